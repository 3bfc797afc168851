import { shortDay } from '#domain/calendar/day.ts';
import type { InLanguages } from '#domain/languages.ts';

/** A short day for narrow places: "24 Nov", "24.11.". */
export const SHORT_DAY: InLanguages<(day: string) => string> = {
  en: shortDay,
  de: (day) => `${Number(day.slice(8))}.${Number(day.slice(5, 7))}.`,
};
