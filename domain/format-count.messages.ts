import type { InLanguages } from './languages.ts';

/** Numbers up to twelve as words. */
export const COUNT_WORDS: InLanguages<string> = {
  en: 'zero one two three four five six seven eight nine ten eleven twelve',
  de: 'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
};
