/** How payments are referred to: checkout sessions and, for wallets, payment intents. */
export const PAYMENT_REFERENCE = /^(cs|pi)_[A-Za-z0-9_]{4,200}$/;

/**
 * What a checkout has come to. `complete`: paid, and the order goes its way. `processing`: ordered, the bank still has
 * the money. `refunded`: paid, but the order is over and the money goes back. `open` and `expired`: not paid.
 */
export const CHECKOUT_STATUSES = ['complete', 'processing', 'refunded', 'open', 'expired'] as const;
