/** Marks a payment as paid. Set by the server, deleted by the first page that has emptied the cart; one a payment. */
export const PAID_COOKIE = 'paid_';

/** Identifies the browser that began a checkout. One cookie each, not readable by scripts. */
export const CHECKOUT_COOKIE = 'checkout_';

/** Lifetime of both cookies, in days: banks take some days to confirm a payment. */
export const CHECKOUT_COOKIE_DAYS = 7;
