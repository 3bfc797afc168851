import type { Complex } from '../tone/transfer.ts';
import { complex, minus, over, scaled, sizeOf } from './complex.ts';
import { POINTS_HZ, type Response } from './deconvolve.ts';
import { decibelsOf, type Take } from './take.ts';

/** The resistor of the jig between output and pickup, and the one that tells volts from numbers, Ω; both of 1 %. */
export const SERIES_OHM = 1e6;
export const KNOWN_OHM = 10e3;

/** With a wire across the resistor the input hears up to a hundred times as much: it is played at half the amplitude. */
export const STRAIGHT_AMPLITUDE = 0.25;
export const SWEEP_AMPLITUDE = 0.5;

/** Below this an input drowns a pickup, Ω. */
export const LEAST_INPUT_OHM = 200e3;
/** How far the known resistor may read off: both resistors are of 1 %, the rest is the way they are clipped. */
const MOST_OFF = 0.03;
/** Above this converters and headphone amps bend, dB of full scale. */
const TOO_LOUD_DB = -3;
/** Below this, with nothing but a wire, a pickup's ohms lie in the noise. */
const TOO_QUIET_DB = -42;
/** A pickup rings for as long before it is loudest; blocks that a sound card loses or doubles are longer, s. */
const MOST_LATE_S = 0.5e-3;
/** Over this no fit is worth its name, dB rms. */
export const MOST_RMS_DB = 0.8;

/** Why there is no result. Kinds and figures; their words are made on the page. */
export type Refusal =
  | { readonly kind: 'loud'; readonly peak_dB: number }
  | { readonly kind: 'quiet'; readonly peak_dB: number }
  | { readonly kind: 'low-input'; readonly input_Ohm: number }
  | { readonly kind: 'not-open' }
  | { readonly kind: 'not-short' }
  | { readonly kind: 'known-off'; readonly read_Ohm: number }
  | { readonly kind: 'hum'; readonly mains_Hz: number }
  | { readonly kind: 'late'; readonly late_s: number }
  | { readonly kind: 'misfit'; readonly rms_dB: number };

/** What the first step finds: the input that the pickup will see, Ω and F, its cable's included. */
export interface InputFound {
  readonly input_Ohm: number;
  readonly cable_F: number;
}

const meanOver = (from: number, to: number, of: (index: number, f: number) => number) => {
  const values = POINTS_HZ.flatMap((f, index) => (f >= from && f <= to ? [of(index, f)] : []));
  return values.reduce((sum, value) => sum + value, 0) / values.length;
};
const at = (values: readonly Complex[], index: number) => values[index] ?? { re: 0, im: 0 };

/** What is wrong with a take as such. */
export function refusedTake({ peak_dB }: Pick<Take, 'peak_dB'>): Refusal | undefined {
  return peak_dB > TOO_LOUD_DB ? { kind: 'loud', peak_dB } : undefined;
}

/** A pickup's take, and one with the known resistor, must not hum louder than it sweeps. */
export function refusedHum({ hum }: Take): Refusal | undefined {
  return hum.over_dB > 0 ? { kind: 'hum', mains_Hz: hum.mains_Hz } : undefined;
}

/**
 * All takes lie on the first: one that came back sooner or later would be read as another pickup. With the clips on each
 * other there may be nothing to tell it by, and little that depends on it.
 */
export function refusedLate({ response: { late_s } }: Pick<Take, 'response'>): Refusal | undefined {
  return Math.abs(late_s) > MOST_LATE_S ? { kind: 'late', late_s } : undefined;
}

/** The node with nothing on the clips, by the jig's resistor: what that and the input are side by side, S and F. */
function openNode(
  straight: Response,
  open: Response,
): { readonly conductance: number; readonly cable_F: number } {
  const square = (index: number) =>
    (sizeOf(over(at(straight.values, index), at(open.values, index))) / SERIES_OHM) ** 2;
  const omega = (f: number) => 2 * Math.PI * f;
  const lows = meanOver(60, 600, square);
  // |Y|² = G² + (ωC)²: what it rises by is the capacitance.
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

/**
 * Step 1, from two takes: a wire across the resistor, then none. How much is left behind 1 MΩ shows the input's resistance,
 * how that falls with frequency its capacitance.
 */
export function findInput(straight: Take, open: Take): InputFound | Refusal {
  if (straight.peak_dB < TOO_QUIET_DB) return { kind: 'quiet', peak_dB: straight.peak_dB };
  const { conductance, cable_F } = openNode(straight.response, open.response);
  // Nothing lost behind the resistor: the wire is still there.
  if (conductance * SERIES_OHM < 1.02) return { kind: 'not-open' };
  const input_Ohm = 1 / (conductance - 1 / SERIES_OHM);
  if (input_Ohm < LEAST_INPUT_OHM) return { kind: 'low-input', input_Ohm };
  return { input_Ohm, cable_F };
}

/** Step 2: what leaks across with the clips on each other, dB of what the open clips hear. */
export function findLeak(open: Take, short: Take): { readonly leak_dB: number } | Refusal {
  const leak_dB = decibelsOf(
    meanOver(300, 3000, (index) =>
      sizeOf(over(at(short.response.values, index), at(open.response.values, index))),
    ),
  );
  // A closed pair of clips has less than 3 Ω.
  return leak_dB > -46 ? { kind: 'not-short' } : { leak_dB };
}

/** A response without what leaks across, as far as that rises above the noise. */
export function withoutLeak(response: Response, short: Response): readonly Complex[] {
  return response.values.map((value, index) => {
    const leak = at(short.values, index);
    const noise = short.noise[index] ?? 0;
    const sure = Math.max(0, 1 - (noise / Math.max(sizeOf(leak), 1e-12)) ** 2);
    return minus(value, scaled(leak, sure));
  });
}

/** Step 3: what the known resistor reads by the jig's own. */
export function findKnown(
  straight: Take,
  open: Take,
  short: Take,
  known: Take,
): { readonly read_Ohm: number; readonly off: number } | Refusal {
  const [free = [], loaded = []] = [open, known].map(({ response }) => withoutLeak(response, short.response));
  // What hangs on the clips, against what the open node is: both with the input's capacitance.
  const admittance = meanOver(100, 1000, (index) => {
    const node =
      sizeOf(over(at(straight.response.values, index), at(open.response.values, index))) / SERIES_OHM;
    return node * sizeOf(minus(over(at(free, index), at(loaded, index)), complex(1)));
  });
  const read_Ohm = 1 / admittance;
  const off = read_Ohm / KNOWN_OHM - 1;
  return Math.abs(off) > MOST_OFF ? { kind: 'known-off', read_Ohm } : { read_Ohm, off };
}
