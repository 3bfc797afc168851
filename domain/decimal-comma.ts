import type { Language } from './languages.ts';

/** Figures that a formatter has written with a point, as a language writes them: "3.2 kHz" → "3,2 kHz". */
export const decimalsIn = (figures: string, language: Language): string =>
  language === 'de' ? figures.replace(/(\d)\.(?=\d)/g, '$1,') : figures;
