/** Reference of a payment: a checkout session, or a payment intent for wallets. */
export const PAYMENT_REFERENCE = /^(cs|pi)_[A-Za-z0-9_]{4,200}$/;

/**
 * Result of a checkout. `complete`: paid. `processing`: ordered, the bank has not yet confirmed. `refunded`: paid, but
 * the order has ended and the money goes back. `open` and `expired`: not paid.
 */
export const CHECKOUT_STATUSES = ['complete', 'processing', 'refunded', 'open', 'expired'] as const;
