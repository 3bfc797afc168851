import type { InLanguages } from '#domain/languages.ts';

const EN = {
  title: 'Finder',
  description:
    'Tell us what you have and what you miss. We suggest three of our pickups and say what each would change, and why.',
  sheet: 'SHEET F',
  caption: ['Finder', 'Choose a copper word'],
  all: 'All settings',
  answers: {
    figure: (count: number) => (count > 1 ? `FIG. 1–${count}` : 'FIG. 1'),
    toTry: ['One to try', 'Two to try', 'Three to try'],
    near: 'Closest to yours first',
    said: (count: number, names: readonly string[]) => `${count} to try. ${names.join('. ')}`,
  },
  yoursHeard: 'Yours',
};

const DE: typeof EN = {
  title: 'Finder',
  description:
    'Sag, was du hast und was dir fehlt. Wir schlagen dir drei Tonabnehmer vor und sagen, was jeder ändert und warum.',
  sheet: 'BLATT F',
  caption: ['Finder', 'Wähl ein kupfernes Wort'],
  all: 'Alle Einstellungen',
  answers: {
    figure: (count) => (count > 1 ? `ABB. 1–${count}` : 'ABB. 1'),
    toTry: ['Einer zum Probieren', 'Zwei zum Probieren', 'Drei zum Probieren'],
    near: 'Der nächste zuerst',
    said: (count, names) => `${count} zum Probieren. ${names.join('. ')}`,
  },
  yoursHeard: 'Deiner',
};

export const FINDER_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
