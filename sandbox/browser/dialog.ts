import type { Appearance } from '@stripe/stripe-js';
import { makeElement } from './field.ts';
import { say, sayWith } from './speech.ts';
import { applyAppearance } from './style.ts';

/** The note in each window and form of the sandbox. */
export const testNote = (words = ''): HTMLElement =>
  makeElement('p', 'sbx-note', makeElement('strong', '', say('Test mode – no money moves')), words);

/** A window with a heading, the note and a pair of buttons, of which the first is the main one. */
export function createDialog(
  name: string,
  heading: string,
  words: string,
  appearance: Appearance | undefined,
  labels: readonly [string, string],
) {
  const title = makeElement('h2', '', say(heading));
  title.id = `sbx-${name}`;
  const [main, other] = [button(labels[0]), button(labels[1])] as const;
  main.dataset.primary = '';
  const dialog = makeElement('dialog', 'sbx sbx-dialog', title, testNote(words));
  dialog.setAttribute('aria-labelledby', title.id);
  applyAppearance(dialog, appearance);
  return { dialog, main, other, buttons: makeElement('div', 'sbx-buttons', main, other) };
}

/** Simulates the bank's page. True if the shopper authenticates, false on failure or Escape. Restores the focus. */
export function authenticate(amount: string, appearance: Appearance | undefined): Promise<boolean> {
  const {
    dialog,
    main: complete,
    other: fail,
    buttons,
  } = createDialog('authentication', '3D Secure test page', '', appearance, [
    'Complete authentication',
    'Fail authentication',
  ]);
  const words = sayWith(
    `This card asks for authentication. For a payment of ${amount} your bank would now ask whether it is you.`,
    `Diese Karte verlangt eine Freigabe. Bei einer Zahlung von ${amount} würde deine Bank jetzt fragen, ob du es bist.`,
  );
  dialog.append(makeElement('p', '', words), buttons);
  document.body.append(dialog);

  return new Promise((resolve) => {
    complete.addEventListener('click', () => dialog.close('complete'));
    fail.addEventListener('click', () => dialog.close('fail'));
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue === 'complete');
    });
    dialog.showModal();
  });
}

function button(label: string): HTMLButtonElement {
  const created = makeElement('button', '', say(label));
  created.type = 'button';
  return created;
}
