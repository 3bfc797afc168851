/** Time without input after which the live view starts, ms. */
export const REST_MS = 2000;

const MOVES = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'wheel'] as const;

/**
 * Calls back once the visitor has rested on a visible page.
 * @returns a function that stops waiting
 */
export function waitForRest(onRest: () => void): () => void {
  const end = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  const rested = () => {
    if (document.hidden) return restart();
    end.abort();
    onRest();
  };
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(rested, REST_MS);
  };
  for (const move of MOVES) addEventListener(move, restart, { passive: true, signal: end.signal });
  restart();
  return () => {
    clearTimeout(timer);
    end.abort();
  };
}

/** Marks a part that is not hydrated yet: its stage was touched, or the visitor rested. */
export function noteLiveWanted(part: HTMLElement): void {
  part.dataset.liveWanted = '';
}

/** True if the part around an element is marked. */
export const isLiveWanted = (element: Element): boolean => element.closest('[data-live-wanted]') !== null;
