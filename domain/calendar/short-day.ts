import type { Language } from '../languages.ts';
import { type Day, shortDay } from './day.ts';
import { dayInWords } from './format-day.ts';

/** "24 Nov", "24. Nov.". */
export const shortDayIn = (day: Day, language: Language): string =>
  language === 'en' ? shortDay(day) : dayInWords(day, language, 'short').replace(/^\S+ /, '');
