import { useEffect, useState } from 'react';

/** Attention cycle (specification), ms. */
const STEP_MS = 1500;

/**
 * Highlights `count` choices in turn, one every 1500 ms, and returns the index; -1 for none. `still` pauses it at -1,
 * and it continues where it was. It waits while hidden, and never starts under reduced motion.
 */
export function useAttention(count: number, still: boolean): number {
  const [lit, setLit] = useState(-1);
  useEffect(() => {
    if (still) return;
    const unwelcome = matchMedia('(prefers-reduced-motion: reduce)');
    const timer = setInterval(() => {
      if (!document.hidden) setLit((index) => (unwelcome.matches ? -1 : (index + 1) % count));
    }, STEP_MS);
    return () => clearInterval(timer);
  }, [count, still]);
  return still ? -1 : lit;
}
