import { shortDay } from '#domain/calendar/day.ts';
import type { InLanguages } from '#domain/languages.ts';

/** "24 Nov", "24.11.": a day where there is little room. */
export const SHORT_DAY: InLanguages<(day: string) => string> = {
  en: shortDay,
  de: (day) => `${Number(day.slice(8))}.${Number(day.slice(5, 7))}.`,
};
