import { isTouched, isWanted, WANTED } from './held-input.ts';

/**
 * `near`: the part comes near the window. `input`: the visitor uses pointer, touch or keys. `touch`: the visitor uses
 * the part itself. A press on the part triggers all three.
 */
export type HydrationTrigger = 'near' | 'input' | 'touch';

const INPUT = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;
/** Something dragged over a part may be dropped on it. */
const TOUCH = ['pointerover', 'focusin', 'dragenter'] as const;

/** Distance from the window within which a part is near, px. */
const AHEAD = '160px';

/** Browsers also send a pointer event when a page appears under a mouse at rest. */
const isOfBrowser = (event: Event) =>
  event instanceof PointerEvent &&
  event.type === 'pointermove' &&
  event.movementX === 0 &&
  event.movementY === 0;

/**
 * Calls back at every sign that a part may be needed.
 * @returns a function that stops waiting
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
