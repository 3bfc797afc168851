/* Storage keys of the visitor's instrument, of their country and of the carts of their checkouts. In a module of their own, because head scripts
   of every page read them and would include anything else that the module imports. */
export const GUITAR_KEY = 'your-guitar';
export const PICKUP_KEY = 'your-pickup';
export const SHIP_TO_KEY = 'ship-to';
export const CHECKOUTS_KEY = 'checkouts';
