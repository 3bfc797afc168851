import { useMessages, usePath } from '#app/ui/language.tsx';
import { EXPRESS_MESSAGES } from './express.messages.tsx';

/** Explains directly above the wallet buttons that confirming places the order (§ 312j BGB). */
export function WalletTerms() {
  const { terms } = useMessages(EXPRESS_MESSAGES);
  const to = usePath();
  return <p className="mono muted">{terms(to('/terms'), to('/return'))}</p>;
}
