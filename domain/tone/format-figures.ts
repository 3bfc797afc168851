const NBSP = '\u00a0';

/** 3531 → "3.5 kHz". */
export const inKilohertz = (hertz: number): string => `${(hertz / 1000).toFixed(1)}${NBSP}kHz`;

/** 2.96 → "3.0 dB", whatever the sign. */
export const inDecibels = (level_dB: number): string => `${Math.abs(level_dB).toFixed(1)}${NBSP}dB`;

/** 2.96 → "+3.0 dB", with a true minus sign. */
export function signedDecibels(level_dB: number): string {
  const rounded = Number(level_dB.toFixed(1));
  return `${rounded > 0 ? '+' : rounded < 0 ? '−' : ''}${inDecibels(rounded)}`;
}

/** Coils in metres from the bridge → "36 and 54 mm". */
export function millimetresFromBridge(coils: readonly number[]): string {
  const places = [...new Set(coils.map((metres) => Math.round(metres * 1000)))];
  return `${places.sort((a, b) => a - b).join(' and ')}${NBSP}mm`;
}

/** 0.172 → "17 % of the time"; rare luck as one in so many. */
export function chanceWords(chance: number): string {
  if (chance >= 0.01) return `${Math.round(chance * 100)}${NBSP}% of the time`;
  return `once in ${Math.round(1 / chance)} tries`;
}
