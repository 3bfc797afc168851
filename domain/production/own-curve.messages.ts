import type { InLanguages } from '../languages.ts';

/** "Resonance 2.85 kHz, modelled 2.82." */
export const RESONANCE_WORDS: InLanguages<(own: string, modelled: string) => string> = {
  en: (own, modelled) => `Resonance ${own}\u00a0kHz, modelled ${modelled}.`,
  de: (own, modelled) => `Resonanz ${own}\u00a0kHz, berechnet ${modelled}.`,
};
