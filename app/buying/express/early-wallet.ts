/**
 * Runs before anything is painted: where no wallet can be, no button for one is seen. What a browser that knows wallets has in
 * its own is asked later (`wallet-likely.ts`).
 */
export const EARLY_WALLET = `self.ApplePaySession||self.PaymentRequest||(document.documentElement.dataset.wallet='none')`;
