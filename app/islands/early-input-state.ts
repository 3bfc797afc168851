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
