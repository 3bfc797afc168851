import { awaken } from '#app/islands/held-input.ts';
import { wakeCalls } from './wake-calls.ts';
import { wakeCopy } from './wake-copy.ts';
import { wakeKeys } from './wake-keys.ts';
import { wakeMoney } from './wake-money.ts';

/** What the workshop's pages do in a browser: forms that are sent, and keys. Only they load it. */
export function wakeWorkshop(workshop: HTMLElement): void {
  wakeKeys();
  wakeCalls();
  wakeCopy();
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-money]')) wakeMoney(form);
  awaken(workshop);
}
