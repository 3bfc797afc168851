/** `near`: the part comes near the window. `hand`: a hand moves on the mouse, the glass or the keys. */
export type Sign = 'near' | 'hand';

const HAND = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** A part counts as near from this far outside the window, px. */
const AHEAD = '160px';

/**
 * Calls back at every sign that a part may be needed.
 * @returns what ends the waiting
 */
export function waitFor(sign: Sign, element: Element, onSign: () => void): () => void {
  if (sign === 'near') {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onSign();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }
  const end = new AbortController();
  for (const event of HAND) addEventListener(event, onSign, { passive: true, signal: end.signal });
  return () => end.abort();
}
