import { COUNT_WORDS } from './format-count.messages.ts';
import type { Language } from './languages.ts';

/** 3 → "three", as numbers up to twelve are written; above that, figures. */
export const inWords = (count: number, language: Language = 'en'): string =>
  COUNT_WORDS[language].split(' ')[count] ?? String(count);
