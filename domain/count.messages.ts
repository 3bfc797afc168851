import type { InLanguages } from './languages.ts';

/** Numbers up to twelve, written out. */
export const COUNT_WORDS: InLanguages<readonly string[]> = {
  en: 'zero one two three four five six seven eight nine ten eleven twelve'.split(' '),
  de: 'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' '),
};
