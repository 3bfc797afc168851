import { SAMPLE_RATE } from '../sample-rate.ts';
import { spectrum } from './spectrum.ts';

const SIZE = 131_072;
const STEP = SAMPLE_RATE / SIZE;

export interface Partials {
  /** The pitch that fits all partials best, Hz, and the stretch B. */
  readonly f: number;
  readonly stiffness: number;
  /** Each partial where it was found, Hz. */
  readonly at: readonly number[];
}

const range = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step + 1.5) }, (_, n) => from + n * step);
const ratios = (from: number, to: number, count: number): number[] =>
  Array.from({ length: count }, (_, n) => from * (to / from) ** (n / (count - 1)));

/**
 * Finds a note's partials within a semitone's half of a pitch: first the pitch, then the stretch by few partials,
 * then by more. The stretch walks up: with all partials at once it would lock on to a neighbour's line.
 */
export function findPartials(sound: Float32Array, begin_s: number, near_Hz: number): Partials {
  const lines = spectrum(sound, begin_s + 0.08, begin_s + 0.8, SIZE);
  const floor = 1e-7 * lines.reduce((most, line) => Math.max(most, line), 0);
  const level = (f: number) => Math.log((lines[Math.round(f / STEP)] ?? 0) + floor);
  const best = <T>(tries: readonly T[], score: (each: T) => number): T =>
    tries.map((each) => ({ each, score: score(each) })).reduce((a, b) => (b.score > a.score ? b : a)).each;
  const roughly = best(range(-60, 60, 2), (cents) => {
    const f = near_Hz * 2 ** (cents / 1200);
    return [1, 2, 3, 4].reduce(
      (sum, n) => sum + Math.max(...[-2, -1, 0, 1, 2].map((bin) => level(n * f + bin * STEP))),
      0,
    );
  });
  let f = near_Hz * 2 ** (roughly / 1200);
  const count = Math.min(12, Math.floor(9000 / f) - 1);
  const partial = (n: number, pitch: number, stiffness: number) =>
    n * pitch * Math.sqrt((1 + stiffness * n * n) / (1 + stiffness));
  const fitted = (stretches: readonly number[], cents: readonly number[], partials: number) => {
    const tries = stretches.flatMap((B) => cents.map((each) => ({ B, pitch: f * 2 ** (each / 1200) })));
    const { B, pitch } = best(tries, ({ B, pitch }) => {
      let sum = 0;
      for (let n = 1; n <= partials; n++) sum += level(partial(n, pitch, B));
      return sum;
    });
    f = pitch;
    return B;
  };
  const first = fitted(ratios(4e-6, 9e-4, 40), range(-8, 8, 1), Math.min(count, 9));
  const stiffness = fitted(
    ratios(first * 0.4, first * 2.5, 31),
    range(-3, 3, 0.5),
    Math.min(16, Math.floor(9000 / f) - 1),
  );
  const at = range(1, count, 1).map((n) => {
    const middle = Math.round(partial(n, f, stiffness) / STEP);
    const width = Math.round(Math.max(f * 0.06, 3) / STEP);
    const bins = range(middle - width, middle + width, 1);
    return best(bins, (bin) => lines[bin] ?? 0) * STEP;
  });
  return { f, stiffness, at };
}
