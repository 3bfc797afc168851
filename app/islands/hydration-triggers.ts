import { isTouched, isWanted, WANTED } from './held-input.ts';

/**
 * `near`: the part comes near the window. `hand`: a hand moves on the mouse, the glass or the keys. `touch`: it moves on
 * the part itself. Whatever a part waits for, a press on it is a sign, too.
 */
export type HydrationTrigger = 'near' | 'hand' | 'touch';

const HAND = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;
const TOUCH = ['pointerover', 'focusin'] as const;

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
  if (isWanted(element) || (sign === 'hand' && isTouched())) queueMicrotask(onSign);
  const onHand = (event: Event) => {
    if (!isOfBrowser(event)) onSign();
  };
  if (sign === 'hand') for (const event of HAND) addEventListener(event, onHand, settings);
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
