import { cached } from '../cached.ts';
import type { Language } from '../languages.ts';
import { type Day, dayFrom, dayNumbered, numberOfDay, weekdayNumbered, yearOf } from './day.ts';
import { holidayOn } from './holidays.ts';
import { DAYS_LEFT } from './work-days.messages.ts';

const cache = new Map<number, boolean>();

function isWorkNumber(number: number): boolean {
  const answered = cache.get(number);
  if (answered !== undefined) return answered;
  const weekday = weekdayNumbered(number);
  const isWork = weekday !== 0 && weekday !== 6 && holidayOn(dayNumbered(number)) === undefined;
  cache.set(number, isWork);
  return isWork;
}

/** Monday to Friday, except Saxony's holidays. */
export const isWorkDay = (day: Day): boolean => isWorkNumber(numberOfDay(day));

/** The day itself if it is a working day, else the next one. */
export function workDayFrom(day: Day): Day {
  let found = numberOfDay(day);
  while (!isWorkNumber(found)) found += 1;
  return dayNumbered(found);
}

/** Working days of a year by number, cached so that distant days cost no more. */
const workDaysOf = cached((year: number): readonly number[] => {
  const [first, next] = [numberOfDay(dayFrom(year, 1, 1)), numberOfDay(dayFrom(year + 1, 1, 1))];
  return Array.from({ length: next - first }, (_, index) => first + index).filter(isWorkNumber);
});

/** Number of values up to `number` in an ascending list. */
function countUpTo(days: readonly number[], number: number): number {
  let [low, high] = [0, days.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((days[middle] ?? 0) <= number) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Adds working days; a negative `count` goes back. A weekend is treated as its Friday (back: its Monday). */
export function addWorkDays(day: Day, count: number): Day {
  if (count === 0) return day;
  let year = yearOf(day);
  const upTo = countUpTo(workDaysOf(year), numberOfDay(day));
  // Index among the year's working days, from 0; may be beyond the year.
  let place = count > 0 ? upTo - 1 + count : upTo - (isWorkDay(day) ? 1 : 0) + count;
  for (; place >= workDaysOf(year).length; year += 1) place -= workDaysOf(year).length;
  while (place < 0) {
    year -= 1;
    place += workDaysOf(year).length;
  }
  return dayNumbered(workDaysOf(year)[place] ?? Number.NaN);
}

/** Working days after `from` up to `to`; negative, by the same rule, if `to` is earlier. */
export function workDaysBetween(from: Day, to: Day): number {
  if (to < from) return -workDaysBetween(to, from) || 0;
  const upTo = (day: Day) => countUpTo(workDaysOf(yearOf(day)), numberOfDay(day));
  let count = upTo(to) - upTo(from);
  for (let year = yearOf(from); year < yearOf(to); year += 1) count += workDaysOf(year).length;
  return count;
}

export interface DaysLeft {
  /** Working days; negative if late. */
  readonly days: number;
  readonly tone: 'late' | 'soon' | 'calm';
  readonly words: string;
}

/** Working days left until a day. Late from the next day on, even without a working day in between. */
export function daysLeft(
  today: Day,
  due: Day,
  {
    between = workDaysBetween,
    language = 'en',
  }: { readonly between?: typeof workDaysBetween; readonly language?: Language } = {},
): DaysLeft {
  const { late: overdue, today: dueToday, days: inDays } = DAYS_LEFT[language];
  const days = between(today, due);
  if (due < today) {
    const late = Math.max(1, -days);
    return { days: -late, tone: 'late', words: overdue(late) };
  }
  return { days, tone: days <= 1 ? 'soon' : 'calm', words: days === 0 ? dueToday : inDays(days) };
}
