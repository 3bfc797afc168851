import { dayInWords, germanDay, shortDay, weekdayAndDay } from '#domain/calendar/day.ts';
import type { InLanguages } from '#domain/languages.ts';

function namesIn(locale: string): (month: string) => string {
  const name = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (month) => name.format(new Date(`${month}-01T00:00:00Z`));
}

const EN = {
  /** "October 2026" of `2026-10`. */
  month: namesIn('en-GB'),
  /** "24 Nov". */
  short: shortDay,
  /** "24 Nov 2026". */
  dated: (day: string) => `${shortDay(day)} ${day.slice(0, 4)}`,
  /** "Tue 24 Nov". */
  weekday: weekdayAndDay,
  /** "24 November". */
  plain: (day: string) => dayInWords(day, 'en', 'plain'),
};

export const BOOK_DAYS: InLanguages<typeof EN> = {
  en: EN,
  de: {
    month: namesIn('de-DE'),
    short: (day) => germanDay(day).slice(0, 6),
    dated: germanDay,
    weekday: (day) => dayInWords(day, 'de', 'short'),
    plain: (day) => dayInWords(day, 'de', 'plain'),
  },
};
