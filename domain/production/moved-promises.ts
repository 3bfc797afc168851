import type { Day } from '../calendar/day.ts';
import type { CountryCode } from '../countries.ts';
import { BENCH } from './bench.ts';
import type { OpenDays } from './open-days.ts';
import { forecastDay, lastPostDay, windingDay } from './queue.ts';
import { isMeasured, type UnitState } from './unit-state.ts';

export interface PromisedOrder {
  readonly number: string;
  readonly promised: Day;
  /** Time of payment. */
  readonly accepted: Day;
  readonly country: CountryCode;
  readonly packed: boolean;
  readonly units: readonly {
    readonly state: UnitState;
    /** Position in the whole queue, from 0; undefined if it no longer waits. */
    readonly place?: number | undefined;
    readonly woundOn?: Day | undefined;
  }[];
}

interface Standing {
  readonly today: Day;
  readonly woundToday: number;
}

function forecastOf({ units, packed }: PromisedOrder, { today, woundToday }: Standing, days: OpenDays): Day {
  const windingDays = units.map(({ state, place, woundOn }) => {
    if (isMeasured(state)) return woundOn ?? today;
    return state === 'to wind' ? windingDay(place ?? 0, today, woundToday, days) : today;
  });
  return forecastDay(today, windingDays, { packed, days });
}

/** Promises moved by a change of our days: kept without it and not with it, or made later by it. */
export function movedPromises(
  orders: readonly PromisedOrder[],
  standing: Standing,
  before: OpenDays,
  after: OpenDays,
) {
  return orders.flatMap((order) => {
    const [was, is] = [before, after].map((days) => forecastOf(order, standing, days));
    if (!was || !is || is <= order.promised || is <= was) return [];
    // The new day exceeds the legal limit.
    const last = lastPostDay(order.accepted, order.country);
    const beyondLaw = last !== undefined && is > last;
    return [{ number: order.number, before: order.promised, after: is, beyondLaw }];
  });
}

export type MovedPromise = ReturnType<typeof movedPromises>[number];

export interface PromiseJump {
  /** Last winding day without a delay; undefined if the first day is already delayed. */
  readonly last: { readonly wound: Day; readonly leaves: Day } | undefined;
  readonly first: { readonly wound: Day; readonly before: Day; readonly after: Day };
}

/** First winding day whose pickups leave later because of our own days; undefined if there is none within a year. */
export function firstJump(today: Day, before: OpenDays, after: OpenDays): PromiseJump | undefined {
  const leaves = (days: OpenDays, wound: Day) => days.add(wound, BENCH.daysAfterWinding);
  let last: PromiseJump['last'];
  let wound = after.from(today);
  for (let looked = 0; looked < 260; looked += 1) {
    const [was, is] = [leaves(before, wound), leaves(after, wound)];
    if (was !== is) return { last, first: { wound, before: was, after: is } };
    last = { wound, leaves: is };
    wound = after.add(wound, 1);
  }
  return undefined;
}
