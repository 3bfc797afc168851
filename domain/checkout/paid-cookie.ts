/**
 * How a browser learns that a checkout is paid: one cookie each, named after its payment, set by the server and taken away by
 * the first page that has put the cart away.
 */
export const PAID_COOKIE = 'paid_';

/** How long the word waits for a browser that has left, in days. */
export const PAID_COOKIE_DAYS = 7;
