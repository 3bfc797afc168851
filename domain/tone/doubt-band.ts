import type { Circuit } from './circuit.ts';
import type { Doubt } from './doubt.ts';
import type { Load } from './loads.ts';
import { type CurvePoint, decibels, magnitudeAt } from './transfer.ts';

/** Doubt of a loaded resonance as a share of it: f goes with one over the root of L and of all capacitance. */
export function resonanceDoubt({ capacitance_F }: Circuit, { cable_pF }: Load, doubt: Doubt): number {
  const own = capacitance_F / (capacitance_F + cable_pF * 1e-12);
  return Math.hypot(doubt.inductance / 2, (doubt.capacitance * own) / 2, doubt.resonance);
}

/** Lower and upper edge of what a curve leaves open, point by point, dB. */
export interface Band {
  readonly low: readonly CurvePoint[];
  readonly high: readonly CurvePoint[];
}

/** Where the losses have all their say, Hz; below they fade in. */
const SHAPE_FROM_HZ = 2000;

/** The band about a curve: what another L, another C and other losses within the doubt would make of it, as independent. */
export function bandAbout(
  curve: readonly CurvePoint[],
  circuit: Circuit,
  load: Load,
  { inductance, capacitance, shape_dB }: Doubt,
): Band {
  const { inductance_H: L, capacitance_F: C } = circuit;
  const between = (less: Partial<Circuit>, more: Partial<Circuit>, f: number) =>
    decibels(magnitudeAt({ ...circuit, ...more }, load, f) / magnitudeAt({ ...circuit, ...less }, load, f)) /
    2;
  const widths = curve.map(({ frequency_Hz: f }) =>
    Math.hypot(
      between({ inductance_H: L * (1 - inductance) }, { inductance_H: L * (1 + inductance) }, f),
      between({ capacitance_F: C * (1 - capacitance) }, { capacitance_F: C * (1 + capacitance) }, f),
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
