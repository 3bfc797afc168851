import type { Circuit, Load } from '../circuit.ts';
import { decibels, magnitudeAt } from '../transfer.ts';
import { MEASURED_HZ, type MeasuredCoil, SWEEPS, type Sweep } from './measured-coils.ts';

const SCOPE_OHM = 1e6;
const SCOPE_PF = 20;
const bench = (ohms: number, picofarad: number): Load => ({
  cable_pF: SCOPE_PF + picofarad,
  volume_Ohm: ohms,
  tone_Ohm: Infinity,
  toneCap_nF: 22,
  amp_Ohm: SCOPE_OHM,
});

/** Load of each sweep, the range that is compared, the range of its 0 dB (Hz), and its weight in the fit of L and C. */
const CONDITIONS: Record<Sweep, { load: Load; counts: Span; zero: Span; weight: number }> = {
  UL: { load: bench(Infinity, 0), counts: [100, 10_000], zero: [150, 450], weight: 1 },
  LD: { load: bench(200e3, 470), counts: [100, 10_000], zero: [150, 450], weight: 1 },
  IT: { load: bench(Infinity, 10_000), counts: [100, 2500], zero: [0, 250], weight: 0.4 },
};
type Span = readonly [from: number, to: number];

const within = (f: number, [from, to]: Span) => f > from && f < to;
const mean = (list: readonly number[]) => list.reduce((sum, x) => sum + x, 0) / list.length;

/** The model's curve at the bench frequencies, dB relative to its own level in the zero range of the sweep. */
export function modelledLevels(circuit: Circuit, sweep: Sweep): readonly number[] {
  const { load, zero } = CONDITIONS[sweep];
  const levels = MEASURED_HZ.map((f) => decibels(magnitudeAt(circuit, load, f)));
  const reference = mean(levels.filter((_, index) => within(MEASURED_HZ[index] ?? 0, zero)));
  return levels.map((level) => level - reference);
}

/** Modelled minus measured, dB, within the compared range. */
export function differences(circuit: Circuit, { levels_dB }: MeasuredCoil, sweep: Sweep): readonly number[] {
  const [low, high] = CONDITIONS[sweep].counts;
  return modelledLevels(circuit, sweep).flatMap((level, index) => {
    const [f, measured] = [MEASURED_HZ[index] ?? 0, levels_dB[sweep][index] ?? null];
    return f < low || f > high || measured === null ? [] : [level - measured];
  });
}

const squares = (list: readonly number[]) => list.reduce((sum, x) => sum + x * x, 0);
const dot = (a: readonly number[], b: readonly number[]) => a.reduce((sum, x, i) => sum + x * (b[i] ?? 0), 0);

type Point = readonly [number, number];

/** Fits L and C, which are unknown, by damped Gauss-Newton on their logarithms. Losses are the model's. */
export function fitCoil(coil: MeasuredCoil): Circuit {
  const { inductance_H, capacitance_F } = coil.start;
  const bounds: readonly [Span, Span] = [
    [Math.log(inductance_H * 0.6), Math.log(inductance_H * 1.6)],
    [Math.log(1e-11), Math.log(2e-9)],
  ];
  const clamp = (value: number, [low, high]: Span) => Math.min(high, Math.max(low, value));
  const circuitAt = ([l, c]: Point): Circuit => ({
    ...coil.losses,
    resistance_Ohm: coil.resistance_Ohm,
    inductance_H: Math.exp(l),
    capacitance_F: Math.exp(c),
  });
  const errorsAt = (point: Point) =>
    SWEEPS.flatMap((sweep) =>
      differences(circuitAt(point), coil, sweep).map((error) => error * CONDITIONS[sweep].weight),
    );
  let at: Point = [Math.log(inductance_H), Math.log(Math.max(capacitance_F, 2e-11))];
  let errors = errorsAt(at);
  let damping = 1e-2;
  const STEP = 1e-5;
  for (let round = 0; round < 40 && damping < 1e6; round++) {
    const slope = (moved: Point) => errorsAt(moved).map((x, index) => (x - (errors[index] ?? 0)) / STEP);
    const [byL, byC] = [slope([at[0] + STEP, at[1]]), slope([at[0], at[1] + STEP])];
    const [ll, lc, cc] = [squares(byL) * (1 + damping), dot(byL, byC), squares(byC) * (1 + damping) + 1e-9];
    const [l, c] = [dot(byL, errors), dot(byC, errors)];
    const determinant = ll * cc - lc * lc;
    const next: Point = [
      clamp(at[0] - (l * cc - c * lc) / determinant, bounds[0]),
      clamp(at[1] - (c * ll - l * lc) / determinant, bounds[1]),
    ];
    const tried = errorsAt(next);
    const gain = squares(errors) - squares(tried);
    if (gain <= 0) {
      damping *= 5;
      continue;
    }
    const isSettled = gain < 1e-7 * squares(errors);
    [at, errors, damping] = [next, tried, damping / 5];
    if (isSettled) break;
  }
  return circuitAt(at);
}
