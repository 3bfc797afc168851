/** Cart of a browser without JavaScript. The first page that runs scripts moves it into local storage. */
export const CART_COOKIE = 'cart';

export const CART_COOKIE_DAYS = 30;
