import type { Circuit, Load } from './circuit.ts';
import { decibels, magnitudeAt, transferAt } from './transfer.ts';

export interface Resonance {
  /** Frequency of the highest response; without a peak, of 90° phase lag. */
  readonly frequency_Hz: number;
  /** Height above the level at 100 Hz; 0 without a peak. */
  readonly peak_dB: number;
  /** Level at 90° lag relative to 100 Hz: the Q of the pickup as a low-pass. */
  readonly q: number;
  /** False if the response only falls. */
  readonly peaked: boolean;
  /** Frequency above which the response stays below −3 dB. */
  readonly minus3dB_Hz: number;
}

const REFERENCE_HZ = 100;
const LOWEST_HZ = 300;
const HIGHEST_HZ = 60_000;
const COARSE_STEPS = 96;
/** A lower peak can be neither seen nor heard. */
const SMALLEST_PEAK_DB = 0.1;
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** Minimum of `f` between two logarithms of frequency, by golden section. */
function smallest(f: (log: number) => number, from: number, to: number): number {
  let [low, high] = [from, to];
  let a = high - GOLDEN * (high - low);
  let b = low + GOLDEN * (high - low);
  let [fa, fb] = [f(a), f(b)];
  while (high - low > 1e-7) {
    if (fa < fb) {
      [high, b, fb] = [b, a, fa];
      a = high - GOLDEN * (high - low);
      fa = f(a);
    } else {
      [low, a, fa] = [a, b, fb];
      b = low + GOLDEN * (high - low);
      fb = f(b);
    }
  }
  return (low + high) / 2;
}

/** Frequency at which `isAbove` changes from true to false. */
function crossing(isAbove: (frequency: number) => boolean): number {
  let [low, high] = [Math.log(REFERENCE_HZ), Math.log(HIGHEST_HZ)];
  for (let step = 0; step < 32; step++) {
    const middle = (low + high) / 2;
    if (isAbove(Math.exp(middle))) low = middle;
    else high = middle;
  }
  return Math.exp(low);
}

export function resonance(circuit: Circuit, load: Load): Resonance {
  const reference = magnitudeAt(circuit, load, REFERENCE_HZ);
  // 1/|H|² stays finite at the resonance of a lossless circuit.
  const loss = (log: number) => magnitudeAt(circuit, load, Math.exp(log)) ** -2;
  const step = Math.log(HIGHEST_HZ / LOWEST_HZ) / COARSE_STEPS;
  const grid = Array.from({ length: COARSE_STEPS + 1 }, (_, index) => Math.log(LOWEST_HZ) + index * step);
  const losses = grid.map(loss);
  const best = grid[losses.indexOf(Math.min(...losses))] ?? 0;
  const top = Math.exp(smallest(loss, best - step, best + step));
  const peak_dB = decibels(magnitudeAt(circuit, load, top) / reference);
  const quarter = crossing((f) => transferAt(circuit, load, f).re > 0);
  const peaked = peak_dB >= SMALLEST_PEAK_DB && top > LOWEST_HZ;
  return {
    frequency_Hz: peaked ? top : quarter,
    peak_dB: peaked ? peak_dB : 0,
    q: magnitudeAt(circuit, load, quarter) / reference,
    peaked,
    minus3dB_Hz: crossing((f) => f <= top || magnitudeAt(circuit, load, f) > reference * Math.SQRT1_2),
  };
}
