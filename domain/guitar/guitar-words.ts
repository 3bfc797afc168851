import type { Language } from '../languages.ts';
import type { Load } from '../tone/loads.ts';
import type { Guitar } from './guitar.ts';
import { cableCapacitance, parallelResistance } from './guitar-load.ts';
import { GUITAR_WORDS } from './instruments.messages.ts';
import { instrumentOf, type PickupShape } from './instruments.ts';
import { ohmsWords } from './sheet-words.ts';

const NBSP = '\u00a0';

export const capWords = (cap_nF: number, language: Language = 'en'): string =>
  cap_nF === 0 ? GUITAR_WORDS[language].noTone : `${cap_nF}${NBSP}nF`;

/** 6 → "6 m · 600 pF". */
export const cableWords = (cable_m: number): string =>
  `${cable_m}${NBSP}m · ${cableCapacitance(cable_m)}${NBSP}pF`;

/** "10-46" → "10–46". */
export const stringsWords = (strings: string): string => strings.replace('-', '–');

/** What the chip says, a value at a time, so that lines break between them: "Les Paul style", "500 kΩ", "22 nF", "6 m". */
export const guitarWords = (
  { style, pots_kOhm, cap_nF, cable_m }: Guitar,
  language: Language = 'en',
): readonly string[] => [
  GUITAR_WORDS[language].style(style).replaceAll(' ', NBSP),
  ohmsWords(pots_kOhm),
  capWords(cap_nF, language),
  `${cable_m}${NBSP}m`,
];

/** "200 kΩ ∥ 600 pF". */
export const loadSum = (load: Load): string =>
  `${ohmsWords(parallelResistance(load) / 1000)} ∥ ${load.cable_pF}${NBSP}pF`;

const COUNTS = ['', 'one', 'two', 'three'] as const;
const SHAPES: Readonly<Record<PickupShape, string>> = {
  humbucker: 'humbucker',
  single: 'single coil',
  p90: 'P90',
  jazz: 'single coil',
  split: 'split coil',
};

/** "Single-cut, two humbuckers". */
export function bodyWords({ style, pickups }: Guitar): string {
  const { body, shape } = instrumentOf(style);
  // A pickup near the bridge of a split bass is one coil.
  if (shape === 'split' && pickups.includes('bridge'))
    return `${body}, ${pickups.includes('split') ? 'split and single coil' : 'one single coil'}`;
  return `${body}, ${COUNTS[pickups.length]} ${SHAPES[shape]}${pickups.length > 1 ? 's' : ''}`;
}
