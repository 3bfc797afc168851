import { samples } from '../sample-rate.ts';
import { envelopeOf, HOP_S } from './envelope.ts';
import { leastSquares } from './fit.ts';

/** Vibrato of a pitch: cents from turn to turn, and swings a second. */
export interface Swing {
  readonly cents: number;
  readonly Hz: number;
}

/** Tested rates: wider than a player's, so that a rate outside is found too. */
const RATES_HZ = { from: 2.5, to: 9, step: 0.05 } as const;

interface Point {
  readonly seconds: number;
  readonly cents: number;
}

/** Cents over time of a note of about `near_Hz` against that pitch. */
function pitchOf(wave: Float32Array, near_Hz: number, from_s: number, to_s: number): Point[] {
  // Half the length of one measurement, before and after.
  const margin_s = Math.max(2 / near_Hz, 0.015) + HOP_S;
  const part = wave.subarray(samples(from_s - margin_s), samples(to_s + margin_s));
  const { at, phase } = envelopeOf(part, margin_s, near_Hz, near_Hz);
  return at.slice(1, -1).map((seconds, n) => {
    const turn = ((phase[n + 2] as number) - (phase[n] as number)) / (2 * HOP_S * 2 * Math.PI);
    return { seconds, cents: 1200 * Math.log2(1 + turn / near_Hz) };
  });
}

/** Fits a sine of one rate on a level that may rise or fall, and gives the residue. */
function sineIn(points: readonly Point[], Hz: number): { size: number; left: number } {
  const rows = points.map(({ seconds, cents }) => {
    const angle = 2 * Math.PI * Hz * seconds;
    return { x: [1, seconds, Math.cos(angle), Math.sin(angle)], y: cents };
  });
  const weights = leastSquares(rows);
  const [, , cos = 0, sin = 0] = weights;
  const left = rows.reduce(
    (sum, { x, y }) => sum + (y - x.reduce((all, value, k) => all + value * (weights[k] ?? 0), 0)) ** 2,
    0,
  );
  return { size: Math.hypot(cos, sin), left };
}

/** Measures the vibrato of a note of about `near_Hz` between two moments of a string's wave. */
export function measureSwing(wave: Float32Array, near_Hz: number, from_s: number, to_s: number): Swing {
  const points = pitchOf(wave, near_Hz, from_s, to_s);
  let best = { cents: 0, Hz: Number.NaN, left: Number.POSITIVE_INFINITY };
  for (let Hz = RATES_HZ.from; Hz <= RATES_HZ.to; Hz += RATES_HZ.step) {
    const { size, left } = sineIn(points, Hz);
    if (left < best.left) best = { cents: 2 * size, Hz, left };
  }
  return { cents: best.cents, Hz: best.Hz };
}
