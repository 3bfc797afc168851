import type { Day } from '../calendar/day.ts';
import type { CountryCode } from '../countries.ts';
import { BENCH } from './bench.ts';
import type { OpenDays } from './open-days.ts';
import { lastPostDay } from './promise.ts';
import { forecastDay, windingDay } from './queue.ts';
import { isMeasured, type UnitState } from './unit-state.ts';

/** An open order with all that its date depends on. */
export interface PromisedOrder {
  readonly number: string;
  readonly promised: Day;
  /** When it was paid, and where it goes. */
  readonly accepted: Day;
  readonly country: CountryCode;
  /** Nothing is left to do but to post it. */
  readonly packed: boolean;
  readonly units: readonly {
    readonly state: UnitState;
    /** Its place among all that waits, from 0; undefined of what waits no more. */
    readonly place?: number | undefined;
    readonly woundOn?: Day | undefined;
  }[];
}

/** How the bench stands. */
interface Standing {
  readonly today: Day;
  readonly woundToday: number;
}

/** When an order leaves as the queue stands. */
function forecastOf(
  { units, packed }: PromisedOrder,
  { today, woundToday }: Standing,
  days: OpenDays,
): Day {
  const windingDays = units.map(({ state, place, woundOn }) => {
    if (isMeasured(state)) return woundOn ?? today;
    return state === 'to wind' ? windingDay(place ?? 0, today, woundToday, days) : today;
  });
  return forecastDay(today, windingDays, { packed, days });
}

/** A promise that cannot be kept any more, with the day that is promised instead. */
export interface MovedPromise {
  readonly number: string;
  readonly before: Day;
  readonly after: Day;
  /** It is too late for the law then. */
  readonly beyondLaw: boolean;
}

/** Which promises a change of our days moves: those that would be kept without it and are not with it, and those it makes later. */
export function movedPromises(
  orders: readonly PromisedOrder[],
  standing: Standing,
  before: OpenDays,
  after: OpenDays,
): readonly MovedPromise[] {
  return orders.flatMap((order) => {
    const [was, is] = [before, after].map((days) => forecastOf(order, standing, days));
    if (!was || !is || is <= order.promised || is <= was) return [];
    const last = lastPostDay(order.accepted, order.country);
    const beyondLaw = last !== undefined && is > last;
    return [{ number: order.number, before: order.promised, after: is, beyondLaw }];
  });
}

/** Where our own days make dates jump. */
export interface Jump {
  /** What is wound on this day still leaves as it would; undefined where the first day jumps already. */
  readonly last: { readonly wound: Day; readonly leaves: Day } | undefined;
  /** What is wound on this one leaves on another day. */
  readonly first: { readonly wound: Day; readonly before: Day; readonly after: Day };
}

/** The first day at the bench whose pickups leave later because of our own days; undefined where none does for a year. */
export function firstJump(today: Day, before: OpenDays, after: OpenDays): Jump | undefined {
  const leaves = (days: OpenDays, wound: Day) => days.add(wound, BENCH.daysAfterWinding);
  let last: Jump['last'];
  let wound = after.from(today);
  for (let looked = 0; looked < 260; looked += 1) {
    const [was, is] = [leaves(before, wound), leaves(after, wound)];
    if (was !== is) return { last, first: { wound, before: was, after: is } };
    last = { wound, leaves: is };
    wound = after.add(wound, 1);
  }
  return undefined;
}
