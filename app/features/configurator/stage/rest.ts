/** So long there was no input when the live view comes by itself, ms. */
export const REST_MS = 2000;

const MOVES = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'wheel'] as const;

/**
 * Calls back once the visitor has rested, in a page that is looked at.
 * @returns what ends the waiting
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

/** Says of a part that is not hydrated yet what its stage is to hear of: a rest at it, or a touch of the stage. */
export function noteLiveWanted(part: HTMLElement): void {
  part.dataset.liveWanted = '';
}

/** True where that was said of the part around an element. */
export const isLiveWanted = (element: Element): boolean => element.closest('[data-live-wanted]') !== null;
