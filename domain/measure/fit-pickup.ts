import type { Circuit, Load } from '../tone/circuit.ts';
import { resonance } from '../tone/resonance.ts';
import type { Complex } from '../tone/transfer.ts';
import type { DoubtedFigure } from '../your-pickup/your-pickup.ts';
import { KNOWN_OHM, type MeasureRefusal, MOST_RMS_DB, SERIES_OHM, withoutLeak } from './chain.ts';
import { angleOf, complex, magnitudeOf, minus, multiply, over, plus, turn } from './complex.ts';
import { POINTS_HZ, type TakeResponse } from './deconvolve.ts';
import { leastSquares } from './least-squares.ts';
import { decibelsOf } from './take.ts';

/** The model's value (`circuit.ts`), because one impedance cannot separate it from the branch. */
const LOSS_TANGENT = 0.05;
/** Error of a point without noise: ripple of converters, moving cables. A share, about 0.05 dB. */
const RIPPLE = 0.006;
/** Standard deviation of a 1 % resistor with a uniform distribution. */
const RESISTOR_DEVIATION = 0.01 / Math.sqrt(3);
/** Wide prior of a branch, so that one that does not show stays bounded. Logit and logarithm. */
const SHARE_BEFORE = { middle: -1.2, deviation: 2 } as const;
const LOSS_BEFORE = { middle: Math.log(3000), deviation: 1.2 } as const;
/** The fit's unit of delay, s. */
const DELAY_UNIT = 1e-5;

export interface PickupFound {
  readonly resistance_Ohm: DoubtedFigure;
  /** L0, at low frequency. */
  readonly inductance_H: DoubtedFigure;
  readonly capacitance_F: DoubtedFigure;
  /** Into the `load` passed to `fitPickup`. */
  readonly q: DoubtedFigure;
  readonly lossShare: DoubtedFigure;
  readonly loss_Hz: DoubtedFigure;
  readonly peak: { readonly frequency_Hz: number; readonly impedance_Ohm: number };
  readonly points: readonly ImpedancePoint[];
  readonly fit: readonly ImpedancePoint[];
  /** Deviation of the points from the fit, dB rms. */
  readonly rms_dB: number;
}

interface ImpedancePoint {
  readonly frequency_Hz: number;
  readonly impedance_Ohm: number;
}

export interface Responses {
  readonly straight: TakeResponse;
  readonly open: TakeResponse;
  readonly short: TakeResponse;
  readonly known: TakeResponse;
  readonly pickup: TakeResponse;
}

/** R, L, C (logarithms), share of the branch (logit), its corner (logarithm). */
type Parts = readonly number[];

const sigmoid = (x: number) => 1 / (1 + Math.exp(-x));

type FittedFigures = Pick<
  PickupFound,
  'resistance_Ohm' | 'inductance_H' | 'capacitance_F' | 'lossShare' | 'loss_Hz'
>;

/** The circuit of fitted figures. How a cover shields the source does not show in an impedance, so it has none. */
export const fittedCircuit = (figures: FittedFigures): Circuit => ({
  resistance_Ohm: figures.resistance_Ohm.value,
  inductance_H: figures.inductance_H.value,
  capacitance_F: figures.capacitance_F.value,
  lossTangent: LOSS_TANGENT,
  eddy: [{ share: figures.lossShare.value, loss_Hz: figures.loss_Hz.value }],
  followsCores: true,
  shielding: 0,
  shield_Hz: 6000,
});

const circuitOf = ([r = 0, l = 0, c = 0, share = 0, loss = 0]: Parts): Circuit => {
  const certain = (value: number): DoubtedFigure => ({ value, doubt: 0 });
  return fittedCircuit({
    resistance_Ohm: certain(Math.exp(r)),
    inductance_H: certain(Math.exp(l)),
    capacitance_F: certain(Math.exp(c)),
    lossShare: certain(sigmoid(share)),
    loss_Hz: certain(Math.exp(loss)),
  });
};

export function admittanceAt(circuit: Circuit, f: number): Complex {
  const omega = 2 * Math.PI * f;
  const left = circuit.eddy.reduce<Complex>((sum, { share, loss_Hz }) => {
    const x = f / loss_Hz;
    const part = (share * x) / (1 + x * x);
    return minus(sum, complex(part * x, part));
  }, complex(1));
  const series = plus(
    complex(circuit.resistance_Ohm),
    multiply(complex(0, omega * circuit.inductance_H), left),
  );
  return plus(
    over(complex(1), series),
    complex(omega * circuit.capacitance_F * circuit.lossTangent, omega * circuit.capacitance_F),
  );
}

/** Size of the impedance at a frequency, Ω. */
export const impedanceAt = (circuit: Circuit, f: number): number => 1 / magnitudeOf(admittanceAt(circuit, f));

/** Maximum of an impedance from 500 Hz to 40 kHz, by successively finer grids. */
function highest(circuit: Circuit): PickupFound['peak'] {
  let [low, high] = [500, 40_000];
  let best = low;
  for (let round = 0; round < 5; round++) {
    const grid = Array.from({ length: 41 }, (_, n) => low * (high / low) ** (n / 40));
    best = grid.reduce((top, f) => (impedanceAt(circuit, f) > impedanceAt(circuit, top) ? f : top), best);
    const step = (high / low) ** (1 / 40);
    [low, high] = [best / step, best * step];
  }
  return { frequency_Hz: best, impedance_Ohm: impedanceAt(circuit, best) };
}

function startOf(impedance: readonly number[], loss_Hz: number): number[] {
  const at = (f: number) => POINTS_HZ.findIndex((point) => point >= f);
  const ohms = Math.max(100, impedance[at(60)] ?? 8000);
  const rising = Math.max(impedance[at(1500)] ?? 0, ohms * 1.05);
  const henry = Math.sqrt(rising ** 2 - ohms ** 2) / (2 * Math.PI * 1500);
  const top = impedance.reduce((best, value, i) => (value > (impedance[best] ?? 0) ? i : best), at(1500));
  const omega = 2 * Math.PI * Math.max(3000, POINTS_HZ[top] ?? 8000);
  return [Math.log(ohms), Math.log(henry), -Math.log(omega ** 2 * henry), -1.2, Math.log(loss_Hz)];
}

/** Indices of the fit's parameters after the pickup's own. */
const PARTS = 5;
const NO_PARTS = [0, 0, 0, 0, 0] as const;
const NODE = { conductance: 5, capacitance: 6 } as const;
const DELAYS = { straight: 7, known: 8, pickup: 9 } as const;
const RESISTORS = { series: 10, known: 11 } as const;

/** RMS over neighbours. A single point made small by noise would seem too certain. */
function smoothSize(values: readonly Complex[], index: number): number {
  const near = values.slice(Math.max(0, index - 2), index + 3);
  return Math.sqrt(near.reduce((sum, value) => sum + magnitudeOf(value) ** 2, 0) / near.length);
}

/**
 * Fits R, L, C and one loss branch to the takes, together with the node's conductance and capacitance, the errors of
 * both resistors, and the delays between takes. With Y₀ the node's admittance, a take is G/(Y₀ + Y): straight over open
 * is R·Y₀, open over known 1 + Yₖ/Y₀, open over pickup 1 + Yₚ/Y₀, independent of the sound card and its gain G.
 *
 * The doubt is the covariance of the residuals, increased if they exceed the noise.
 *
 * @param load for which Q is computed
 */
export function fitPickup(
  { straight, open, short, known, pickup }: Responses,
  load: Load,
): PickupFound | MeasureRefusal {
  const zero = complex(0);
  const [free, loaded, wound] = [open, known, pickup].map((response) => withoutLeak(response, short)) as [
    readonly Complex[],
    readonly Complex[],
    readonly Complex[],
  ];
  const ratio = (values: readonly Complex[]) =>
    values.map((value, index) => over(free[index] ?? zero, value));
  const [toStraight, toKnown, toPickup] = [ratio(straight.values), ratio(loaded), ratio(wound)];
  const variances = ({ noise }: TakeResponse, values: readonly Complex[], leaks: boolean) =>
    POINTS_HZ.map((_, index) => {
      const totalNoise = Math.hypot(noise[index] ?? 0, leaks ? (short.noise[index] ?? 0) : 0);
      return (totalNoise / Math.max(smoothSize(values, index), 1e-12)) ** 2 + RIPPLE ** 2;
    });
  const [ofOpen, ofStraight, ofKnown, ofPickup] = [
    variances(open, free, false),
    variances(straight, straight.values, false),
    variances(known, loaded, true),
    variances(pickup, wound, true),
  ];

  const nodeAt = (f: number, at: readonly number[]) =>
    complex(Math.exp(at[NODE.conductance] ?? 0), 2 * Math.PI * f * Math.exp(at[NODE.capacitance] ?? 0));
  const residuals = (at: readonly number[]) => {
    const circuit = circuitOf(at);
    const series_Ohm = SERIES_OHM * Math.exp(at[RESISTORS.series] ?? 0);
    const known_Ohm = KNOWN_OHM * Math.exp(at[RESISTORS.known] ?? 0);
    const out = new Float64Array(6 * POINTS_HZ.length + 4);
    let n = 0;
    /** All ratios share the open take's noise, so each residual is reduced by what the previous ones explain. */
    const addResiduals = (errors: readonly number[], index: number) => {
      let [common, variance] = [0, ofOpen[index] ?? 1];
      for (const [i, of] of [ofStraight, ofKnown, ofPickup].entries()) {
        const totalVariance = variance + (of[index] ?? 1);
        const news = (errors[i] ?? 0) - common;
        out[n++] = news / Math.sqrt(totalVariance);
        common += (variance / totalVariance) * news;
        variance -= variance ** 2 / totalVariance;
      }
    };
    for (const [index, f] of POINTS_HZ.entries()) {
      const node = nodeAt(f, at);
      const apart = (measured: Complex | undefined, modelled: Complex, delay: number | undefined) =>
        multiply(over(measured ?? zero, modelled), turn(-2 * Math.PI * f * (delay ?? 0) * DELAY_UNIT));
      const errors = [
        apart(toStraight[index], over(complex(1 / series_Ohm), node), at[DELAYS.straight]),
        apart(toKnown[index], plus(complex(1), over(complex(1 / known_Ohm), node)), at[DELAYS.known]),
        apart(toPickup[index], plus(complex(1), over(admittanceAt(circuit, f), node)), at[DELAYS.pickup]),
      ];
      addResiduals(
        errors.map((error) => Math.log(magnitudeOf(error))),
        index,
      );
      addResiduals(errors.map(angleOf), index);
    }
    out[n++] = ((at[3] ?? 0) - SHARE_BEFORE.middle) / SHARE_BEFORE.deviation;
    out[n++] = ((at[4] ?? 0) - LOSS_BEFORE.middle) / LOSS_BEFORE.deviation;
    out[n++] = (at[RESISTORS.series] ?? 0) / RESISTOR_DEVIATION;
    out[n++] = (at[RESISTORS.known] ?? 0) / RESISTOR_DEVIATION;
    return out;
  };

  // The node alone, at low frequency; starts with a typical input capacitance.
  const conductance = 1 / (SERIES_OHM * Math.min(1, magnitudeOf(toStraight[10] ?? complex(0.5))));
  const start = [Math.log(conductance), Math.log(100e-12), 0, 0, 0, 0, 0];
  const roughly = toPickup.map((value, index) =>
    magnitudeOf(
      over(
        complex(1),
        multiply(minus(value, complex(1)), nodeAt(POINTS_HZ[index] ?? 1, [...NO_PARTS, ...start])),
      ),
    ),
  );
  const [best] = [1500, 6000]
    .map((loss_Hz) => leastSquares(residuals, [...startOf(roughly, loss_Hz), ...start]))
    .sort((a, b) => a.cost - b.cost);
  if (!best) throw new RangeError('No start');
  const { at, inverse, cost } = best;
  const circuit = circuitOf(at);
  const delay = (at[DELAYS.pickup] ?? 0) * DELAY_UNIT;
  const points = POINTS_HZ.map((f, index) => {
    const turned = multiply(toPickup[index] ?? zero, turn(-2 * Math.PI * f * delay));
    const y = multiply(minus(turned, complex(1)), nodeAt(f, at));
    return { frequency_Hz: f, impedance_Ohm: 1 / Math.max(magnitudeOf(y), 1e-12) };
  });
  const apart = points.map(({ frequency_Hz, impedance_Ohm }) =>
    decibelsOf(impedance_Ohm / impedanceAt(circuit, frequency_Hz)),
  );
  // Points lost in noise carry no weight in the error of the fit.
  const weights = ofPickup.map((variance) => RIPPLE ** 2 / variance);
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
  const rms_dB = Math.sqrt(sum(apart.map((d, i) => d * d * (weights[i] ?? 0))) / sum(weights));
  if (!(rms_dB < MOST_RMS_DB)) return { kind: 'misfit', rms_dB };

  const variance = Math.max(1, cost / (6 * POINTS_HZ.length - at.length));
  const spread = (slopes: readonly number[]) =>
    Math.sqrt(
      variance *
        Math.max(0, sum(slopes.map((a, i) => sum(slopes.map((b, j) => a * b * (inverse[i]?.[j] ?? 0)))))),
    );
  const only = (k: number) => at.map((_, i) => (i === k ? 1 : 0));
  const scale = (value: number, k: number): DoubtedFigure => ({ value, doubt: value * spread(only(k)) });
  const STEP = 1e-4;
  const qOf = (parts: Parts) => resonance(circuitOf(parts), load).q;
  const q = qOf(at);
  const qSlopes = at.map((_, k) =>
    k < PARTS ? (qOf(at.map((value, i) => (i === k ? value + STEP : value))) - q) / STEP : 0,
  );
  const [branch] = circuit.eddy;
  const lossShare = branch?.share ?? 0;
  return {
    resistance_Ohm: scale(circuit.resistance_Ohm, 0),
    inductance_H: scale(circuit.inductance_H, 1),
    capacitance_F: scale(circuit.capacitance_F, 2),
    q: { value: q, doubt: spread(qSlopes) },
    lossShare: { value: lossShare, doubt: lossShare * (1 - lossShare) * spread(only(3)) },
    loss_Hz: { value: branch?.loss_Hz ?? 0, doubt: (branch?.loss_Hz ?? 0) * spread(only(4)) },
    peak: highest(circuit),
    points,
    fit: points.map(({ frequency_Hz }) => ({
      frequency_Hz,
      impedance_Ohm: impedanceAt(circuit, frequency_Hz),
    })),
    rms_dB,
  };
}
