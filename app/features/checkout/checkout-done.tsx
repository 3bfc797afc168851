import { useEffect } from 'react';
import { wasBoughtApart } from '#app/state/bought-apart.ts';
import { emptyCart } from '#app/state/cart-store.ts';
import { reachGoal } from '#app/state/count-visit.ts';

import { forgetCode } from './kept-code.ts';

const KEY = 'cleared-for';

/**
 * Clears the cart of an order that is paid, once, and counts it once: whoever comes back to the page of an old order
 * keeps the cart they have filled since. Shows nothing.
 */
export function CheckoutDone({ order }: { order: string }) {
  useEffect(() => {
    try {
      if (localStorage.getItem(KEY) === order) return;
      localStorage.setItem(KEY, order);
    } catch {
      // Without storage there is no cart to keep either.
    }
    forgetCode();
    reachGoal('Order paid');
    if (!wasBoughtApart(order)) emptyCart();
  }, [order]);
  return null;
}
