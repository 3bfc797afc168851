import { SAMPLE_RATE, samples } from '../sample-rate.ts';

/** Looks at the level, s. */
const LOOK_S = 0.0005;
/** A stroke has begun where the string is as loud as this part of what comes. */
const BEGUN = 0.3;
/** How long a stroke takes to be as loud as it gets, s. */
const COMES_S = 0.025;

/**
 * When a string is struck within `within_s` of a moment, s; NaN if it is not. What struck it lay on it first, so that it
 * was quiet: the stroke is the steepest rise of its level.
 */
export function onsetNear(wave: Float32Array, near_s: number, within_s: number): number {
  const from = samples(near_s - within_s);
  const look = samples(LOOK_S);
  const levels = Array.from({ length: Math.floor((2 * within_s + COMES_S) / LOOK_S) }, (_, n) => {
    let most = 0;
    for (let k = 0; k < 2 * look; k++) most = Math.max(most, Math.abs(wave[from + (n - 1) * look + k] ?? 0));
    return most;
  });
  const coming = Math.round(COMES_S / LOOK_S);
  const rises = levels.slice(1, -coming).map((level, n) => {
    const comes = Math.max(...levels.slice(n + 1, n + 1 + coming));
    return { n: n + 1, rise: comes / (level + 1e-6), comes };
  });
  const quiet = rises.reduce((a, b) => (b.rise >= a.rise ? b : a), { n: -1, rise: 2, comes: 0 });
  if (quiet.n < 0) return Number.NaN;
  const begun = levels.findIndex((level, n) => n >= quiet.n && level > BEGUN * quiet.comes);
  return (from + begun * look) / SAMPLE_RATE;
}
