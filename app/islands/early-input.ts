import { ASLEEP, type EarlyInput, type Held } from './asleep.ts';

/**
 * Hears what is done to parts that are asleep. Presses wait; what browsers do by themselves (a dot in a radio button, a
 * letter in a field) they do, and the part hears of it when it is awake (`held-input.ts`).
 *
 * Sent as it stands here, in every page's head: it may use nothing from around it.
 */
function listen(asleep: string): void {
  const queue: Held[] = [];
  const early: EarlyInput = { queue, touched: false, isPlaying: false, wake: () => {} };
  globalThis.early = early;
  const end = new AbortController();

  const hear = (type: string, act: (event: Event, target: HTMLElement, part: Element | undefined) => void) =>
    addEventListener(
      type,
      (event) => {
        const { target } = event;
        if (early.isPlaying || !(target instanceof HTMLElement || target instanceof SVGElement)) return;
        // What comes while earlier deeds of the same part are played back has its turn after them.
        const part =
          target.closest(asleep) ?? queue.find((held) => held.part?.contains(target))?.part ?? undefined;
        act(event, target as HTMLElement, part);
      },
      { capture: true, signal: end.signal },
    );
  const hold = (held: Held) => {
    queue.push(held);
    if (held.part) early.wake(held.part);
  };
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const press = (target: HTMLElement, part: Element | undefined) => {
    target.ariaBusy = 'true';
    hold({ part, target, kind: 'press' });
  };
  const isText = (target: HTMLElement) =>
    target.matches('textarea,input:not([type=radio],[type=checkbox],[type=range])');

  hear('click', (event, target, part) => {
    const control = target.closest<HTMLElement>('button,a[href],label,summary,input');
    const { button, metaKey, ctrlKey, shiftKey } = event as MouseEvent;
    if (control?.matches('a')) {
      const follows = !control.matches('[href^="#"],[target],[download]');
      // In order: what was pressed before is done before the page is left.
      if (queue.length > 0 && follows && !(button || metaKey || ctrlKey || shiftKey)) {
        stop(event);
        press(control, part);
      }
    } else if (part && control?.matches('button,[type=submit],[type=button]')) {
      stop(event);
      press(control, part);
    } else if (part && control instanceof HTMLInputElement && control.matches('[type=radio],[type=checkbox]'))
      hold({ part, target: control, kind: 'pick', checked: control.checked });
    else if (part && control instanceof HTMLLabelElement && control.control?.matches(':disabled'))
      hold({ part, target: control.control, kind: 'press' });
  });
  // A button may be shut only until what was picked before has been heard: browsers tell of no click on it.
  hear('pointerup', (_, target, part) => {
    const control = target.closest<HTMLElement>('button,input');
    if (part && control?.matches(':disabled')) hold({ part, target: control, kind: 'press' });
  });
  hear('input', (_, target, part) => {
    const last = queue.at(-1);
    if (!part) return;
    if (target.matches('[type=radio],[type=checkbox]')) {
      if (last?.target === target) last.changed = true;
      return;
    }
    const { value } = target as HTMLInputElement;
    if (last?.target === target && last.kind === 'value') last.value = value;
    else hold({ part, target, kind: 'value', value });
  });
  hear('submit', (event, target, part) => {
    if (!part) return;
    stop(event);
    hold({ part, target, kind: 'submit' });
  });
  for (const type of ['keydown', 'keyup'])
    hear(type, (event, target, part) => {
      early.touched = true;
      const isLetter = (event as KeyboardEvent).key.length === 1;
      if (part && !(isLetter && isText(target))) hold({ part, target, kind: 'key', event });
    });
  hear('pointerdown', () => {
    early.touched = true;
  });
  // Without the shop's scripts nobody would ever play it back: then browsers do what they can do alone.
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement) || target.type !== 'module') return;
      end.abort();
      for (const held of queue) held.target.ariaBusy = null;
      queue.length = 0;
    },
    true,
  );
}

export const EARLY_INPUT = `(${listen})(${JSON.stringify(ASLEEP)})`;
