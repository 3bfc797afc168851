import type { Circuit } from '../tone/circuit.ts';
import { BENCH } from './bench.ts';

/** A value to be reached and the ends of what is let pass. */
export interface Target {
  readonly target: number;
  readonly low: number;
  readonly high: number;
  readonly percent: number;
}

const around = (target: number, percent: number): Target => ({
  target,
  low: target * (1 - percent / 100),
  high: target * (1 + percent / 100),
  percent,
});

/** Resistance in Ω at 20 °C. */
export const resistanceTarget = (ohms: number): Target => around(ohms, BENCH.tolerancePercent.resistance);

/** Inductance in H, as the meter reads it. */
export const inductanceTarget = (henry: number): Target => around(henry, BENCH.tolerancePercent.inductance);

/** Turns of one coil. */
export function turnsTarget(turns: number): Target {
  const { toleranceTurns } = BENCH;
  return {
    target: turns,
    low: turns - toleranceTurns,
    high: turns + toleranceTurns,
    percent: (100 * toleranceTurns) / turns,
  };
}

/**
 * What a meter in series mode reads at a frequency, H: poles and cover answer with eddy currents even at 120 Hz, some
 * parts in a thousand under brass. The capacitance counts for less than that and is left out.
 */
export function inductanceAt({ inductance_H, eddy }: Circuit, frequency_Hz: number): number {
  const lost = eddy.reduce((sum, { share, loss_Hz }) => {
    const x = frequency_Hz / loss_Hz;
    return sum + (share * x * x) / (1 + x * x);
  }, 0);
  return inductance_H * (1 - lost);
}
