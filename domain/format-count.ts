import { COUNT_WORDS } from './count.messages.ts';
import type { Language } from './languages.ts';

/** 3 → "three", as numbers up to twelve are written; above that, figures. */
export const inWords = (count: number, language: Language = 'en'): string =>
  COUNT_WORDS[language]?.[count] ?? String(count);

/** Words that begin with a number: "zwölf Kappen" → "Zwölf Kappen". */
export const atStart = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
