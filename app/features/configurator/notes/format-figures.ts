import type { Language } from '#domain/languages.ts';
import { inFigures } from '#domain/tone/format-figures.ts';

const NBSP = '\u00a0';

/** 2906 → "2.91 kHz": to ten hertz, the difference between covers, magnets and leads. */
export const fineKilohertz = (hertz: number, language: Language): string =>
  `${inFigures((hertz / 1000).toFixed(2), language)}${NBSP}kHz`;

/** 5150 → "5 150". */
export const thousands = (value: number): string =>
  String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, NBSP);

/** 14500 → "14.5 kΩ". */
export const kiloOhms = (ohms: number, language: Language): string =>
  `${inFigures(String(ohms / 1000), language)}${NBSP}kΩ`;
