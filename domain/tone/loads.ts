import type { Language } from '../languages.ts';
import type { Circuit } from './circuit.ts';
import { LOAD_MESSAGES } from './loads.messages.ts';

/** A second pickup that a switch lays in parallel. */
interface Beside {
  readonly circuit: Circuit;
  /** Its voltage over that of the first, as a ratio; 0 where only its load counts. */
  readonly gain: number;
}

/** What hangs on the pickup: controls, cable and amp. `Infinity` leaves a resistance out. */
export interface Load {
  readonly cable_pF: number;
  readonly volume_Ohm: number;
  readonly tone_Ohm: number;
  readonly toneCap_nF: number;
  readonly amp_Ohm: number;
  /** Missing where a pickup is by itself. */
  readonly beside?: Beside;
}

/** A valve amp's input: 1 MΩ. */
const AMP_OHM = 1e6;
/** About five metres of common cable. */
const USUAL_CABLE_PF = 500;

/** One load for all, where pickups of different guitars are compared or measured. With both pots it comes to 200 kΩ and 500 pF. */
export const SHEET_LOAD: Load = {
  cable_pF: USUAL_CABLE_PF,
  volume_Ohm: 500e3,
  tone_Ohm: 500e3,
  toneCap_nF: 22,
  amp_Ohm: AMP_OHM,
};

/** A probe of 10 MΩ and 10 pF: as good as unloaded. */
export const OPEN_LOAD: Load = {
  cable_pF: 10,
  volume_Ohm: 10e6,
  tone_Ohm: Infinity,
  toneCap_nF: 22,
  amp_Ohm: Infinity,
};

/** The pickup in the guitar it is made for: 250 kΩ and 47 nF with Fender types, 500 kΩ and 22 nF otherwise. */
export function guitarLoad(pots_Ohm: number, cable_pF: number = USUAL_CABLE_PF): Load {
  return {
    cable_pF,
    volume_Ohm: pots_Ohm,
    tone_Ohm: pots_Ohm,
    toneCap_nF: pots_Ohm < 300e3 ? 47 : 22,
    amp_Ohm: AMP_OHM,
  };
}

/** "500 pF of cable and 250 kΩ of volume and tone": what a resonance is told with. */
export const loadWords = (
  { cable_pF, volume_Ohm }: Pick<Load, 'cable_pF' | 'volume_Ohm'>,
  language: Language = 'en',
): string => LOAD_MESSAGES[language](`${cable_pF}\u00a0pF`, `${volume_Ohm / 1000}\u00a0kΩ`);
