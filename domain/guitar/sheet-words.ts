import type { Language } from '../languages.ts';
import type { Load } from '../tone/circuit.ts';
import { OR } from './sheet-words.messages.ts';

const NBSP = '\u00a0';

/** 500 → "500 kΩ", 1000 → "1 MΩ". */
export const ohmsWords = (kOhm: number): string =>
  kOhm < 1000 ? `${Math.round(kOhm)}${NBSP}kΩ` : `${kOhm / 1000}${NBSP}MΩ`;

/** Text of the chip without a guitar: "500 kΩ, 500 pF". Pickups of several guitars may have different pots. */
export function sheetWords(loads: readonly Load[], language: Language = 'en'): string {
  const pots = [...new Set(loads.map(({ volume_Ohm }) => volume_Ohm / 1000))];
  const cables = [...new Set(loads.map(({ cable_pF }) => cable_pF))];
  return `${pots.map(ohmsWords).join(OR[language])}, ${cables.join(OR[language])}${NBSP}pF`;
}
