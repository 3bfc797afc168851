import type { InLanguages } from '#domain/languages.ts';

const EN = {
  figure: 'FIG. 3',
  // Both lists have the same number of lines, so nothing moves when the model fails.
  live: ['Drag to turn'],
  picture: ['The live model will not load'],
  heading: 'From every side',
  colours: 'Colour of the model',
  pick: 'Pick a flavor to change it',
};

const DE: typeof EN = {
  figure: 'ABB. 3',
  live: ['Ziehen zum Drehen'],
  picture: ['Das Live-Modell lässt sich nicht laden'],
  heading: 'Von allen Seiten',
  colours: 'Farbe des Modells',
  pick: 'Wähl einen Flavor, um sie zu ändern',
};

export const LIVE_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
