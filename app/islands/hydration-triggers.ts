import { isTouched, isWanted, WANTED } from './held-input.ts';

/**
 * `near`: the part comes near the window. `input`: the visitor uses pointer, touch or keys. `touch`: they do so on
 * the part itself. Whatever a part waits for, a press on it is a sign, too.
 */
export type HydrationTrigger = 'near' | 'input' | 'touch';

const INPUT = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;
/** What is dragged over a part may be dropped on it. */
const TOUCH = ['pointerover', 'focusin', 'dragenter'] as const;

/** A part counts as near from this far outside the window, px. */
const AHEAD = '160px';

/** Browsers tell of a move, too, when a page comes under a mouse that lies still. */
const isOfBrowser = (event: Event) =>
  event instanceof PointerEvent &&
  event.type === 'pointermove' &&
  event.movementX === 0 &&
  event.movementY === 0;

/**
 * Calls back at every sign that a part may be needed.
 * @returns what ends the waiting
 */
export function waitFor(sign: HydrationTrigger, element: Element, onSign: () => void): () => void {
  const end = new AbortController();
  const settings = { passive: true, signal: end.signal };
  element.addEventListener(WANTED, onSign, settings);
  if (isWanted(element) || (sign === 'input' && isTouched())) queueMicrotask(onSign);
  const onInput = (event: Event) => {
    if (!isOfBrowser(event)) onSign();
  };
  if (sign === 'input') for (const event of INPUT) addEventListener(event, onInput, settings);
  if (sign === 'touch') for (const event of TOUCH) element.addEventListener(event, onSign, settings);
  if (sign === 'near') {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onSign();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    end.signal.addEventListener('abort', () => observer.disconnect());
  }
  return () => end.abort();
}
