import { addDays, type Day, dayFrom, daysBetween, weekdayOf, yearOf } from './day.ts';

/** The number of a day's week, as calendars in Germany have it (ISO 8601): weeks begin on Monday, and the first one has 4 January. */
export function weekOf(day: Day): number {
  const thursday = addDays(day, 3 - ((weekdayOf(day) + 6) % 7));
  return Math.floor(daysBetween(dayFrom(yearOf(thursday), 1, 1), thursday) / 7) + 1;
}
