import { COUNT_WORDS } from './count.messages.ts';
import type { Language } from './languages.ts';

/** 3 → "three", up to twelve; digits above. */
export const inWords = (count: number, language: Language = 'en'): string =>
  COUNT_WORDS[language]?.[count] ?? String(count);

/** Capitalises a text: "zwölf Kappen" → "Zwölf Kappen". */
export const atStart = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
