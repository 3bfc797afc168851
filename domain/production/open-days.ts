import { type Day, dayNumbered, numberOfDay } from '../calendar/day.ts';
import { addWorkDays, isWorkDay, workDayFrom, workDaysBetween } from '../calendar/work-days.ts';
import { BENCH } from './bench.ts';

/** Somebody is not at the bench, from the first of these days to the last. */
export interface Absence {
  readonly from: Day;
  readonly until: Day;
  /** The account of who is away; null is everybody. */
  readonly who: string | null;
}

/** Days on which we work: those of Saxony (`calendar/work-days.ts`) without our own. What the post works on is the calendar's. */
export interface OpenDays {
  /** How many pickups can be wound on a day: 4, 2 with one of us away, none on a closed one. */
  places(day: Day): number;
  /** Somebody of us is here: something can be packed and leave. */
  isOpen(day: Day): boolean;
  /** The day itself if it is open, else the next one that is. */
  from(day: Day): Day;
  /** So many open days later, or earlier where `count` is negative. A closed day counts as the last open one (back: the next). */
  add(day: Day, count: number): Day;
  /** Open days after `from` up to `to`; negative where `to` is earlier. */
  between(from: Day, to: Day): number;
  /** The last work day on which somebody is away; undefined where nobody is. From the next one on, every work day is whole. */
  readonly lastAway: Day | undefined;
}

/** When the post leaves on a day; null on one that is not open. */
export const postLeaves = (days: Pick<OpenDays, 'isOpen'>, day: Day): string | null =>
  days.isOpen(day) ? BENCH.postLeavesAt : null;

/** What one maker winds in a day. */
const EACH = BENCH.pickupsADay / BENCH.machines;

/** How many places are left on each work day on which somebody is away, by the day's number. */
function exceptionsOf(absences: readonly Absence[]): ReadonlyMap<number, number> {
  const away = new Map<number, Set<string | null>>();
  for (const { from, until, who } of absences)
    for (let number = numberOfDay(from); number <= numberOfDay(until); number += 1) {
      const whoever = away.get(number) ?? new Set();
      away.set(number, whoever.add(who));
    }
  return new Map(
    [...away]
      .filter(([number]) => isWorkDay(dayNumbered(number)))
      .map(
        ([number, who]) =>
          [number, who.has(null) ? 0 : Math.max(0, BENCH.pickupsADay - who.size * EACH)] as const,
      )
      .toSorted(([one], [other]) => one - other),
  );
}

/** The days that are open while these are away. */
export function openDays(absences: readonly Absence[]): OpenDays {
  const exceptions = exceptionsOf(absences);
  const closed = [...exceptions].flatMap(([number, places]) => (places === 0 ? [number] : []));
  const isClosed = new Set(closed);
  const last = [...exceptions.keys()].at(-1);
  const isOpen = (day: Day) => isWorkDay(day) && !isClosed.has(numberOfDay(day));
  const between = (from: Day, to: Day): number => {
    if (to < from) return -between(to, from) || 0;
    const [first, end] = [numberOfDay(from), numberOfDay(to)];
    return workDaysBetween(from, to) - closed.filter((number) => number > first && number <= end).length;
  };
  const [firstClosed = 0, lastClosed = 0] = [closed[0], closed.at(-1)];
  const add = (day: Day, count: number): Day => {
    const step = count > 0 ? 1 : -1;
    let [found, left] = [day, Math.abs(count)];
    for (; left > 0; left -= isOpen(found) ? 1 : 0) {
      // Where no closed day lies ahead, open days are work days.
      const isPast = step > 0 ? numberOfDay(found) >= lastClosed : numberOfDay(found) <= firstClosed;
      if (closed.length === 0 || isPast) return addWorkDays(found, left * step);
      found = addWorkDays(found, step);
    }
    return found;
  };
  return {
    isOpen,
    between,
    add,
    places: (day) => (isWorkDay(day) ? (exceptions.get(numberOfDay(day)) ?? BENCH.pickupsADay) : 0),
    from(day) {
      let found = workDayFrom(day);
      while (!isOpen(found)) found = addWorkDays(found, 1);
      return found;
    },
    lastAway: last === undefined ? undefined : dayNumbered(last),
  };
}

/** Every work day of Saxony, with both of us. */
export const ALWAYS_OPEN = openDays([]);
