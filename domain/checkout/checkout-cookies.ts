/**
 * How a browser learns that a checkout is paid: one cookie each, named after its payment, set by the server and taken away by
 * the first page that has put the cart away.
 */
export const PAID_COOKIE = 'paid_';

/** How the browser that began a checkout is recognised: one cookie each, which no script can read. */
export const CHECKOUT_COOKIE = 'checkout_';

/** Lifetime of both, in days: banks take some days to confirm a payment. */
export const CHECKOUT_COOKIE_DAYS = 7;
