import type { InLanguages } from './languages.ts';

/** The countries of `COUNTRIES` in a sentence, after "We ship to" and "Wir versenden in". */
export const SHIPS_TO: InLanguages<string> = {
  en: 'the European Union, Switzerland, the United Kingdom, the United States and Canada',
  de: 'die Europäische Union, die Schweiz, das Vereinigte Königreich, die USA und nach Kanada',
};
