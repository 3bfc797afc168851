import { LANGUAGES, type Language } from './languages.ts';

/** Computed once, because formatters are slow to create. */
const SIGNS = Object.fromEntries(
  LANGUAGES.map((language) => [language, (0.5).toLocaleString(language).charAt(1)]),
) as Record<Language, string>;

export const decimalSign = (language: Language): string => SIGNS[language];

export const decimalsIn = (figures: string, language: Language): string =>
  figures.replace(/(\d)\.(?=\d)/g, `$1${decimalSign(language)}`);
