import { awaken } from '#app/islands/held-input.ts';
import { wakeCalls } from './wake-calls.ts';
import { wakeCopy } from './wake-copy.ts';
import { wakeKeys } from './wake-keys.ts';
import { wakeRefund } from './wake-refund.ts';

/** What the workshop's pages do in a browser: forms that are sent, and keys. Only they load it. */
export function wakeWorkshop(workshop: HTMLElement): void {
  wakeKeys();
  wakeCalls();
  wakeCopy();
  const refund = document.querySelector<HTMLFormElement>('form[data-refund]');
  if (refund) wakeRefund(refund);
  awaken(workshop);
}
