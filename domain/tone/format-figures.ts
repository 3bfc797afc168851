import { decimalSign, type Language } from '../languages.ts';
import { TONE_FIGURE_WORDS } from './format-figures.messages.ts';

const NBSP = '\u00a0';

/** Replaces the decimal point by the language's decimal sign: "3.5" → "3,5". */
export const inFigures = (figures: string, language: Language = 'en'): string =>
  figures.replaceAll('.', decimalSign(language));

/** 5150 → "5 150", with a no-break space. */
export const thousands = (value: number): string =>
  String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, NBSP);

/** 3531 → "3.5 kHz". */
export const inKilohertz = (hertz: number, language?: Language): string =>
  `${inFigures((hertz / 1000).toFixed(1), language)}${NBSP}kHz`;

/** 2.96 → "3.0 dB", without a sign. */
export const inDecibels = (level_dB: number, language?: Language): string =>
  `${inFigures(Math.abs(level_dB).toFixed(1), language)}${NBSP}dB`;

/** 2.96 → "+3.0 dB", with a true minus sign. */
export function signedDecibels(level_dB: number, language?: Language): string {
  const rounded = Number(level_dB.toFixed(1));
  return `${rounded > 0 ? '+' : rounded < 0 ? '−' : ''}${inDecibels(rounded, language)}`;
}

/** Rounds a doubt to one digit and returns the decimals to show with it: 0.38 → 0.4 and 1. */
function fineness(doubt: number): readonly [doubt: number, decimals: number] {
  const place = Math.floor(Math.log10(doubt));
  const rounded = Number((Math.round(doubt / 10 ** place) * 10 ** place).toPrecision(1));
  return [rounded, Math.max(0, -Math.floor(Math.log10(rounded)))];
}

/**
 * A figure with unit and doubt, rounded to the doubt's decimal place: 3.94, 0.38, "H" → "3.9 H ± 0.4"; 114, 34, "pF" →
 * "110 pF ± 30". A line may break before the ±.
 */
export function withDoubt(value: number, doubt: number, unit: string, language?: Language): string {
  const [rounded, decimals] = fineness(doubt);
  const step = 10 ** Math.floor(Math.log10(rounded));
  const shown = (Math.round(value / step) * step).toFixed(decimals);
  return inFigures(`${shown}${unit && NBSP + unit} ±${NBSP}${rounded.toFixed(decimals)}`, language);
}

/** A doubt alone: 0.23, "kHz" → "± 0.2 kHz". */
export function doubtAlone(doubt: number, unit: string, language?: Language): string {
  const [rounded, decimals] = fineness(doubt);
  return `±${NBSP}${inFigures(rounded.toFixed(decimals), language)}${NBSP}${unit}`;
}

/** Hertz, doubt as a share: 2964, 0.08 → "3.0 kHz ± 0.2". At least ± 0.1, the resolution of plots. */
export const kilohertzWithDoubt = (hertz: number, share: number, language?: Language): string =>
  withDoubt(hertz / 1000, Math.max(0.1, (hertz / 1000) * share), 'kHz', language);

/** "+3.5 dB ± 0.7", with a true minus sign. A doubt of whole decibels drops the tenths: "−28 dB ± 6". */
export function decibelsWithDoubt(level_dB: number, doubt_dB: number, language?: Language): string {
  const isWhole = Number.isInteger(doubt_dB);
  const level = isWhole ? signedDecibels(Math.round(level_dB)).replace('.0', '') : signedDecibels(level_dB);
  return inFigures(`${level} ±${NBSP}${doubt_dB.toFixed(isWhole ? 0 : 1)}`, language);
}

/** Coil positions in metres from the bridge → "36 and 54 mm". */
export function millimetresFromBridge(coils: readonly number[], language: Language = 'en'): string {
  const places = [...new Set(coils.map((metres) => Math.round(metres * 1000)))];
  return `${places.sort((a, b) => a - b).join(TONE_FIGURE_WORDS[language].and)}${NBSP}mm`;
}

/** 0.172 → "17 % of the time"; a chance below 1 % as one in so many. */
export function chanceWords(chance: number, language: Language = 'en'): string {
  const { often, rare } = TONE_FIGURE_WORDS[language];
  return chance >= 0.01 ? often(Math.round(chance * 100)) : rare(Math.round(1 / chance));
}
