export const PAYMENT_REFERENCE = /^(cs|pi)_[A-Za-z0-9_]{4,200}$/;

/** `processing`: awaits the bank. `refunded`: paid, but the order has ended. `open` and `expired`: not paid. */
export const CHECKOUT_STATUSES = ['complete', 'processing', 'refunded', 'open', 'expired'] as const;
