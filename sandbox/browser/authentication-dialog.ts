import type { Appearance } from '@stripe/stripe-js';
import { makeElement } from './field.ts';
import { say, sayWith } from './speech.ts';
import { applyAppearance } from './style.ts';

/** Simulates the bank's page. True if the shopper authenticates, false on failure or Escape. Restores the focus. */
export function authenticate(amount: string, appearance: Appearance | undefined): Promise<boolean> {
  const dialog = makeElement('dialog', 'sbx sbx-dialog');
  applyAppearance(dialog, appearance);
  const heading = makeElement('h2');
  heading.id = 'sbx-authentication';
  heading.textContent = say('3D Secure test page');
  dialog.setAttribute('aria-labelledby', heading.id);
  const note = makeElement('p', 'sbx-note');
  const strong = makeElement('strong');
  strong.textContent = say('Test mode – no money moves');
  note.append(strong);
  const text = makeElement('p');
  text.textContent = sayWith(
    `This card asks for authentication. For a payment of ${amount} your bank would now ask whether it is you.`,
    `Diese Karte verlangt eine Freigabe. Bei einer Zahlung von ${amount} würde deine Bank jetzt fragen, ob du es bist.`,
  );
  const buttons = makeElement('div', 'sbx-buttons');
  const complete = button('Complete authentication');
  complete.dataset.primary = '';
  const fail = button('Fail authentication');
  buttons.append(complete, fail);
  dialog.append(heading, note, text, buttons);
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

export function button(label: string): HTMLButtonElement {
  const created = makeElement('button');
  created.type = 'button';
  created.textContent = say(label);
  return created;
}
