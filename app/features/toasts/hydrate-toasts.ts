import { followToasts, showHandedOver, TOAST_MS, type Toast, UNDO_MS } from '#app/state/toasts.ts';

/** The oldest message disappears above this number, so that the page stays visible. */
const MOST_AT_ONCE = 3;
/** Least remaining time of a message after hover or focus end, ms. */
const LEAST_MS = 600;

export function hydrateToasts(): void {
  const region = (role: string) => document.querySelector<HTMLElement>(`[data-messages] > [role=${role}]`);
  const regions = { info: region('status'), success: region('status'), error: region('alert') };
  followToasts((message) => {
    const { action } = message;
    const pressed = action && 'press' in action ? action : undefined;
    if (pressed) document.querySelector('[data-messages] [data-undo]')?.remove();
    const notes = document.querySelectorAll('[data-messages] > [role] > *');
    if (notes.length >= MOST_AT_ONCE) notes[0]?.remove();
    const note = noteFor(message);
    if (!note) return;
    regions[message.type]?.append(note);
    endInTime(note, pressed ? UNDO_MS : TOAST_MS, pressed?.ended);
    if (pressed?.focus) note.querySelector<HTMLElement>('button')?.focus();
  });
  showHandedOver();
}

function noteFor({ type, text, action }: Toast): HTMLElement | undefined {
  const template = document.querySelector<HTMLTemplateElement>(`template[data-message=${type}]`);
  const note = template && document.importNode(template.content, true).querySelector<HTMLElement>('*');
  const words = note?.querySelector('p');
  const link = note?.querySelector('a');
  if (!note || !words || !link) return undefined;
  words.textContent = text;
  const dismiss = note.querySelector('button');
  dismiss?.addEventListener('click', () => note.remove());
  if (!action) link.remove();
  else if ('href' in action) {
    link.href = action.href;
    link.textContent = action.label;
  } else {
    const { label, press, left, ended } = action;
    note.dataset.undo = '';
    const button = document.createElement('button');
    button.type = 'button';
    button.className = link.className;
    button.textContent = label;
    button.addEventListener('click', () => {
      note.remove();
      ended?.();
      press();
    });
    link.replaceWith(button);
    for (const hears of [left, ended]) if (hears) dismiss?.addEventListener('click', hears);
    note.addEventListener('keydown', ({ key }) => key === 'Escape' && dismiss?.click());
  }
  return note;
}

function endInTime(note: HTMLElement, time: number, ended?: () => void): void {
  let left = time;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = () => {
    if (timer !== undefined || note.matches(':hover, :focus-within')) return;
    since = performance.now();
    timer = setTimeout(() => {
      if (note.isConnected) ended?.();
      note.remove();
    }, left);
  };
  const hold = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    left = Math.max(left - (performance.now() - since), LEAST_MS);
  };
  note.addEventListener('pointerenter', hold);
  note.addEventListener('focusin', hold);
  note.addEventListener('pointerleave', run);
  note.addEventListener('focusout', run);
  run();
}
