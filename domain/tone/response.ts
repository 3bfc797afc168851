import { type Resonance, resonance } from './resonance.ts';
import { type CurvePoint, decibels, magnitudeAt, responseCurve } from './transfer.ts';
import type { Voice } from './voice.ts';

/** Enough for a smooth peak at full width. */
const POINTS = 160;

/** What a plot and its table say of a pickup in a guitar. */
export interface Response {
  readonly curve: readonly CurvePoint[];
  readonly resonance: Resonance;
  /** The curve at the resonance. */
  readonly top: CurvePoint;
}

/** Response of a pickup into a load, in dB against no loss at all; with its resonance, where that is known. */
export function responseOf(
  { circuit, load }: Pick<Voice, 'circuit' | 'load'>,
  found: Resonance = resonance(circuit, load),
): Response {
  const { frequency_Hz } = found;
  return {
    curve: responseCurve(circuit, load, { points: POINTS }),
    resonance: found,
    top: { frequency_Hz, level_dB: decibels(magnitudeAt(circuit, load, frequency_Hz)) },
  };
}
