import { type Day, later } from '../calendar/day.ts';
import { addWorkDays } from '../calendar/work-days.ts';
import type { Awg } from '../tone/wire.ts';
import { BENCH } from './bench.ts';
import { ALWAYS_OPEN, type OpenDays } from './open-days.ts';
import type { UnitState } from './unit-state.ts';

/** A unit of an open order, as the queue sees it. */
export interface QueuedUnit {
  readonly order: string;
  /** Of the order, from 1. */
  readonly number: number;
  readonly state: UnitState;
  /** When the order is promised to leave. */
  readonly due: Day;
  readonly paidAt: Date;
  readonly awg: Awg;
}

/** A winding machine: the wire on it, and who is at it. */
export interface Machine {
  readonly number: number;
  readonly awg?: Awg;
  /** The unit on it, and whose account has it there. */
  readonly winds?: { readonly order: string; readonly number: number; readonly by?: string | null };
}

/**
 * Units in the order in which they are wound: by the date they are promised for, then those whose wire is on a machine
 * already, then gauge by gauge, then as they were paid. Stable, so that a list does not jump between two looks.
 */
export function windingOrder<P extends QueuedUnit>(
  units: readonly P[],
  machines: readonly Machine[] = [],
): readonly P[] {
  const threaded = new Set(machines.flatMap(({ awg }) => awg ?? []));
  const ranked = units.map((unit) => ({
    unit,
    rank: [
      unit.due,
      threaded.has(unit.awg) ? 0 : 1,
      unit.awg,
      unit.paidAt.getTime(),
      unit.order,
      unit.number,
    ],
  }));
  return ranked
    .sort(({ rank: left }, { rank: right }) => {
      const at = left.findIndex((value, index) => value !== right[index]);
      return at < 0 ? 0 : (left[at] ?? 0) < (right[at] ?? 0) ? -1 : 1;
    })
    .map(({ unit }) => unit);
}

/**
 * The day on which the unit at a place of the queue (0 is next) is wound, with so many wound today already: places are filled
 * day by day, as many as each has.
 */
export function windingDay(index: number, today: Day, woundToday = 0, days: OpenDays = ALWAYS_OPEN): Day {
  let left = index + Math.min(woundToday, days.places(today));
  let day = days.from(today);
  for (; days.lastAway !== undefined && day <= days.lastAway; day = days.add(day, 1)) {
    const places = days.places(day);
    if (left < places) return day;
    left -= places;
  }
  return addWorkDays(day, Math.floor(left / BENCH.pickupsADay));
}

/** The queue in three figures: what waits, how many days at the bench that is, and what a new order is told. */
export interface QueueFigures {
  readonly toWind: number;
  readonly benchDays: number;
  readonly promisedNow: Day;
}

/** When an order of so many pickups can leave if it is paid now and all that waits goes before it. */
export function promisedDay({
  today,
  toWind,
  woundToday = 0,
  pickups = 1,
  days = ALWAYS_OPEN,
}: {
  readonly today: Day;
  readonly toWind: number;
  readonly woundToday?: number;
  readonly pickups?: number;
  readonly days?: OpenDays;
}): Day {
  return days.add(windingDay(toWind + pickups - 1, today, woundToday, days), BENCH.daysAfterWinding);
}

export function queueFigures(
  today: Day,
  toWind: number,
  woundToday = 0,
  days: OpenDays = ALWAYS_OPEN,
): QueueFigures {
  return {
    toWind,
    benchDays: Math.round((toWind / BENCH.pickupsADay) * 10) / 10,
    promisedNow: promisedDay({ today, toWind, woundToday, days }),
  };
}

/** A day of the queue's picture: what is wound, what is taken and what is free of its places. */
export interface QueueDay {
  readonly day: Day;
  readonly wound: number;
  readonly taken: number;
  readonly free: number;
}

/** The queue day by day, from today or the next open day on. */
export function queueDays(
  today: Day,
  toWind: number,
  woundToday = 0,
  { count = 7, days = ALWAYS_OPEN }: { readonly count?: number; readonly days?: OpenDays } = {},
): readonly QueueDay[] {
  let left = toWind;
  return Array.from({ length: count }, (_, index) => {
    const day = days.add(days.from(today), index);
    const places = days.places(day);
    const wound = day === today ? woundToday : 0;
    const taken = Math.min(left, Math.max(0, places - wound));
    left -= taken;
    return { day, wound, taken, free: Math.max(0, places - wound - taken) };
  });
}

/** When an order can leave as things stand: its last unit's day at the bench, and what comes after. Never before today. */
export function forecastDay(
  today: Day,
  windingDays: readonly Day[],
  { packed = false, days = ALWAYS_OPEN }: { readonly packed?: boolean; readonly days?: OpenDays } = {},
): Day {
  const soonest = days.from(today);
  if (packed) return soonest;
  const last = windingDays.length > 0 ? windingDays.reduce(later) : today;
  return later(soonest, days.add(last, BENCH.daysAfterWinding));
}
