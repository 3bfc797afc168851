/** What a visitor did to a part of the page that could not answer yet. */
export interface Held {
  /** The part it waits for; undefined for a link elsewhere, pressed after something that waits. */
  readonly part: Element | undefined;
  readonly target: HTMLElement;
  /**
   * `press`, `link`, `submit`: held back; a link until all is done that was done before. `pick`, `value`, `key`: done by
   * the browser already, and heard of once more.
   */
  readonly kind: 'press' | 'link' | 'pick' | 'value' | 'key' | 'submit';
  /** Of a pick: the button has changed by it. One that was checked already has not. */
  changed?: boolean;
  /** Of a pick, and of a field as it was left. */
  checked?: boolean;
  value?: string;
  readonly event?: Event;
  /** Its part will not hydrate: it waits no more, and what browsers can do alone comes of it. */
  letGo?: boolean;
}

/** What the page's first script and its later ones share. */
export interface EarlyInput {
  /** In the order in which it happened. */
  readonly queue: Held[];
  /** What pointer, touch or keys were last used on; nothing before they were. */
  touched?: Element;
  /** What happens now is played back. */
  isPlaying: boolean;
  /** Something waits for this part. There once the later scripts have run: until then nothing can hydrate. */
  hydrate?(part: Element): void;
}

declare global {
  var early: EarlyInput | undefined;
  /** Takes a browser's translation out of a part (`keep-texts.ts`): React hydrates only what the server has drawn. */
  var showOriginals: ((part: Node) => void) | undefined;
}

/**
 * A part of the page that no script has brought to life yet: an island, a part of one, a button of the strips, or
 * whatever says so.
 */
export const NOT_HYDRATED =
  ':is([data-island],[data-hydrates],[data-strip]):not([data-hydrated]),[data-deferred]';

/** Where the first script did not run, nothing was held back. */
export const earlyInput = (): EarlyInput => (globalThis.early ??= { queue: [], isPlaying: false });

/** Said to a part, and to those around it, when something waits for it. */
export const WANTED = 'wanted';

let watcher: MutationObserver | undefined;

/** Looks again at every change while something waits: who takes a part away, or draws over it, tells nobody. */
function watch(): void {
  watcher ??= new MutationObserver(() => void playBack());
  watcher.observe(document, { childList: true, subtree: true });
}

/** Lets parts hear at once that something waits for them, also what has waited since before there were scripts. */
export function tellWanted(): void {
  if (earlyInput().queue.length > 0) watch();
  earlyInput().hydrate = (part) => {
    watch();
    part.dispatchEvent(new Event(WANTED, { bubbles: true }));
  };
}

/** True where something waits for a part, or for one inside it. */
export const isWanted = (part: Element): boolean =>
  earlyInput().queue.some((held) => part.contains(held.target));

/** True once the visitor has used pointer, touch or keys. */
export const isTouched = (): boolean => earlyInput().touched !== undefined;

/** True where what happens now was done before the visitor went on to somewhere outside this part. */
export const isOver = (part: Element): boolean => {
  const { isPlaying, touched } = earlyInput();
  return isPlaying && touched !== undefined && !part.contains(touched);
};

/** Says that a part answers from now on, and lets it hear what has waited. */
export function markHydrated(part: HTMLElement): void {
  part.dataset.hydrated = '';
  void playBack();
}

/**
 * Waits no more for a part that will not hydrate: what was done to it is done as browsers do it alone. Whoever presses on it
 * later waits anew, and is told anew.
 */
export function letGo(part: Element): void {
  for (const held of earlyInput().queue) if (part.contains(held.target)) held.letGo = true;
  void playBack();
}

let isUnderWay = false;

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Plays back what need not wait any more: in order, each once, none before an earlier one of its part. Whatever comes of
 * one of them, the next has its turn.
 */
export async function playBack(): Promise<void> {
  if (isUnderWay) return;
  isUnderWay = true;
  const { queue } = earlyInput();
  // Never in the midst of what is just happening: a button changes after its click.
  await nextTask();
  for (let next = nextToPlay(); next; next = nextToPlay()) {
    earlyInput().isPlaying = true;
    try {
      play(next);
    } catch (error) {
      reportError(error);
    }
    earlyInput().isPlaying = false;
    // Each as a task of its own, as a visitor would do it: what it changes is there before the next.
    await nextTask();
    // Who changed their mind meanwhile has taken it out already.
    const at = queue.indexOf(next);
    if (at >= 0) queue.splice(at, 1);
  }
  isUnderWay = false;
  if (queue.length === 0) watcher?.disconnect();
}

/** What is first of all that waits for nothing any more. */
function nextToPlay(): Held | undefined {
  const waiting: Element[] = [];
  return earlyInput().queue.find((held) => {
    const { part, kind } = held;
    const isNotHydrated = !held.letGo && part?.closest(NOT_HYDRATED) && standing(held);
    const isBehind =
      kind === 'link'
        ? waiting.length > 0
        : part && waiting.some((other) => other.contains(part) || part.contains(other));
    if (!isNotHydrated && !isBehind) return true;
    if (part) waiting.push(part);
    return false;
  });
}

const nameOf = (control: HTMLElement): string => {
  const { localName, id, ariaLabel, textContent } = control;
  return [
    localName,
    id,
    control.getAttribute('name'),
    control.getAttribute('value'),
    ariaLabel,
    textContent,
  ].join();
};

/** The control itself, or the one that is in its place; none where it was taken away, alone or with its part. */
function standing({ target, part }: Held): HTMLElement | undefined {
  if (target.isConnected) return target;
  if (!part?.isConnected) return undefined;
  for (const translated of [target, part]) globalThis.showOriginals?.(translated);
  const name = nameOf(target);
  return [...part.querySelectorAll<HTMLElement>(target.localName)].find(
    (control) => nameOf(control) === name,
  );
}

function play(held: Held): void {
  const target = standing(held);
  if (!target) return;
  held.target.ariaBusy = null;
  if (held.kind === 'key') {
    const { type, key, code, ctrlKey, shiftKey, altKey, metaKey } = held.event as KeyboardEvent;
    const modifiers = { ctrlKey, shiftKey, altKey, metaKey };
    target.dispatchEvent(
      new KeyboardEvent(type, { key, code, ...modifiers, bubbles: true, cancelable: true }),
    );
  } else if (held.kind === 'submit') (target as HTMLFormElement).requestSubmit();
  else if (held.kind === 'value') fill(target as HTMLInputElement, held.value ?? '');
  else {
    // Picked once more: React takes only a change for one, and may have drawn over the first already.
    if (held.changed) (target as HTMLInputElement).checked = !held.checked;
    target.click();
  }
}

/** Leaves a value in a field as typing does. React compares with what it last knew through the field's own property. */
function fill(field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement, value: string): void {
  const caret = field === document.activeElement && 'selectionStart' in field ? field.selectionStart : null;
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  field.value = value === '' ? ' ' : '';
  // One of a list that has changed by what was picked before it: the part hears of it all the same, and knows what is nearest.
  const gone =
    field instanceof HTMLSelectElement && ![...field.options].some((option) => option.value === value)
      ? new Option('', value)
      : undefined;
  if (gone) (field as HTMLSelectElement).add(gone);
  own?.set?.call(field, value);
  if (caret !== null && 'setSelectionRange' in field) field.setSelectionRange(caret, caret);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (!/^(text|email|search|textarea)$/.test(field.type))
    field.dispatchEvent(new Event('change', { bubbles: true }));
  gone?.remove();
}
