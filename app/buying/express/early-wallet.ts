/**
 * Marks a page on which a wallet is likely, before anything of it is painted: our button for wallets is there from the
 * start, or something else does, and there is no room that waits for it. Judges as `walletLikely` does; a test holds the
 * two together.
 */
export const earlyWallet = ({ sandboxScript }: { readonly sandboxScript: string | undefined }): string =>
  sandboxScript === undefined
    ? `(()=>{try{const a=globalThis.ApplePaySession;if(a?a.canMakePayments():globalThis.PaymentRequest)document.documentElement.dataset.wallet=''}catch{}})()`
    : `document.documentElement.dataset.wallet=''`;
