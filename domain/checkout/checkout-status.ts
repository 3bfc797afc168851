export const PAYMENT_REFERENCE = /^(cs|pi)_[A-Za-z0-9_]{4,200}$/;

/**
 * `processing`: ordered, not yet confirmed by the bank. `refunded`: paid, but the order has ended. Last two: not paid.
 */
export const CHECKOUT_STATUSES = ['complete', 'processing', 'refunded', 'open', 'expired'] as const;
