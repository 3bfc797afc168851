/**
 * Captures input on parts that have not hydrated yet. Presses are held back. Native changes (a radio button, a letter
 * in a field) happen at once and are reported to the part after hydration (`held-input.ts`).
 *
 * It is in the head of every page, minified (`scripts/early-scripts.ts`).
 */
import { type EarlyInput, type Held, NOT_HYDRATED } from './held-input.ts';

const queue: Held[] = [];
const early: EarlyInput = { queue, isPlaying: false };
globalThis.early = early;
const end = new AbortController();
/** A button of the consent bar, or the one that opens it. */
const STRIP = '[data-strip]';
/** The key that is down is repeating. */
let repeats = false;

const hear = (type: string, act: (event: Event, target: HTMLElement, part: Element | undefined) => void) =>
  addEventListener(
    type,
    (event) => {
      const { target } = event;
      if (early.isPlaying || !(target instanceof HTMLElement || target instanceof SVGElement)) return;
      // Input that arrives while earlier input of the same part is replayed is queued behind it. Buttons of the strips
      // hydrate together, so they count as one part.
      const part =
        target.closest(NOT_HYDRATED) ??
        queue.find(
          (held) => held.part?.contains(target) || (held.part?.matches(STRIP) && target.closest(STRIP)),
        )?.part;
      act(event, target as HTMLElement, part);
    },
    { capture: true, signal: end.signal },
  );
const hold = (held: Held) => {
  queue.push(held);
  if (held.part) early.hydrate?.(held.part);
};
/**
 * Leaves the native behaviour alone and stops all other listeners. Otherwise a part that is loaded but not yet marked
 * as hydrated would receive the event twice, now and at the replay.
 */
const keep = (event: Event) => event.stopImmediatePropagation();
const stop = (event: Event) => {
  event.preventDefault();
  keep(event);
};
const press = (target: HTMLElement, part: Element | undefined, kind: 'press' | 'link' = 'press') => {
  target.ariaBusy = 'true';
  hold({ part, target, kind });
};
const isText = (target: HTMLElement) =>
  target.matches('textarea,input:not([type=radio],[type=checkbox],[type=range])');

hear('click', (event, target, part) => {
  const control = target.closest<HTMLElement>('button,a[href],label,summary,input,[data-press]');
  const { button, metaKey, ctrlKey, shiftKey, detail } = event as MouseEvent;
  if (control?.matches('a')) {
    const leaves = !(
      control.matches('[href^="#"],[target],[download]') ||
      button ||
      metaKey ||
      ctrlKey ||
      shiftKey
    );
    // Earlier presses are handled before the page is left. A second press on the same link leaves at once, so a script
    // that never arrives cannot trap the visitor. The two clicks of a double click are not a second press.
    const isMeant = detail < 2 && !repeats && queue.some((held) => held.target === control);
    if (queue.length > 0 && leaves && !isMeant) {
      stop(event);
      press(control, part, 'link');
    }
  } else if (part && control?.matches('button,[type=submit],[type=button],[data-press]')) {
    stop(event);
    press(control, part);
  } else if (part && control instanceof HTMLInputElement && control.matches('[type=radio],[type=checkbox]')) {
    // A new pick in the same part replaces the last one, which might already lead to the next step. A control that
    // continues from the earlier pick is marked with `data-goes-on`.
    const last = queue.findLast(({ kind }) => kind !== 'key');
    const before =
      last?.kind === 'pick' && last.part === part ? (last.target as HTMLInputElement) : undefined;
    if (
      last &&
      control.type === 'radio' &&
      before?.type === 'radio' &&
      before.name === control.name &&
      !control.matches('[data-goes-on]')
    )
      queue.splice(queue.indexOf(last), 1);
    keep(event);
    hold({ part, target: control, kind: 'pick', checked: control.checked });
  } else if (part && control instanceof HTMLLabelElement && control.control?.matches(':disabled'))
    hold({ part, target: control.control, kind: 'press' });
});
// A button can be disabled until an earlier pick is processed. Browsers send no click for it.
hear('pointerup', (_, target, part) => {
  const control = target.closest<HTMLElement>('button,input');
  if (part && control?.matches(':disabled')) hold({ part, target: control, kind: 'press' });
});
hear('input', (event, target, part) => {
  const last = queue.at(-1);
  if (!part) return;
  keep(event);
  if (target.matches('[type=radio],[type=checkbox]')) {
    if (last?.target === target) last.changed = true;
    return;
  }
  const { value } = target as HTMLInputElement;
  if (last?.target === target && last.kind === 'value') last.value = value;
  else hold({ part, target, kind: 'value', value });
});
// `change` comes with `input` and is replayed together with it.
hear('change', (event, _, part) => {
  if (part) keep(event);
});
hear('submit', (event, target, part) => {
  if (!part) return;
  stop(event);
  hold({ part, target, kind: 'submit' });
});
for (const type of ['keydown', 'keyup'])
  hear(type, (event, target, part) => {
    const { key, repeat } = event as KeyboardEvent;
    early.touched = target;
    repeats = repeat;
    if (!part || (key.length === 1 && isText(target))) return;
    keep(event);
    hold({ part, target, kind: 'key', event });
  });
hear('pointerdown', (_, target) => {
  // A translation's `<font>` elements do not stay on the page.
  early.touched = target.closest(':not(font)') ?? target;
  repeats = false;
});
// Gives up if the shop's scripts are missing, or fail before they hydrate anything: nobody would replay the
// input, so the browser handles it natively.
addEventListener(
  'error',
  ({ target, filename }) => {
    const isMissing = target instanceof HTMLScriptElement && target.type === 'module';
    const isBroken = !early.hydrate && filename?.includes('/assets/');
    if (!isMissing && !isBroken) return;
    end.abort();
    for (const { target: control, kind } of queue.splice(0)) {
      control.ariaBusy = null;
      if (kind === 'submit') (control as HTMLFormElement).requestSubmit();
      else if (kind === 'press' || kind === 'link') control.click();
    }
  },
  true,
);
