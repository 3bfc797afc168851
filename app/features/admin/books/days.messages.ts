import { germanDay, shortDay, weekdayAndDay } from '#domain/calendar/day.ts';
import { dayInWords } from '#domain/calendar/format-day.ts';
import type { InLanguages } from '#domain/languages.ts';

function namesIn(locale: string): (month: string) => string {
  const name = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (month) => name.format(new Date(`${month}-01T00:00:00Z`));
}

interface DayWords {
  /** "October 2026" of `2026-10`. */
  readonly month: (month: string) => string;
  /** "24 Nov". */
  readonly short: (day: string) => string;
  /** "24 Nov 2026". */
  readonly dated: (day: string) => string;
  /** "Tue 24 Nov". */
  readonly weekday: (day: string) => string;
  /** "24 November". */
  readonly plain: (day: string) => string;
}

/** Days and months as the books name them. */
export const BOOK_DAYS: InLanguages<DayWords> = {
  en: {
    month: namesIn('en-GB'),
    short: shortDay,
    dated: (day) => `${shortDay(day)} ${day.slice(0, 4)}`,
    weekday: weekdayAndDay,
    plain: (day) => dayInWords(day, 'en', 'plain'),
  },
  de: {
    month: namesIn('de-DE'),
    short: (day) => germanDay(day).slice(0, 6),
    dated: germanDay,
    weekday: (day) => dayInWords(day, 'de', 'short'),
    plain: (day) => dayInWords(day, 'de', 'plain'),
  },
};
