import { useEffect, useState } from 'react';

/** Attention cycle of the specification, in milliseconds. */
const STEP_MS = 1500;

/**
 * Walks through `count` choices, one every 1500 ms, and answers which one is lit; -1 for none. While `still` none
 * is, afterwards it goes on where it was. It waits while nobody can see it, and where motion is unwelcome.
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
