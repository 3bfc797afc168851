import { cached } from '../cached.ts';
import type { Language } from '../languages.ts';
import { addDays, type Day, dayFrom, weekdayOf } from './day.ts';
import { HOLIDAY_NAMES, type Holiday } from './holidays.messages.ts';

/** Easter Sunday in the Gregorian calendar (anonymous algorithm; Meeus, "Astronomical Algorithms", 8). */
export function easterSunday(year: number): Day {
  const a = year % 19;
  const century = Math.floor(year / 100);
  const c = year % 100;
  const moon = (19 * a + century - Math.floor(century / 4) - correction(century) + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(c / 4) - moon - (c % 4)) % 7;
  const late = Math.floor((a + 11 * moon + 22 * toSunday) / 451);
  const days = moon + toSunday - 7 * late + 114;
  return dayFrom(year, Math.floor(days / 31), (days % 31) + 1);
}

/** Correction of the lunar tables by century. */
const correction = (century: number): number =>
  Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);

/** Wednesday before 23 November, eleven days before the first Sunday of Advent; a holiday only in Saxony. */
function repentanceDay(year: number): Day {
  const before = dayFrom(year, 11, 22);
  return addDays(before, -((weekdayOf(before) + 4) % 7));
}

/** Public holidays of Saxony in a year, with English names (SächsSFG § 1). Includes those on Sundays. */
export function holidaysOf(year: number): ReadonlyMap<Day, Holiday> {
  const easter = easterSunday(year);
  return new Map<Day, Holiday>([
    [dayFrom(year, 1, 1), 'New Year'],
    [addDays(easter, -2), 'Good Friday'],
    [addDays(easter, 1), 'Easter Monday'],
    [dayFrom(year, 5, 1), 'Labour Day'],
    [addDays(easter, 39), 'Ascension'],
    [addDays(easter, 50), 'Whit Monday'],
    [dayFrom(year, 10, 3), 'German Unity'],
    [dayFrom(year, 10, 31), 'Reformation'],
    [repentanceDay(year), 'Repentance'],
    [dayFrom(year, 12, 25), 'Christmas'],
    [dayFrom(year, 12, 26), 'Second day of Christmas'],
  ]);
}

const holidaysIn = cached(holidaysOf);

/** Name of the holiday on a day; undefined on other days. */
export function holidayOn(day: Day, language: Language = 'en'): string | undefined {
  const holiday = holidaysIn(Number(day.slice(0, 4))).get(day);
  return holiday && HOLIDAY_NAMES[language][holiday];
}
