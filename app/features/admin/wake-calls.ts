import { handOver } from '#app/state/messages.ts';
import { conflictPanel, trouble } from './answer-words.ts';
import { keepTyped, putTypedBack } from './kept-fields.ts';
import { readFields } from './read-fields.ts';
import { saidOf } from './refund-said.ts';
import { send } from './send.ts';

/** Ids that stay the same until what they stand for is done: what is sent twice is done once. */
function idsOf(form: HTMLFormElement): Record<string, string> {
  form.dataset.given ??= JSON.stringify(
    Object.fromEntries((form.dataset.ids?.split(' ') ?? []).map((name) => [name, crypto.randomUUID()])),
  );
  return JSON.parse(form.dataset.given) as Record<string, string>;
}

async function sendForm(form: HTMLFormElement, more: object = {}): Promise<void> {
  const { call = '', of = '{}', then, done } = form.dataset;
  const place = form.querySelector<HTMLElement>('[data-answer]');
  const asked = { ...(JSON.parse(of) as object), ...readFields(form), ...idsOf(form), ...more };
  const buttons = [...form.querySelectorAll<HTMLButtonElement>('button')];
  for (const button of buttons) button.disabled = true;
  const answer = await send(call, asked);
  for (const button of buttons) button.disabled = false;
  if ('data' in answer) {
    const said = saidOf(answer.data, done);
    if (said) handOver(said.type, said.text);
    if (then) location.assign(then);
    else {
      keepTyped(form);
      location.reload();
    }
    return;
  }
  const { conflict, error = 'That did not work.' } = answer;
  place?.replaceChildren(
    conflict
      ? conflictPanel(conflict, {
          keep: () => location.reload(),
          take: () => void sendForm(form, { version: conflict.version }),
        })
      : trouble(error),
  );
  place?.scrollIntoView({ block: 'nearest' });
}

/** Lets forms for calls be sent. One with a question (`data-asks`, the id of a dialog) asks it first. */
export function wakeCalls(): void {
  putTypedBack();
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-call]')) {
    const asked = document.getElementById(form.dataset.asks ?? '');
    const question = asked instanceof HTMLDialogElement ? asked : null;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      if (!question) return void sendForm(form);
      // What is missing is said before the question, not after it.
      const empty = form.querySelector<HTMLInputElement>('input[data-missing]');
      const unready =
        form.dataset.unready ?? (empty?.value.trim() === '' ? empty.dataset.missing : undefined);
      if (unready) {
        form.querySelector('[data-answer]')?.replaceChildren(trouble(unready));
        return;
      }
      question.showModal();
      // Whoever holds the key down that opened it has not answered it.
      question.querySelector<HTMLElement>('button[value=""]')?.focus();
    });
    question?.addEventListener('close', () => {
      if (question.returnValue === 'yes') void sendForm(form);
      question.returnValue = '';
    });
  }
}
