import { addDays, type Day, dayFrom, daysBetween, weekdayOf, yearOf } from './day.ts';

/** ISO 8601 week number: weeks begin on Monday, and the first one contains 4 January. */
export function weekOf(day: Day): number {
  const thursday = addDays(day, 3 - ((weekdayOf(day) + 6) % 7));
  return Math.floor(daysBetween(dayFrom(yearOf(thursday), 1, 1), thursday) / 7) + 1;
}
