import { decimalsIn, type Language } from '#domain/languages.ts';
import { signedDecibels } from '#domain/tone/format-figures.ts';
import { ANSWER_MESSAGES } from './answer.messages.ts';

const NBSP = '\u00a0';

export const inductanceWords = (henry: number, language: Language): string =>
  `${decimalsIn(henry.toFixed(1), language)}${NBSP}H`;

/** 16.4 → "16.4 kΩ". */
export const kOhmWords = (kOhm: number, language: Language): string =>
  decimalsIn(
    kOhm >= 1000 ? `${Number((kOhm / 1000).toPrecision(4))}${NBSP}MΩ` : `${kOhm}${NBSP}kΩ`,
    language,
  );

/** "+3.6 to +6.3 dB"; "−3.7 dB" if the uncertainty is smaller than the rounding. */
export function decibelRange(value: number, doubt: number, language: Language): string {
  const [low, high] = [value - doubt, value + doubt];
  const [from, to] = [signedDecibels(low, language), signedDecibels(high, language)];
  return from === to ? from : ANSWER_MESSAGES[language].span(from.replace(`${NBSP}dB`, ''), to);
}
