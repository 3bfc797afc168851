import { inKilohertz, signedDecibels } from '#domain/tone/format-figures.ts';

const NBSP = '\u00a0';

export const inductanceWords = (henry: number): string => `${henry.toFixed(1)}${NBSP}H`;
export const kilohertz = inKilohertz;

/** 16.4 → "16.4 kΩ". */
export const ohmWords = (kOhm: number): string =>
  kOhm >= 1000 ? `${Number((kOhm / 1000).toPrecision(4))}${NBSP}MΩ` : `${kOhm}${NBSP}kΩ`;

/** "+3.6 to +6.3 dB"; "−3.7 dB" where the doubt is no wider than what is shown. */
export function spanWords(value: number, doubt: number): string {
  const [low, high] = [value - doubt, value + doubt];
  const [from, to] = [signedDecibels(low), signedDecibels(high)];
  return from === to ? from : `${from.replace(`${NBSP}dB`, '')} to ${to}`;
}
