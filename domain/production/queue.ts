import { addDays, type Day, later } from '../calendar/day.ts';
import { addWorkDays } from '../calendar/work-days.ts';
import { type CountryCode, isAbroad } from '../countries.ts';
import { DELIVERY_WITHIN_DAYS } from '../legal/terms.ts';
import { zoneOf } from '../shipping/shipping.ts';
import type { Awg } from '../tone/wire.ts';
import { BENCH } from './bench.ts';
import { ALWAYS_OPEN, type OpenDays } from './open-days.ts';
import type { UnitState } from './unit-state.ts';

export interface QueuedUnit {
  readonly order: string;
  /** Number within the order, from 1. */
  readonly number: number;
  readonly state: UnitState;
  readonly due: Day;
  readonly paidAt: Date;
  readonly awg: Awg;
}

export interface Machine {
  readonly number: number;
  readonly awg?: Awg;
  /** The unit on it, and the account of its maker. */
  readonly winds?: { readonly order: string; readonly number: number; readonly by?: string | null };
}

/** Sorts by promised date, wire already on a machine, gauge, payment. Stable, so that the list does not jump. */
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
      const firstDifference = left.findIndex((value, index) => value !== right[index]);
      return firstDifference < 0 ? 0 : (left[firstDifference] ?? 0) < (right[firstDifference] ?? 0) ? -1 : 1;
    })
    .map(({ unit }) => unit);
}

/** Day on which the unit at a queue position (0 is next) is wound. `woundToday` units have used today's places. */
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

/** Day on which an order of `pickups` can leave if it is paid now and queued last. */
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

/** The queue in figures: units waiting, days at the bench, and the promise to a new order. */
export function queueFigures(today: Day, toWind: number, woundToday = 0, days: OpenDays = ALWAYS_OPEN) {
  return {
    toWind,
    benchDays: Math.round((toWind / BENCH.pickupsADay) * 10) / 10,
    promisedNow: promisedDay({ today, toWind, woundToday, days }),
  };
}

export function queueDays(
  today: Day,
  toWind: number,
  woundToday = 0,
  { count = 7, days = ALWAYS_OPEN }: { readonly count?: number; readonly days?: OpenDays } = {},
) {
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

/** Day on which an order can leave: its last unit's winding day plus finishing, today at the earliest. */
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

/** Last lawful day of arrival; undefined if no such law binds us. */
export function lawfulArrival(accepted: Day, country: CountryCode): Day | undefined {
  const isBound = country === 'GB' || !isAbroad(country);
  return isBound ? addDays(accepted, DELIVERY_WITHIN_DAYS) : undefined;
}

/** Last day of posting for a lawful arrival. */
export function lastPostDay(accepted: Day, country: CountryCode): Day | undefined {
  const arrival = lawfulArrival(accepted, country);
  return arrival && addWorkDays(addDays(arrival, 1), -BENCH.postWorkDays[zoneOf(country)] - 1);
}

/** Moves a promise as soon as its forecast is later. The new date has a cushion and is never before the old one. */
export function delayOf({
  today,
  promised,
  forecast,
  accepted,
  country,
  days = ALWAYS_OPEN,
}: {
  readonly today: Day;
  readonly promised: Day;
  readonly forecast: Day;
  readonly accepted: Day;
  readonly country: CountryCode;
  readonly days?: OpenDays;
}) {
  if (forecast <= promised && today <= promised) return undefined;
  const instead = days.add(days.from(later(forecast, today)), BENCH.delayCushionDays);
  const last = lastPostDay(accepted, country);
  /** Too late for the law: the buyer may cancel at once, and is told so. */
  const beyondLaw = last !== undefined && instead > last;
  return { promised, instead, beyondLaw };
}
export type Delay = NonNullable<ReturnType<typeof delayOf>>;
