const KEY = 'bought-apart';

/** Notes that an order was placed past the cart, from a product's own page: the cart is to outlive it. */
export function noteBoughtApart(orderNumber: string): void {
  try {
    sessionStorage.setItem(KEY, orderNumber);
  } catch {
    // Without storage there is no cart that could be lost.
  }
}

export function wasBoughtApart(orderNumber: string): boolean {
  try {
    return sessionStorage.getItem(KEY) === orderNumber;
  } catch {
    return false;
  }
}
