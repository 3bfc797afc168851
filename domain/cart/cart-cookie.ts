/** Where a browser without JavaScript keeps its cart. The first page that runs scripts moves it into the cart that they keep. */
export const CART_COOKIE = 'cart';

/** Lifetime in days. */
export const CART_COOKIE_DAYS = 30;
