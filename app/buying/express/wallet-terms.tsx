import { usePath, useWords } from '#app/ui/language.tsx';
import { WALLET_TERMS } from './wallet-terms.messages.ts';

/** What the press in the wallet means, directly above the wallets' buttons (§ 312j BGB). */
export function WalletTerms() {
  const words = useWords(WALLET_TERMS);
  const to = usePath();
  return (
    <p className="mono muted">
      {words.says}
      <a href={to('/terms')} className="link">
        {words.terms}
      </a>
      {words.apply}
      <a href={to('/return')} className="link">
        {words.back}
      </a>
      {words.end}
    </p>
  );
}
