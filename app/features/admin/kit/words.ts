import { clockWords, type Day, dayInWords, dayOf } from '#domain/calendar/day.ts';
import type { Language } from '#domain/languages.ts';
import { SOMEBODY } from './kit.messages.ts';

/** "09:41", in Leipzig. */
export const clockOf = (moment: string, language: Language = 'en'): string =>
  clockWords(new Date(moment), language);
/** "Wed 18 Nov", "Mi 18. Nov". */
export const dateOf = (moment: string, language: Language = 'en'): string =>
  dayInWords(dayOf(new Date(moment)), language, 'short');
/** "Wed 18 Nov, 21:14". */
export const momentOf = (moment: string, language: Language = 'en'): string =>
  `${dateOf(moment, language)}, ${clockOf(moment, language)}`;

/** "Monday, 23 November". */
export const longDay = (day: Day, language: Language = 'en'): string =>
  `${dayInWords(day, language, 'weekday')}, ${dayInWords(day, language, 'plain')}`;

export const firstName = (name: string | null): string | undefined =>
  name?.trim().split(/\s+/)[0] || undefined;
export const buyerName = (name: string | null, language: Language = 'en'): string =>
  firstName(name) ?? SOMEBODY[language];
