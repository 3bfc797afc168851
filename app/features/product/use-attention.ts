import { useEffect, useState } from 'react';

/** Attention cycle of the specification, in milliseconds. */
const STEP_MS = 1500;

/**
 * Walks through `count` choices, one every 1500 ms, and answers which one is lit; -1 for none. Still while
 * nobody can see it, and for good once `stopped` or where motion is unwelcome.
 */
export function useAttention(count: number, stopped: boolean): number {
  const [lit, setLit] = useState(-1);
  useEffect(() => {
    if (stopped || matchMedia('(prefers-reduced-motion: reduce)').matches) {
      setLit(-1);
      return;
    }
    const timer = setInterval(() => {
      if (!document.hidden) setLit((index) => (index + 1) % count);
    }, STEP_MS);
    return () => clearInterval(timer);
  }, [count, stopped]);
  return lit;
}
