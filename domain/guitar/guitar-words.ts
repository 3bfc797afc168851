import { decimalsIn, type Language } from '../languages.ts';
import type { Load } from '../tone/circuit.ts';
import { GUITAR_MESSAGES } from './guitar.messages.ts';
import type { Guitar } from './guitar.ts';
import { cableCapacitance, parallelResistance } from './guitar-load.ts';
import { instrumentOf } from './instruments.ts';
import { ohmsWords } from './sheet-words.ts';

const NBSP = '\u00a0';

export const capWords = (cap_nF: number, language: Language): string =>
  cap_nF === 0 ? GUITAR_MESSAGES[language].noTone : `${cap_nF}${NBSP}nF`;

/** 6 → "6 m · 600 pF". */
export const cableWords = (cable_m: number, language: Language): string =>
  decimalsIn(`${cable_m}${NBSP}m · ${cableCapacitance(cable_m)}${NBSP}pF`, language);

/** "10-46" → "10–46". */
export const stringsWords = (strings: string): string => strings.replace('-', '–');

export const guitarInShort = ({ style, cable_m }: Guitar, language: Language): string =>
  `${GUITAR_MESSAGES[language].style(style)}, ${decimalsIn(`${cable_m}${NBSP}m`, language)}`;

/** A guitar by value, so that lines break between them: "Les Paul style", "500 kΩ", "22 nF", "6 m". */
export const guitarWords = (
  { style, pots_kOhm, cap_nF, cable_m }: Guitar,
  language: Language,
): readonly string[] => [
  GUITAR_MESSAGES[language].style(style).replaceAll(' ', NBSP),
  ohmsWords(pots_kOhm),
  capWords(cap_nF, language),
  decimalsIn(`${cable_m}${NBSP}m`, language),
];

/** "200 kΩ ∥ 600 pF". */
export const loadSum = (load: Load): string =>
  `${ohmsWords(parallelResistance(load) / 1000)} ∥ ${load.cable_pF}${NBSP}pF`;

/** "Single-cut, two humbuckers". */
export function bodyWords({ style, pickups }: Guitar, language: Language): string {
  const messages = GUITAR_MESSAGES[language];
  const { shape } = instrumentOf(style);
  // The bridge pickup of a split bass is one coil.
  if (shape === 'split' && pickups.includes('bridge')) return messages.bass(style, pickups.includes('split'));
  return messages.body(style, pickups.length, shape);
}
