import { type InLanguages, type Language, localeOf } from '../languages.ts';

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** A calendar day in Leipzig, as `2026-11-23`. Sorts as text. */
export type Day = string;

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const WEEKDAYS = 'Sun Mon Tue Wed Thu Fri Sat'.split(' ');
const WHOLE_WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
/** Created at the first use: it takes 60 ms on a slow phone, and some pages import this module only for its words. */
let local: Intl.DateTimeFormat | undefined;

/** Days since 1 January 1970. Faster than dates; a board evaluates thousands of days. */
export const numberOfDay = (day: Day): number =>
  Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8))) / DAY_MS;
export const dayNumbered = (number: number): Day => new Date(number * DAY_MS).toISOString().slice(0, 10);

/** Cached days by hour: figures of a month need thousands of moments within some hundred hours. */
const DAYS = new Map<number, Day>();
/** Size of the cache, a year of hours; then it is cleared. */
const MOST_HOURS = 366 * 24;

/** The day of a moment in Leipzig. The offset from UTC is in whole hours, so the day depends only on the hour. */
export function dayOf(moment: Date): Day {
  const hour = Math.floor(moment.getTime() / HOUR_MS);
  const cached = DAYS.get(hour);
  if (cached !== undefined) return cached;
  local ??= new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Europe/Berlin',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const day = local.format(moment);
  if (DAYS.size >= MOST_HOURS) DAYS.clear();
  DAYS.set(hour, day);
  return day;
}

/** A day from its numbers, month 1 to 12; days beyond the end of a month continue into the next. */
export const dayFrom = (year: number, month: number, date: number): Day =>
  new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10);

export const addDays = (day: Day, days: number): Day => dayNumbered(numberOfDay(day) + days);

/** Calendar days between two days; negative if `to` is earlier. */
export const daysBetween = (from: Day, to: Day): number => numberOfDay(to) - numberOfDay(from);

/** 0 is Sunday. */
export const weekdayOf = (day: Day): number => weekdayNumbered(numberOfDay(day));
/** 1 January 1970 was a Thursday. */
export const weekdayNumbered = (number: number): number => (((number + 4) % 7) + 7) % 7;

/** True for a day beyond any promise, to bound calculations day by day. */
export const isFarOff = (day: Day, today: Day): boolean => day > `${yearOf(today) + 2}${today.slice(4)}`;

export const yearOf = (day: Day): number => Number(day.slice(0, 4));
export const monthOf = (day: Day): string => day.slice(0, 7);
/** The month after `2026-12`: `2027-01`. */
export const monthAfter = (month: string): string => monthOf(addDays(`${month}-28`, 7));
export const monthBefore = (month: string): string => monthOf(addDays(`${month}-01`, -1));
export const lastDayOf = (month: string): Day => addDays(`${monthAfter(month)}-01`, -1);

export const later = (a: Day, b: Day): Day => (a > b ? a : b);

/** "24 Nov". */
export const shortDay = (day: Day): string =>
  `${Number(day.slice(8))} ${MONTHS[Number(day.slice(5, 7)) - 1] ?? ''}`;
/** "Tue 24 Nov". */
export const weekdayAndDay = (day: Day): string => `${WEEKDAYS[weekdayOf(day)] ?? ''} ${shortDay(day)}`;
/** "Tue 24 Nov 2026". */
export const wholeDay = (day: Day): string => `${weekdayAndDay(day)} ${day.slice(0, 4)}`;
/** "Tuesday". */
export const weekdayName = (day: Day): string => WHOLE_WEEKDAYS[weekdayOf(day)] ?? '';
/** "24.11.2026", for German papers. */
export const germanDay = (day: Day): string => day.split('-').reverse().join('.');

/** Midnight in Leipzig, one or two hours before midnight UTC. */
export function startOfDay(day: Day): Date {
  const inLondon = new Date(`${day}T00:00:00Z`).getTime();
  const hours = [2, 1].find((before) => dayOf(new Date(inLondon - before * HOUR_MS)) === day) ?? 0;
  return new Date(inLondon - hours * HOUR_MS);
}

const SHAPES = {
  /** "Wednesday, 25 November", "Mittwoch, 25. November". */
  whole: { weekday: 'long', day: 'numeric', month: 'long' },
  /** "Wed 25 Nov", "Mi. 25. Nov." */
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  /** "16 Nov 2026". */
  dated: { day: 'numeric', month: 'short', year: 'numeric' },
  /** "25 November". */
  plain: { day: 'numeric', month: 'long' },
  weekday: { weekday: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Formatters by locale and shape: creating one takes a hundred times as long as using it. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatted(day: Day, locale: string, name: string, options: Intl.DateTimeFormatOptions): string {
  const key = `${locale} ${name}`;
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  formatters.set(key, formatter);
  return formatter.format(new Date(`${day}T12:00:00Z`));
}

/** A calendar day in words, independent of time zones. */
export const dayInWords = (day: Day, language: Language, shape: keyof typeof SHAPES = 'whole'): string => {
  const text = formatted(day, localeOf(language), shape, SHAPES[shape]);
  return shape === 'short' ? text.replace(/,/g, '') : text;
};

/** "14:02", local time of the workshop. */
export const clockWords = (moment: Date, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Berlin',
  }).format(moment);

const TICKS: InLanguages<{ day: (day: number) => string; withMonth: (day: Day) => string }> = {
  en: {
    day: String,
    withMonth: (day) => `${Number(day.slice(8))} ${formatted(day, 'en-US', 'month', { month: 'short' })}`,
  },
  de: {
    day: (day) => `${day}.`,
    withMonth: (day) => `${Number(day.slice(8))}.${Number(day.slice(5, 7))}.`,
  },
};

/** Label of a tick: "Mo 16", with month "Mo 16 Nov", "Mo 16.11.". */
export const tickWords = (day: Day, language: Language, withMonth = false): string => {
  const weekday = formatted(day, localeOf(language), 'short weekday', { weekday: 'short' }).slice(0, 2);
  const ticks = TICKS[language];
  return `${weekday} ${withMonth ? ticks.withMonth(day) : ticks.day(Number(day.slice(8)))}`;
};

/** "24 Nov", "24. Nov.". */
export const shortDayIn = (day: Day, language: Language): string =>
  language === 'en' ? shortDay(day) : dayInWords(day, language, 'short').replace(/^\S+ /, '');

/** ISO 8601 week number: weeks begin on Monday, and the first one contains 4 January. */
export function weekOf(day: Day): number {
  const thursday = addDays(day, 3 - ((weekdayOf(day) + 6) % 7));
  return Math.floor(daysBetween(dayFrom(yearOf(thursday), 1, 1), thursday) / 7) + 1;
}
