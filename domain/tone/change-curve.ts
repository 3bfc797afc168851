import type { Circuit, Load } from './circuit.ts';
import { type CurvePoint, decibels, magnitudeAt } from './transfer.ts';

/** Output of one circuit relative to another into the same load, dB. */
export const levelChange = (circuit: Circuit, against: Circuit, load: Load, frequency_Hz: number): number =>
  decibels(magnitudeAt(circuit, load, frequency_Hz) / magnitudeAt(against, load, frequency_Hz));

/** `levelChange` as a curve with logarithmic spacing from `from` to `to`, Hz. */
export function changeCurve(
  circuit: Circuit,
  against: Circuit,
  load: Load,
  { from = 500, to = 10_000, points = 64 } = {},
): readonly CurvePoint[] {
  return Array.from({ length: points }, (_, index) => {
    const frequency_Hz = from * (to / from) ** (index / (points - 1));
    return { frequency_Hz, level_dB: levelChange(circuit, against, load, frequency_Hz) };
  });
}
