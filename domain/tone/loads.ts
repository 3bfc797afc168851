import type { Language } from '../languages.ts';
import type { Circuit } from './circuit.ts';
import { LOAD_MESSAGES } from './loads.messages.ts';

interface Beside {
  readonly circuit: Circuit;
  /** Its voltage relative to that of the first, as a ratio; 0 if it is only a load. */
  readonly gain: number;
}

/** The load on a pickup: controls, cable and amp. `Infinity` omits a resistance. */
export interface Load {
  readonly cable_pF: number;
  readonly volume_Ohm: number;
  readonly tone_Ohm: number;
  readonly toneCap_nF: number;
  readonly amp_Ohm: number;
  readonly beside?: Beside;
}

/** A valve amp's input: 1 MΩ. */
const AMP_OHM = 1e6;
/** About five metres of common cable. */
const USUAL_CABLE_PF = 500;

/** One load for comparing pickups of different guitars. With both pots it amounts to 200 kΩ and 500 pF. */
export const SHEET_LOAD: Load = {
  cable_pF: USUAL_CABLE_PF,
  volume_Ohm: 500e3,
  tone_Ohm: 500e3,
  toneCap_nF: 22,
  amp_Ohm: AMP_OHM,
};

/** A probe of 10 MΩ and 10 pF: practically unloaded. */
export const OPEN_LOAD: Load = {
  cable_pF: 10,
  volume_Ohm: 10e6,
  tone_Ohm: Infinity,
  toneCap_nF: 22,
  amp_Ohm: Infinity,
};

/** The load in the pickup's own guitar: 250 kΩ and 47 nF for Fender types, otherwise 500 kΩ and 22 nF. */
export function guitarLoad(pots_Ohm: number, cable_pF: number = USUAL_CABLE_PF): Load {
  return {
    cable_pF,
    volume_Ohm: pots_Ohm,
    tone_Ohm: pots_Ohm,
    toneCap_nF: pots_Ohm < 300e3 ? 47 : 22,
    amp_Ohm: AMP_OHM,
  };
}

/** "500 pF of cable and 250 kΩ of volume and tone", for the text beside a resonance. */
export const loadWords = (
  { cable_pF, volume_Ohm }: Pick<Load, 'cable_pF' | 'volume_Ohm'>,
  language: Language = 'en',
): string => LOAD_MESSAGES[language](`${cable_pF}\u00a0pF`, `${volume_Ohm / 1000}\u00a0kΩ`);
