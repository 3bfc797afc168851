import type { Complex } from '../tone/transfer.ts';
import { complex, magnitudeOf, minus, over, scaled } from './complex.ts';
import { POINTS_HZ, type TakeResponse } from './deconvolve.ts';
import { decibelsOf, type Take } from './take.ts';

/** Resistor between output and pickup, and the known resistor for calibration, Ω; both of 1 %. */
export const SERIES_OHM = 1e6;
export const KNOWN_OHM = 10e3;

/** With a wire across the resistor the signal is up to a hundred times larger, so the sweep has half the amplitude. */
export const STRAIGHT_AMPLITUDE = 0.25;
export const SWEEP_AMPLITUDE = 0.5;

/** An input with less resistance loads a pickup too much, Ω. */
export const LEAST_INPUT_OHM = 200e3;
/** Largest error of the known resistor: both resistors are of 1 %, the rest is contact. */
const MOST_OFF = 0.03;
/** Above this level converters and headphone amps distort, dB of full scale. */
const TOO_LOUD_DB = -3;
/** Below this level with a plain wire, a pickup's resistance is lost in noise, dB. */
const TOO_QUIET_DB = -42;
/** A pickup peaks at most this late; blocks lost or repeated by a sound card are longer, s. */
const MOST_LATE_S = 0.5e-3;
/** Fits with a larger error are rejected, dB rms. */
export const MOST_RMS_DB = 0.8;

/** Why there is no result; the page adds the text. */
export type MeasureRefusal =
  | { readonly kind: 'loud'; readonly peak_dB: number }
  | { readonly kind: 'quiet'; readonly peak_dB: number }
  | { readonly kind: 'low-input'; readonly input_Ohm: number }
  | { readonly kind: 'not-open' }
  | { readonly kind: 'not-short' }
  | { readonly kind: 'known-off'; readonly read_Ohm: number }
  | { readonly kind: 'hum'; readonly mains_Hz: number }
  | { readonly kind: 'late'; readonly late_s: number }
  | { readonly kind: 'misfit'; readonly rms_dB: number };

export interface InputFound {
  readonly input_Ohm: number;
  readonly cable_F: number;
}

const meanOver = (from: number, to: number, of: (index: number, f: number) => number) => {
  const values = POINTS_HZ.flatMap((f, index) => (f >= from && f <= to ? [of(index, f)] : []));
  return values.reduce((sum, value) => sum + value, 0) / values.length;
};
const at = (values: readonly Complex[], index: number) => values[index] ?? { re: 0, im: 0 };

export function refusedTake({ peak_dB }: Pick<Take, 'peak_dB'>): MeasureRefusal | undefined {
  return peak_dB > TOO_LOUD_DB ? { kind: 'loud', peak_dB } : undefined;
}

/** The hum of a take with a pickup or the known resistor must not exceed the sweep. */
export function refusedHum({ hum }: Take): MeasureRefusal | undefined {
  return hum.over_dB > 0 ? { kind: 'hum', mains_Hz: hum.mains_Hz } : undefined;
}

/** A shifted take would look like a different pickup. Shorted clips give little signal, but little depends on it. */
export function refusedLate({ response: { late_s } }: Pick<Take, 'response'>): MeasureRefusal | undefined {
  return Math.abs(late_s) > MOST_LATE_S ? { kind: 'late', late_s } : undefined;
}

/** The node with open clips, through the jig's resistor: parallel admittance of that and the input, S and F. */
function openNode(
  straight: TakeResponse,
  open: TakeResponse,
): { readonly conductance: number; readonly cable_F: number } {
  const square = (index: number) =>
    (magnitudeOf(over(at(straight.values, index), at(open.values, index))) / SERIES_OHM) ** 2;
  const omega = (f: number) => 2 * Math.PI * f;
  const lows = meanOver(60, 600, square);
  // |Y|² = G² + (ωC)²: its increase with frequency gives the capacitance.
  const capacitance = Math.sqrt(
    Math.max(
      0,
      meanOver(3000, 10_000, (index, f) => (square(index) - lows) / omega(f) ** 2),
    ),
  );
  const conductance = Math.sqrt(
    meanOver(60, 600, (index, f) => Math.max(0, square(index) - (omega(f) * capacitance) ** 2)),
  );
  return { conductance, cable_F: capacitance };
}

/** Step 1: a wire across the resistor, then none. Behind 1 MΩ the level gives R, its decrease with frequency C. */
export function findInput(straight: Take, open: Take): InputFound | MeasureRefusal {
  if (straight.peak_dB < TOO_QUIET_DB) return { kind: 'quiet', peak_dB: straight.peak_dB };
  const { conductance, cable_F } = openNode(straight.response, open.response);
  // No loss across the resistor: the wire is still connected.
  if (conductance * SERIES_OHM < 1.02) return { kind: 'not-open' };
  const input_Ohm = 1 / (conductance - 1 / SERIES_OHM);
  if (input_Ohm < LEAST_INPUT_OHM) return { kind: 'low-input', input_Ohm };
  return { input_Ohm, cable_F };
}

/** Step 2: crosstalk with the clips shorted, dB relative to open clips. */
export function findLeak(open: Take, short: Take): { readonly leak_dB: number } | MeasureRefusal {
  const leak_dB = decibelsOf(
    meanOver(300, 3000, (index) =>
      magnitudeOf(over(at(short.response.values, index), at(open.response.values, index))),
    ),
  );
  // Shorted clips have less than 3 Ω.
  return leak_dB > -46 ? { kind: 'not-short' } : { leak_dB };
}

/** A response minus the crosstalk, as far as that rises above the noise. */
export function withoutLeak(response: TakeResponse, short: TakeResponse): readonly Complex[] {
  return response.values.map((value, index) => {
    const leak = at(short.values, index);
    const noise = short.noise[index] ?? 0;
    const sure = Math.max(0, 1 - (noise / Math.max(magnitudeOf(leak), 1e-12)) ** 2);
    return minus(value, scaled(leak, sure));
  });
}

/** Step 3: the known resistor as measured by the jig's own. */
export function findKnown(
  straight: Take,
  open: Take,
  short: Take,
  known: Take,
): { readonly read_Ohm: number; readonly off: number } | MeasureRefusal {
  const [free = [], loaded = []] = [open, known].map(({ response }) => withoutLeak(response, short.response));
  // Admittance on the clips relative to the open node; both include the input's capacitance.
  const admittance = meanOver(100, 1000, (index) => {
    const node =
      magnitudeOf(over(at(straight.response.values, index), at(open.response.values, index))) / SERIES_OHM;
    return node * magnitudeOf(minus(over(at(free, index), at(loaded, index)), complex(1)));
  });
  const read_Ohm = 1 / admittance;
  const off = read_Ohm / KNOWN_OHM - 1;
  return Math.abs(off) > MOST_OFF ? { kind: 'known-off', read_Ohm } : { read_Ohm, off };
}
