import { type Resonance, resonance } from './resonance.ts';
import { type CurvePoint, decibels, magnitudeAt, responseCurve } from './transfer.ts';
import type { Voice } from './voice.ts';

/** Enough points for a smooth peak at full width. */
const POINTS = 160;

/** Data of a response plot and its table. */
export interface ToneResponse {
  readonly curve: readonly CurvePoint[];
  readonly resonance: Resonance;
  readonly top: CurvePoint;
}

/** Response of a pickup into a load, dB relative to a lossless circuit. Pass `found` if already known. */
export function toneResponseOf(
  { circuit, load }: Pick<Voice, 'circuit' | 'load'>,
  found: Resonance = resonance(circuit, load),
): ToneResponse {
  const { frequency_Hz } = found;
  return {
    curve: responseCurve(circuit, load, { points: POINTS }),
    resonance: found,
    top: { frequency_Hz, level_dB: decibels(magnitudeAt(circuit, load, frequency_Hz)) },
  };
}
