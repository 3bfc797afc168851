import { useEffect, useRef, useState } from 'react';

/** The tone graph moves in 50 steps of 5 ms (specification). */
export const SETTLING_STEPS = 50;
export const STEP_MS = 5;

/** Interpolates between two rows of figures: `step` steps of the way. */
export function betweenFigures(from: readonly number[], to: readonly number[], step: number): number[] {
  return to.map((value, index) => {
    const start = from[index] ?? value;
    return start + ((value - start) * Math.min(step, SETTLING_STEPS)) / SETTLING_STEPS;
  });
}

/**
 * Figures that move to new values instead of jumping. Screens refresh less often than every 5 ms, so each frame shows
 * the current step. Immediate under reduced motion.
 */
export function useSettling(target: readonly number[]): readonly number[] {
  const [shown, setShown] = useState(target);
  const current = useRef(target);
  const key = target.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the figures are the key
  useEffect(() => {
    const from = current.current;
    if (from === target || from.join(' ') === key) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const started = performance.now();
    let frame = 0;
    const draw = () => {
      const step = still ? SETTLING_STEPS : Math.floor((performance.now() - started) / STEP_MS);
      current.current = betweenFigures(from, target, step);
      setShown(current.current);
      if (step < SETTLING_STEPS) frame = requestAnimationFrame(draw);
    };
    if (still) draw();
    // The first step is a frame later, so that the press itself is answered without drawing twice.
    else frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  }, [key]);
  return shown;
}
