import type { Target } from './tolerance.ts';

/** Divisions of a scale; every fifth is long. */
export const GAUGE_STEPS = 20;
const LONG = 5;
/** Share of the half scale used by the farthest value. */
const ROOM = 0.75;

/** The smallest of 1, 2 and 5 times a power of ten that is at least `size`. */
function niceStep(size: number): number {
  const decade = 10 ** Math.floor(Math.log10(size));
  const factor = [1, 2, 5, 10].find((candidate) => candidate * decade >= size * 0.999_999) ?? 10;
  return factor * decade;
}

interface Reading {
  readonly name: string;
  readonly unit: string;
  /** In the unit of the target. */
  readonly value: number;
  readonly target: Pick<Target, 'target' | 'low' | 'high'>;
  /** "modelled 8.00, ±3 %". */
  readonly note: string;
}

export function gaugeOf({ name, unit, value, target: { target, low, high }, note }: Reading) {
  const farthest = Math.max(...[value, low, high].map((each) => Math.abs(each - target)));
  const step = niceStep(farthest / ROOM / (GAUGE_STEPS / 2));
  const middle = Math.round(target / step / LONG) * step * LONG;
  const from = middle - (GAUGE_STEPS / 2) * step;
  const along = (at: number) => Number(((at - from) / (GAUGE_STEPS * step)).toFixed(4));
  return {
    name,
    unit,
    note,
    /** "8.04". */
    value: value.toFixed(2),
    from: from.toFixed(2),
    to: (from + GAUGE_STEPS * step).toFixed(2),
    measured: along(value),
    modelled: along(target),
    low: along(low),
    high: along(high),
  };
}

export type Gauge = ReturnType<typeof gaugeOf>;
