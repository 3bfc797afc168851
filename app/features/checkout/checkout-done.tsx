import { useEffect } from 'react';
import { wasBoughtApart } from '#app/state/bought-apart.ts';
import { emptyCart } from '#app/state/cart-store.ts';

const KEY = 'cleared-for';

/**
 * Clears the cart of an order that is paid, once: whoever comes back to the page of an old order keeps the cart
 * they have filled since. Shows nothing.
 */
export function CheckoutDone({ order }: { order: string }) {
  useEffect(() => {
    if (wasBoughtApart(order)) return;
    try {
      if (localStorage.getItem(KEY) === order) return;
      localStorage.setItem(KEY, order);
    } catch {
      // Without storage there is no cart to keep either.
    }
    emptyCart();
  }, [order]);
  return null;
}
