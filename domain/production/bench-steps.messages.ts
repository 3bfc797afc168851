import type { InLanguages } from '../languages.ts';

/** Name of a step on the screen, and its entry on the sheet. */
export interface StepWords {
  readonly name: string;
  readonly done: string;
}

const EN = {
  coil: { name: 'Coil', done: 'Coil, turns counted' },
  'coil 1': { name: 'Coil 1', done: 'Coil 1, turns counted' },
  'coil 2': { name: 'Coil 2', done: 'Coil 2, turns counted' },
  join: { name: 'Join', done: 'Joined, phase checked' },
  measure: { name: 'Measure', done: 'Measured, below' },
  wax: { name: 'Wax', done: 'Waxed and cooled' },
  // Metal covers are soldered to the ground; plastic ones are put on.
  metal: { name: 'Cover', done: 'Cover and leads soldered' },
  plastic: { name: 'Cover', done: 'Leads soldered, cover on' },
  none: { name: 'Leads', done: 'Leads soldered' },
  'test play': { name: 'Test play', done: 'Played, every string heard' },
};

export const STEP_WORDS: InLanguages<Readonly<Record<keyof typeof EN, StepWords>>> = {
  en: EN,
  de: {
    coil: { name: 'Spule', done: 'Spule, Windungen gezählt' },
    'coil 1': { name: 'Spule 1', done: 'Spule 1, Windungen gezählt' },
    'coil 2': { name: 'Spule 2', done: 'Spule 2, Windungen gezählt' },
    join: { name: 'Verbinden', done: 'Verbunden, Phase geprüft' },
    measure: { name: 'Messen', done: 'Gemessen, siehe unten' },
    wax: { name: 'Wachsbad', done: 'Gewachst und abgekühlt' },
    metal: { name: 'Kappe', done: 'Kappe und Kabel verlötet' },
    plastic: { name: 'Kappe', done: 'Kabel verlötet, Kappe drauf' },
    none: { name: 'Kabel', done: 'Kabel verlötet' },
    'test play': { name: 'Anspielen', done: 'Angespielt, jede Saite gehört' },
  },
};
