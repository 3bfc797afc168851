import type { InLanguages } from '#domain/languages.ts';

/** What stands at the curve under the stage. */
const EN = {
  noPeak: 'no peak',
  heading: 'Tone response',
  /** Where there is room for no more. */
  short: 'Modelled response',
  before: (name: string) => `before: ${name}`,
  modelled: 'Modelled',
  notRecorded: 'from the winding, not recorded.',
  listen: 'Listen',
  pause: 'Pause',
  plot: (name: string, resonance: string | undefined) =>
    `Tone response of ${name}, 100\u00a0Hz to 10\u00a0kHz, ${resonance ? `resonance at ${resonance}` : 'no peak'}`,
};

const DE: typeof EN = {
  noPeak: 'keine Spitze',
  heading: 'Frequenzgang',
  short: 'Berechnet',
  before: (name) => `vorher: ${name}`,
  modelled: 'Berechnet',
  notRecorded: 'aus der Wicklung, nicht aufgenommen.',
  listen: 'Anhören',
  pause: 'Pause',
  plot: (name, resonance) =>
    `Frequenzgang von ${name}, 100\u00a0Hz bis 10\u00a0kHz, ${resonance ? `Resonanz bei ${resonance}` : 'keine Spitze'}`,
};

export const CURVE_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
