import type { InLanguages } from '#domain/languages.ts';

const EN = {
  noPeak: 'no peak',
  open: 'Tone curve with axes, margin of error and load',
  before: (name: string) => `before: ${name}`,
  modelled: 'Modelled',
  into: (load: string) => `, not recorded: four out of five pickups fall within the band. Into ${load}.`,
  asItIs: 'Your pickup so far. Each choice moves the line.',
  wax: 'The curve stays the same.',
  listen: 'Listen',
  pause: 'Pause',
  yours: 'Your guitar',
  plot: (name: string, resonance: string | undefined) =>
    `Tone response of ${name}, 100\u00a0Hz to 10\u00a0kHz, ${resonance ? `resonance at ${resonance}` : 'no peak'}`,
};

const DE: typeof EN = {
  noPeak: 'keine Spitze',
  open: 'Klangkurve mit Achsen, Unsicherheit und Last',
  before: (name) => `vorher: ${name}`,
  modelled: 'Berechnet',
  into: (load) => `, nicht aufgenommen: Vier von fünf Tonabnehmern liegen im Band. An ${load}.`,
  asItIs: 'So klingt er jetzt. Jede Wahl bewegt die Linie.',
  wax: 'Die Kurve bleibt gleich.',
  listen: 'Anhören',
  pause: 'Pause',
  yours: 'Deine Gitarre',
  plot: (name, resonance) =>
    `Frequenzgang von ${name}, 100\u00a0Hz bis 10\u00a0kHz, ${resonance ? `Resonanz bei ${resonance}` : 'keine Spitze'}`,
};

export const CURVE_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
