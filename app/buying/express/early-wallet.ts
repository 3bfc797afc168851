/**
 * Marks a page on which a wallet is likely before the first paint, so our wallet button or its alternative is there
 * from the start. Uses the rules of `walletLikely`; a test compares the two.
 */
export const earlyWallet = ({ sandboxScript }: { readonly sandboxScript: string | undefined }): string =>
  sandboxScript === undefined
    ? `(()=>{try{const a=globalThis.ApplePaySession;if(a?a.canMakePayments():globalThis.PaymentRequest)document.documentElement.dataset.wallet=''}catch{}})()`
    : `document.documentElement.dataset.wallet=''`;
