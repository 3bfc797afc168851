import * as z from 'zod/mini';
import { type Circuit, inductanceAt } from '../tone/circuit.ts';
import { MOST_RMS_DB } from './chain.ts';
import { fittedCircuit, impedanceAt } from './fit-pickup.ts';
import { leastSquares } from './least-squares.ts';

const doubted = (least: number, most: number) =>
  z.object({
    value: z.number().check(z.minimum(least), z.maximum(most)),
    /** One standard deviation, in the unit of the value. */
    doubt: z.number().check(z.nonnegative(), z.maximum(most)),
  });

/**
 * The sweep that a pickup's figures were read from: the fitted circuit with its doubt, and the curve. It is stored with
 * the measurement. Bounds are far beyond any pickup.
 */
export const benchSweepSchema = z.object({
  /** At the temperature of the coil. */
  resistance_Ohm: doubted(10, 1e5),
  /** L0, at low frequency. */
  inductance_H: doubted(0.01, 100),
  capacitance_F: doubted(1e-12, 1e-8),
  /** Share of L0 that eddy currents take, and the corner of that branch, Hz. */
  lossShare: doubted(0, 1),
  loss_Hz: doubted(1, 1e7),
  /** Deviation of the points from the fit. */
  rms_dB: z.number().check(z.nonnegative(), z.maximum(MOST_RMS_DB)),
  /** Measured points: the size of the impedance. */
  curve: z
    .array(
      z.object({
        frequency_Hz: z.number().check(z.minimum(1), z.maximum(1e5)),
        impedance_Ohm: z.number().check(z.minimum(1), z.maximum(1e9)),
      }),
    )
    .check(z.minLength(20), z.maxLength(100)),
});
export type BenchSweep = z.infer<typeof benchSweepSchema>;

/** Reads the `sweep` of a bench fragment; undefined if it is none. */
export function readBenchSweep(text: string): BenchSweep | undefined {
  try {
    return benchSweepSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Error of a point as a share, and how far C and losses may be from the model's, as logarithms. */
const POINT_ERROR = 0.006;
const MODEL_APART = 0.7;

/**
 * The circuit that a sweep shows, with the branches of the model: their shares and corners, L and C are fitted to the
 * curve. The sweep's own circuit has a single branch, which is 1 dB wrong for a Telecaster's plate. How a cover shields
 * the source does not show in an impedance and stays modelled.
 */
export function sweptCircuit(
  modelled: Circuit,
  { resistance_Ohm, inductance_H, curve }: BenchSweep,
): Circuit {
  const circuitAt = ([r = 0, l = 0, c = 0, ...branches]: readonly number[]): Circuit => ({
    ...modelled,
    resistance_Ohm: resistance_Ohm.value * Math.exp(r),
    inductance_H: inductance_H.value * Math.exp(l),
    capacitance_F: modelled.capacitance_F * Math.exp(c),
    eddy: modelled.eddy.map(({ share, loss_Hz }, index) => ({
      share: share * Math.exp(branches[2 * index] ?? 0),
      loss_Hz: loss_Hz * Math.exp(branches[2 * index + 1] ?? 0),
    })),
  });
  const start = new Array<number>(3 + 2 * modelled.eddy.length).fill(0);
  const { at } = leastSquares((point) => {
    const circuit = circuitAt(point);
    return Float64Array.from([
      ...curve.map(
        ({ frequency_Hz, impedance_Ohm }) =>
          Math.log(impedanceAt(circuit, frequency_Hz) / impedance_Ohm) / POINT_ERROR,
      ),
      ...point.slice(2).map((apart) => apart / MODEL_APART),
    ]);
  }, start);
  return circuitAt(at);
}

const digits = (value: number) => value.toPrecision(4);

/** A stored sweep as CSV: the measured points, and above them the circuit that was fitted to them. */
export function sweepFile({ curve }: BenchSweep, fitted: Circuit, name: string): string {
  const { inductance_H, capacitance_F, eddy } = fitted;
  return [
    `# Impedance of a pickup (${name}), swept at the bench`,
    `# fitted: L_H at low frequency ${digits(inductance_H)}, C_F ${digits(capacitance_F)}`,
    ...eddy.map(
      ({ share, loss_Hz }) => `# fitted loss branch: share of L ${digits(share)}, loss_Hz ${digits(loss_Hz)}`,
    ),
    'frequency_Hz,impedance_Ohm',
    ...curve.map(({ frequency_Hz, impedance_Ohm }) => `${frequency_Hz},${impedance_Ohm}`),
    '',
  ].join('\r\n');
}

/** Largest difference between the bench's figures and those of their sweep, as a share: rounding to its fields' digits. */
const SAME = 0.01;

/** True if the figures of a measurement (Ω, and H at the meter's frequency) are those of the sweep. */
export function matchesSweep(
  { resistance_Ohm, inductance_H }: { readonly resistance_Ohm: number; readonly inductance_H: number },
  sweep: BenchSweep,
  meter_Hz: number,
): boolean {
  const isNear = (value: number, own: number) => Math.abs(value / own - 1) <= SAME;
  return (
    isNear(resistance_Ohm, sweep.resistance_Ohm.value) &&
    isNear(inductance_H, inductanceAt(fittedCircuit(sweep), meter_Hz))
  );
}
