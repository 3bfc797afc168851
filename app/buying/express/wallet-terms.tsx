/** What the press in the wallet means, directly above the wallets' buttons (§ 312j BGB). */
export function WalletTerms() {
  return (
    <p className="mono muted">
      The wallet shows shipping and total before you confirm. Confirming there orders with obligation to pay.
      Our{' '}
      <a href="/terms" className="link">
        terms
      </a>{' '}
      apply, you may{' '}
      <a href="/return" className="link">
        withdraw and return
      </a>
      .
    </p>
  );
}
