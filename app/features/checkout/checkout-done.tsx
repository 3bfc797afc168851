import { useEffect } from 'react';
import { reachGoal } from '#app/state/count-visit.ts';

import { forgetCode } from './kept-code.ts';

const KEY = 'counted-for';

/** Counts an order that is paid, once, however often its page is opened. Shows nothing. */
export function CheckoutDone({ order }: { order: string }) {
  useEffect(() => {
    try {
      if (localStorage.getItem(KEY) === order) return;
      localStorage.setItem(KEY, order);
    } catch {
      // Without storage it is counted each time.
    }
    forgetCode();
    reachGoal('Order paid');
  }, [order]);
  return null;
}
