import { inductanceAt, SHEET_LOAD } from '../tone/circuit.ts';
import { TONE_CLASSES, toneClassOf } from '../tone/doubt.ts';
import type { Pickup } from '../tone/pickup.ts';
import { resonance } from '../tone/resonance.ts';
import { BENCH } from './bench.ts';
import { type KeptValues, ownCircuit } from './own-curve.ts';

/** Deviation of one made pickup from the model of its own build: measured over modelled, less one. */
export function madeDeviation(pickup: Pickup, kept: KeptValues) {
  const { circuit } = pickup;
  const heard = (of: typeof circuit) => resonance(of, SHEET_LOAD).frequency_Hz;
  return {
    toneClass: toneClassOf(pickup),
    resistance: kept.resistance_Ohm / circuit.resistance_Ohm - 1,
    inductance: kept.inductance_H / inductanceAt(circuit, BENCH.measuredAt.frequency_Hz) - 1,
    /** Into the sheet load, as on its passport; missing unless it was swept. */
    ...(kept.sweep && { resonance: heard(ownCircuit(circuit, kept)) / heard(circuit) - 1 }),
  };
}

export type MadeDeviation = ReturnType<typeof madeDeviation>;

/** The latest pickups that are compared: some 50 working days, and a fit of each sweep takes two milliseconds. */
export const MOST_MADE = 200;

/** Fewer say nothing about a class. */
export const FEWEST_MADE = 5;

export interface Spread {
  readonly count: number;
  /** Mean and sample standard deviation, percent; missing below `FEWEST_MADE`. */
  readonly percent?: { readonly mean: number; readonly deviation: number };
}

function spreadOf(shares: readonly number[]): Spread {
  const count = shares.length;
  if (count < FEWEST_MADE) return { count };
  const mean = shares.reduce((sum, share) => sum + share, 0) / count;
  const squares = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0);
  return { count, percent: { mean: 100 * mean, deviation: 100 * Math.sqrt(squares / (count - 1)) } };
}

/** The made pickups of each class against the model. Classes without a pickup are left out. */
export const madeClasses = (made: readonly MadeDeviation[]) =>
  TONE_CLASSES.flatMap((toneClass) => {
    const alike = made.filter((one) => one.toneClass === toneClass);
    if (alike.length === 0) return [];
    const of = (read: (one: MadeDeviation) => number | undefined) =>
      spreadOf(alike.flatMap((one) => read(one) ?? []));
    return [
      {
        toneClass,
        resistance: of((one) => one.resistance),
        inductance: of((one) => one.inductance),
        resonance: of((one) => one.resonance),
      },
    ];
  });

export type MadeClass = ReturnType<typeof madeClasses>[number];
