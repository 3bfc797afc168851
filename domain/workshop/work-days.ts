import { addDays, type Day, weekdayOf } from './day.ts';
import { holidayOn } from './holidays.ts';

/** Monday to Friday, but for Saxony's holidays. */
export const isWorkDay = (day: Day): boolean =>
  weekdayOf(day) !== 0 && weekdayOf(day) !== 6 && holidayOn(day) === undefined;

/** The day itself if there is work, else the next one with. */
export function workDayFrom(day: Day): Day {
  let found = day;
  while (!isWorkDay(found)) found = addDays(found, 1);
  return found;
}

/** The day itself if there is work, else the last one with. */
export function workDayUntil(day: Day): Day {
  let found = day;
  while (!isWorkDay(found)) found = addDays(found, -1);
  return found;
}

/** So many work days later, or earlier where `count` is negative. A weekend counts as its Friday (back: its Monday). */
export function addWorkDays(day: Day, count: number): Day {
  const step = count < 0 ? -1 : 1;
  let [found, left] = [day, Math.abs(count)];
  while (left > 0) {
    found = addDays(found, step);
    if (isWorkDay(found)) left -= 1;
  }
  return found;
}

/** Work days after `from` up to `to`; negative where `to` is earlier, counted the same way. */
export function workDaysBetween(from: Day, to: Day): number {
  if (to < from) return -workDaysBetween(to, from) || 0;
  let count = 0;
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) if (isWorkDay(day)) count += 1;
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

/** Work days left until a day. It is late from the day after, even where no work day lies between. */
export function daysLeft(today: Day, due: Day): DaysLeft {
  const days = workDaysBetween(today, due);
  if (due < today) {
    const late = Math.max(1, -days);
    return { days: -late, tone: 'late', words: `${inDays(late)} late` };
  }
  return { days, tone: days <= 1 ? 'soon' : 'calm', words: days === 0 ? 'today' : inDays(days) };
}
