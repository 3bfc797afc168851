import type { Day } from '../calendar/day.ts';
import { workDaysBetween } from '../calendar/work-days.ts';
import { median } from './month.ts';

export function mostBuilt(kinds: readonly string[]) {
  const counts = new Map<string, number>();
  for (const name of kinds) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}

export interface LeftOrder {
  readonly paid: Day;
  readonly promised: Day;
  readonly shipped: Day;
}

/** Longer waits are counted in the last bar. */
const BARS = 12;

export function waitingTimes(orders: readonly LeftOrder[]) {
  const durations = orders.map(({ paid, promised, shipped }) => ({
    days: workDaysBetween(paid, shipped),
    late: shipped > promised,
  }));
  const bars = Array.from({ length: BARS }, (_, index) => {
    const days = index + 1;
    const matching = durations.filter((order) => Math.min(BARS, Math.max(1, order.days)) === days);
    return { days, orders: matching.length, late: matching.filter(({ late }) => late).length };
  });
  return {
    /** Ascending working days with the number of orders, and of those that left after their promise. */
    bars,
    median: median(durations.map(({ days }) => days)),
    late: durations.filter(({ late }) => late).length,
  };
}
