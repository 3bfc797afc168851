/** Input on a part of the page that had not hydrated yet. */
export interface Held {
  /** The part it waits for. Undefined for a link outside all parts that was pressed while something waited. */
  readonly part: Element | undefined;
  readonly target: HTMLElement;
  /**
   * `press`, `link` and `submit` are held back; a link waits until all earlier input is done. `pick`, `value` and `key`
   * have already happened natively and are replayed for the part.
   */
  readonly kind: 'press' | 'link' | 'pick' | 'value' | 'key' | 'submit';
  /** For a pick: true if the pick changed the button; false if it was checked already. */
  changed?: boolean;
  /** For a pick or a value: the state of the field when it was left. */
  checked?: boolean;
  value?: string;
  readonly event?: Event;
  /** The part will not hydrate. The entry waits no longer and is left to native behaviour. */
  letGo?: boolean;
}

/** State that the page's first script shares with the later ones. */
export interface EarlyInput {
  readonly queue: Held[];
  /** The element last used by pointer, touch or keys; undefined before the first use. */
  touched?: Element;
  isPlaying: boolean;
  /**
   * Called when something waits for this part. Undefined until the later scripts have run; nothing can hydrate before.
   */
  hydrate?(part: Element): void;
}

declare global {
  var early: EarlyInput | undefined;
  /** Removes a browser's translation from a part (`keep-texts.ts`). React hydrates only the server's markup. */
  var showOriginals: ((part: Node) => void) | undefined;
}

/**
 * Selects parts that no script has hydrated yet: an island, a part of one, a button of the strips, or an element that
 * opts in with `data-hydrates`.
 */
export const NOT_HYDRATED =
  ':is([data-island],[data-hydrates],[data-strip]):not([data-hydrated]),[data-deferred]';

/** The queue is empty if the first script did not run. */
export const earlyInput = (): EarlyInput => (globalThis.early ??= { queue: [], isPlaying: false });

/** Event sent to a part and the parts around it when input waits for it. */
export const WANTED = 'wanted';

let watcher: MutationObserver | undefined;

/** Checks the queue at every change of the page while something waits. Removing or redrawing a part sends no event. */
function watch(): void {
  watcher ??= new MutationObserver(() => void playBack());
  watcher.observe(document, { childList: true, subtree: true });
}

/** Sends `wanted` to parts as soon as input waits for them, also for input from before the scripts ran. */
export function tellWanted(): void {
  if (earlyInput().queue.length > 0) watch();
  earlyInput().hydrate = (part) => {
    watch();
    part.dispatchEvent(new Event(WANTED, { bubbles: true }));
  };
}

/** True if input waits for the part or for a part inside it. */
export const isWanted = (part: Element): boolean =>
  earlyInput().queue.some((held) => part.contains(held.target));

export const isTouched = (): boolean => earlyInput().touched !== undefined;

/** True during a replay if the visitor has since used something outside this part. */
export const isReplayOver = (part: Element): boolean => {
  const { isPlaying, touched } = earlyInput();
  return isPlaying && touched !== undefined && !part.contains(touched);
};

/** Marks a part as hydrated and replays the input that waited for it. */
export function markHydrated(part: HTMLElement): void {
  part.dataset.hydrated = '';
  void playBack();
}

/**
 * Stops waiting for a part that will not hydrate: its input is left to native behaviour. Later presses on the part are
 * captured and reported again.
 */
export function letGo(part: Element): void {
  for (const held of earlyInput().queue) if (part.contains(held.target)) held.letGo = true;
  void playBack();
}

let isUnderWay = false;

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Replays input that no longer has to wait, in order and each once, never before an earlier entry of the same part. An
 * error in one entry does not stop the next.
 */
export async function playBack(): Promise<void> {
  if (isUnderWay) return;
  isUnderWay = true;
  const { queue } = earlyInput();
  // Never within the current event: a button changes after its click.
  await nextTask();
  for (let next = nextToPlay(); next; next = nextToPlay()) {
    earlyInput().isPlaying = true;
    try {
      play(next);
    } catch (error) {
      reportError(error);
    }
    earlyInput().isPlaying = false;
    // Each entry gets its own task, so its changes are applied before the next one.
    await nextTask();
    // A changed mind may have removed the entry meanwhile.
    const at = queue.indexOf(next);
    if (at >= 0) queue.splice(at, 1);
  }
  isUnderWay = false;
  if (queue.length === 0) watcher?.disconnect();
}

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

/** The control itself or the one that replaced it. Undefined if it was removed, alone or with its part. */
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
    // React ignores a click that changes nothing, so the button is set back before the click. React may have redrawn it
    // already.
    if (held.changed) (target as HTMLInputElement).checked = !held.checked;
    target.click();
  }
}

/** Sets a field's value as typing does: through the native setter, because React tracks the field's own property. */
function fill(field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement, value: string): void {
  const caret = field === document.activeElement && 'selectionStart' in field ? field.selectionStart : null;
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  field.value = value === '' ? ' ' : '';
  // An earlier pick may have changed the list. The part still receives the value and can choose the nearest one.
  const missingOption =
    field instanceof HTMLSelectElement && ![...field.options].some((option) => option.value === value)
      ? new Option('', value)
      : undefined;
  if (missingOption) (field as HTMLSelectElement).add(missingOption);
  own?.set?.call(field, value);
  if (caret !== null && 'setSelectionRange' in field) field.setSelectionRange(caret, caret);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (!/^(text|email|search|textarea)$/.test(field.type))
    field.dispatchEvent(new Event('change', { bubbles: true }));
  missingOption?.remove();
}
