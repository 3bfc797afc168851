import { useEffect } from 'react';
import { reachGoal } from '#app/state/count-visit.ts';
import { keep, readKept } from '#app/state/kept.ts';
import { forgetCode } from './kept-code.ts';
import { forgetForm } from './kept-form.ts';

const KEY = 'counted-for';

/** Counts a paid order once, however often its page is opened. Shows nothing. */
export function CheckoutDone({ order }: { order: string }) {
  useEffect(() => {
    forgetForm();
    if (readKept(KEY) === order) return;
    keep(KEY, order);
    forgetCode();
    reachGoal('Order paid');
  }, [order]);
  return null;
}
