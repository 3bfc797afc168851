import { type Day, dayNumbered, numberOfDay } from '../calendar/day.ts';
import { addWorkDays, isWorkDay, workDayFrom, workDaysBetween } from '../calendar/work-days.ts';
import { BENCH } from './bench.ts';

export interface Absence {
  readonly from: Day;
  readonly until: Day;
  /** Account of the person; null: everybody. */
  readonly who: string | null;
}

/** Working days of Saxony (`calendar/work-days.ts`) minus our days off. The post follows the calendar alone. */
export interface OpenDays {
  /** Number of pickups that can be wound on a day: 4, 2 with one person away, 0 if closed. */
  places(day: Day): number;
  /** At least one person is here, so that parcels can be packed and sent. */
  isOpen(day: Day): boolean;
  /** The day itself if open, else the next open one. */
  from(day: Day): Day;
  /** Adds open days; a negative `count` goes back. A closed day is treated as the last open one (back: the next). */
  add(day: Day, count: number): Day;
  /** Open days after `from` up to `to`; negative if `to` is earlier. */
  between(from: Day, to: Day): number;
  /** Last working day with an absence; undefined if there is none. All later working days have full capacity. */
  readonly lastAway: Day | undefined;
}

/** Time at which the post leaves on a day; null if it is not open. */
export const postLeaves = (days: Pick<OpenDays, 'isOpen'>, day: Day): string | null =>
  days.isOpen(day) ? BENCH.postLeavesAt : null;

const EACH = BENCH.pickupsADay / BENCH.machines;

/** Remaining places of each working day with absences, by day number. */
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
      // Beyond the last closed day, open days are working days.
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

/** Every working day of Saxony, with both makers. */
export const ALWAYS_OPEN = openDays([]);
