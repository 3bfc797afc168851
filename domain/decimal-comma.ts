import type { Language } from './languages.ts';

/** Typed, not read from `Intl`: a page's first formatter takes a phone's browser 100 ms and more. */
const SIGNS: Record<Language, string> = { en: '.', de: ',' };

export const decimalSign = (language: Language): string => SIGNS[language];

export const decimalsIn = (figures: string, language: Language): string =>
  figures.replace(/(\d)\.(?=\d)/g, `$1${decimalSign(language)}`);
