/** So long nobody has moved a hand when the live view comes by itself, ms. */
export const REST_MS = 2000;

const MOVES = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'wheel'] as const;

/**
 * Calls back once when nobody has moved a hand for two seconds on a page that is seen.
 * @returns what ends the waiting
 */
export function whenRested(onRest: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const end = new AbortController();
  const rested = () => {
    if (document.hidden) return restart();
    end.abort();
    onRest();
  };
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(rested, REST_MS);
  };
  end.signal.addEventListener('abort', () => clearTimeout(timer));
  for (const move of MOVES) addEventListener(move, restart, { passive: true, signal: end.signal });
  restart();
  return () => end.abort();
}
