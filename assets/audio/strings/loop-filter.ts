import { SAMPLE_RATE } from '../sample-rate.ts';

/**
 * Filters in a string's loop: a low-pass for its losses and a chain of first-order allpasses for its
 * stiffness.
 */
export interface LoopFilter {
  /** Pole of the low-pass g·(1 − a)/(1 − a·z⁻¹). */
  readonly pole: number;
  /** Gain of the low-pass at 0 Hz. */
  readonly gain: number;
  /** Coefficient of each allpass (c + z⁻¹)/(1 + c·z⁻¹); negative, so that high partials come round sooner. */
  readonly allpass: number;
}

/** Allpasses in a row: four follow the stiffness of a wound string to its twelfth partial and beyond. */
export const ALLPASSES = 4;

/** Where the second decay time is taken. */
const SHINE_HZ = 3000;
/** Partial at which the stiffness is met exactly. */
const MATCHED_PARTIAL = 12;
const HIGHEST_MATCH_HZ = 8000;

const omegaOf = (frequency: number): number => (2 * Math.PI * frequency) / SAMPLE_RATE;

/** Phase delay of the low-pass in samples. */
function lowpassDelay(pole: number, omega: number): number {
  return Math.atan2(pole * Math.sin(omega), 1 - pole * Math.cos(omega)) / omega;
}

/** Phase delay of one allpass in samples. */
function allpassDelay(c: number, omega: number): number {
  const [sin, cos] = [Math.sin(omega), Math.cos(omega)];
  return -(Math.atan2(-sin, c + cos) - Math.atan2(-c * sin, 1 + c * cos)) / omega;
}

const lowpassGain = (pole: number, omega: number): number =>
  (1 - pole) / Math.sqrt(1 - 2 * pole * Math.cos(omega) + pole * pole);

/** Where `rises` turns from false to true between two numbers. */
function bisect(low: number, high: number, rises: (x: number) => boolean): number {
  let [from, to] = [low, high];
  for (let step = 0; step < 48; step++) {
    const middle = (from + to) / 2;
    if (rises(middle)) to = middle;
    else from = middle;
  }
  return (from + to) / 2;
}

/** Delay line in samples that, with the filters, makes a loop of frequency `f` in Hz. */
export function lineDelay({ pole, allpass }: LoopFilter, f: number): number {
  const omega = omegaOf(f);
  return SAMPLE_RATE / f - ALLPASSES * allpassDelay(allpass, omega) - lowpassDelay(pole, omega);
}

/** Frequency of partial n of a loop tuned to `f`. */
function partialOf(filter: LoopFilter, f: number, n: number): number {
  const line = lineDelay(filter, f);
  let frequency = n * f;
  for (let round = 0; round < 24; round++) {
    const omega = omegaOf(frequency);
    const loop = line + ALLPASSES * allpassDelay(filter.allpass, omega) + lowpassDelay(filter.pole, omega);
    frequency = (n * SAMPLE_RATE) / loop;
  }
  return frequency;
}

export interface LoopTarget {
  /** Fundamental, Hz. */
  readonly f: number;
  readonly stiffness: number;
  readonly sustain_s: number;
  readonly shine_s: number;
}

/** Filters for a note: both decay times and the stretch of its partials. */
export function designLoop({ f, stiffness, sustain_s, shine_s }: LoopTarget): LoopFilter {
  const omega = omegaOf(f);
  const perRound = (seconds: number) => 10 ** (-3 / (f * seconds));
  const low = perRound(sustain_s);
  const ratio = perRound(Math.min(shine_s, sustain_s)) / low;
  const shine = omegaOf(SHINE_HZ);
  const pole = bisect(0, 0.95, (a) => lowpassGain(a, shine) / lowpassGain(a, omega) < ratio);
  const gain = Math.min(0.99999, low / lowpassGain(pole, omega));
  const n = Math.max(2, Math.min(MATCHED_PARTIAL, Math.floor(HIGHEST_MATCH_HZ / f)));
  const wanted = n * f * Math.sqrt((1 + stiffness * n * n) / (1 + stiffness));
  const allpass = bisect(-0.93, 0, (c) => partialOf({ pole, gain, allpass: c }, f, n) < wanted);
  // The chain must leave room for the delay line.
  const room = lineDelay({ pole, gain, allpass }, f) > (SAMPLE_RATE / f) * 0.4;
  return { pole, gain, allpass: room ? allpass : -0.3 };
}
