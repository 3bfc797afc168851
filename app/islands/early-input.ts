/**
 * Hears what is done to parts that are not hydrated yet. Presses wait; what browsers do by themselves (a dot in a radio button, a
 * letter in a field) they do, and the part hears of it when it is hydrated (`held-input.ts`).
 *
 * Stands in every page's head, packed as short as it goes (`scripts/early-scripts.ts`).
 */
import { type EarlyInput, type Held, NOT_HYDRATED } from './held-input.ts';

const queue: Held[] = [];
const early: EarlyInput = { queue, isPlaying: false };
globalThis.early = early;
const end = new AbortController();
/** The key that is down has been held down. */
let repeats = false;

const hear = (type: string, act: (event: Event, target: HTMLElement, part: Element | undefined) => void) =>
  addEventListener(
    type,
    (event) => {
      const { target } = event;
      if (early.isPlaying || !(target instanceof HTMLElement || target instanceof SVGElement)) return;
      // What comes while earlier deeds of the same part are played back has its turn after them.
      const part = target.closest(NOT_HYDRATED) ?? queue.find((held) => held.part?.contains(target))?.part;
      act(event, target as HTMLElement, part);
    },
    { capture: true, signal: end.signal },
  );
const hold = (held: Held) => {
  queue.push(held);
  if (held.part) early.hydrate?.(held.part);
};
/**
 * What browsers do by themselves they do, and nobody else hears of it before it is played back: a part whose code is there, but
 * which has not said so yet, would hear it twice.
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
    // In order: what was pressed before is done before the page is left. Who then presses once more wants to leave anyway:
    // a script that neither comes nor fails must keep nobody. Two clicks of one double click are no second press.
    const isMeant = detail < 2 && !repeats && queue.some((held) => held.target === control);
    if (queue.length > 0 && leaves && !isMeant) {
      stop(event);
      press(control, part, 'link');
    }
  } else if (part && control?.matches('button,[type=submit],[type=button],[data-press]')) {
    stop(event);
    press(control, part);
  } else if (part && control instanceof HTMLInputElement && control.matches('[type=radio],[type=checkbox]')) {
    // Whoever picks another one of them next has changed their mind: the first might already lead to the next step. One that
    // goes on from what was picked before says so.
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
// A button may be shut only until what was picked before has been heard: browsers tell of no click on it.
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
// It comes with the input, and is played back with it.
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
  // What a translation has put on the page does not stay there.
  early.touched = target.closest(':not(font)') ?? target;
  repeats = false;
});
// Without the shop's scripts, or where they break before they can hydrate anything, nobody would ever play it back: then
// browsers do what they can do alone.
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
