import type { InLanguages } from '../languages.ts';

/** The load that a resonance refers to. */
export const LOAD_MESSAGES: InLanguages<(cable: string, pots: string) => string> = {
  en: (cable, pots) => `${cable} of cable and ${pots} of volume and tone`,
  de: (cable, pots) => `${cable} Kabel und ${pots} an Volume und Tone`,
};
