import type { Circuit, Load } from './circuit.ts';
import type { Doubt } from './doubt.ts';
import { type CurvePoint, decibels, magnitudeAt } from './transfer.ts';

/**
 * Uncertainty of a loaded resonance as a share of it: f is proportional to 1/√(L·C), with C all capacitance. Two
 * pickups on one switch are of one kind and deviate the same way.
 */
export function resonanceDoubt({ capacitance_F }: Circuit, load: Load, doubt: Doubt): number {
  const coils = capacitance_F + (load.beside?.circuit.capacitance_F ?? 0);
  const ownShare = coils / (coils + load.cable_pF * 1e-12);
  return Math.hypot(doubt.inductance / 2, (doubt.capacitance * ownShare) / 2, doubt.resonance);
}

/** Lower and upper edge of a curve's uncertainty, point by point, dB. */
export interface Band {
  readonly low: readonly CurvePoint[];
  readonly high: readonly CurvePoint[];
}

/** From this frequency the uncertainty of the losses applies in full, Hz; below it fades in. */
const SHAPE_FROM_HZ = 2000;

/** The band about a curve: L, C and losses deviate within their doubt, as independent errors. */
export function bandAbout(
  curve: readonly CurvePoint[],
  circuit: Circuit,
  load: Load,
  { inductance, capacitance, shape_dB }: Doubt,
): Band {
  const withParts = (of: Circuit, l: number, c: number): Circuit => ({
    ...of,
    inductance_H: of.inductance_H * l,
    capacitance_F: of.capacitance_F * c,
  });
  const { beside } = load;
  const at = (f: number, l: number, c: number) =>
    magnitudeAt(
      withParts(circuit, l, c),
      beside ? { ...load, beside: { ...beside, circuit: withParts(beside.circuit, l, c) } } : load,
      f,
    );
  const widths = curve.map(({ frequency_Hz: f }) =>
    Math.hypot(
      decibels(at(f, 1 + inductance, 1) / at(f, 1 - inductance, 1)) / 2,
      decibels(at(f, 1, 1 + capacitance) / at(f, 1, 1 - capacitance)) / 2,
      shape_dB * Math.min(1, f / SHAPE_FROM_HZ),
    ),
  );
  const edge = (sign: 1 | -1) =>
    curve.map(({ frequency_Hz, level_dB }, index) => ({
      frequency_Hz,
      level_dB: level_dB + sign * (widths[index] ?? 0),
    }));
  return { low: edge(-1), high: edge(1) };
}
