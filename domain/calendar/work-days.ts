import { type Day, dayNumbered, numberOfDay, weekdayNumbered } from './day.ts';
import { holidayOn } from './holidays.ts';

const known = new Map<number, boolean>();

/** The same question of a day's number, answered once for each day. */
function isWorkNumber(number: number): boolean {
  const answered = known.get(number);
  if (answered !== undefined) return answered;
  const weekday = weekdayNumbered(number);
  const isWork = weekday !== 0 && weekday !== 6 && holidayOn(dayNumbered(number)) === undefined;
  known.set(number, isWork);
  return isWork;
}

/** Monday to Friday, but for Saxony's holidays. */
export const isWorkDay = (day: Day): boolean => isWorkNumber(numberOfDay(day));

function nearest(day: Day, step: 1 | -1): Day {
  let found = numberOfDay(day);
  while (!isWorkNumber(found)) found += step;
  return dayNumbered(found);
}

/** The day itself if there is work, else the next one with. */
export const workDayFrom = (day: Day): Day => nearest(day, 1);

/** The day itself if there is work, else the last one with. */
export const workDayUntil = (day: Day): Day => nearest(day, -1);

/** So many work days later, or earlier where `count` is negative. A weekend counts as its Friday (back: its Monday). */
export function addWorkDays(day: Day, count: number): Day {
  const step = count < 0 ? -1 : 1;
  let [found, left] = [numberOfDay(day), Math.abs(count)];
  while (left > 0) {
    found += step;
    if (isWorkNumber(found)) left -= 1;
  }
  return dayNumbered(found);
}

/** Work days after `from` up to `to`; negative where `to` is earlier, counted the same way. */
export function workDaysBetween(from: Day, to: Day): number {
  if (to < from) return -workDaysBetween(to, from) || 0;
  const last = numberOfDay(to);
  let count = 0;
  for (let day = numberOfDay(from) + 1; day <= last; day += 1) if (isWorkNumber(day)) count += 1;
  return count;
}

/** How a date stands to today, for the board. */
export interface DaysLeft {
  /** Work days; negative when late. */
  readonly days: number;
  readonly tone: 'late' | 'soon' | 'calm';
  /** "1 day late", "today", "1 day", "5 days". */
  readonly words: string;
}

const inDays = (days: number): string => (days === 1 ? '1 day' : `${days} days`);

/** Work days left until a day. It is late from the day after, even where no work day is between. */
export function daysLeft(today: Day, due: Day): DaysLeft {
  const days = workDaysBetween(today, due);
  if (due < today) {
    const late = Math.max(1, -days);
    return { days: -late, tone: 'late', words: `${inDays(late)} late` };
  }
  return { days, tone: days <= 1 ? 'soon' : 'calm', words: days === 0 ? 'today' : inDays(days) };
}
