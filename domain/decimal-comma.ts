import { LANGUAGES, type Language } from './languages.ts';

/** Read once: a formatter is slow to make. */
const SIGNS = Object.fromEntries(
  LANGUAGES.map((language) => [language, (0.5).toLocaleString(language).charAt(1)]),
) as Record<Language, string>;

/** The decimal sign of a language: "." or ",". */
export const decimalSign = (language: Language): string => SIGNS[language];

/** Figures that a formatter has written with a point, as a language writes them: "3.2 kHz" → "3,2 kHz". */
export const decimalsIn = (figures: string, language: Language): string =>
  figures.replace(/(\d)\.(?=\d)/g, `$1${decimalSign(language)}`);
