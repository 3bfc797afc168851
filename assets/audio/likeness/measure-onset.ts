import { SAMPLE_RATE, samples } from '../sample-rate.ts';

/** Step between two measurements of the level, s. */
const LOOK_S = 0.0005;
/** Share of the coming level at which a stroke has begun. */
const BEGUN = 0.3;
/** Rise time of a stroke to its full level, s. */
const COMES_S = 0.025;

/**
 * Time of the stroke within `within_s` of a moment, s; NaN if there is none. The striking object rests on the string
 * first, so it is quiet and the stroke is the steepest rise of its level.
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
