import { type InLanguages, type Language, localeOf } from '../languages.ts';
import type { Day } from './day.ts';

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
