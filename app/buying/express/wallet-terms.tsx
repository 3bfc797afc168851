import { useMessages } from '#app/ui/language.tsx';
import { usePath } from '#app/ui/use-path.ts';
import { EXPRESS_MESSAGES } from './express.messages.tsx';

/** What the press in the wallet means, directly above the wallets' buttons (§ 312j BGB). */
export function WalletTerms() {
  const { terms } = useMessages(EXPRESS_MESSAGES);
  const to = usePath();
  return <p className="mono muted">{terms(to('/terms'), to('/return'))}</p>;
}
