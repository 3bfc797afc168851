import { BENCH } from './bench.ts';

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

/** Inductance in H, as read by the meter. */
export const inductanceTarget = (henry: number): Target => around(henry, BENCH.tolerancePercent.inductance);

export function turnsTarget(turns: number): Target {
  const { toleranceTurns } = BENCH;
  return {
    target: turns,
    low: turns - toleranceTurns,
    high: turns + toleranceTurns,
    percent: (100 * toleranceTurns) / turns,
  };
}
