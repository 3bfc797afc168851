import type { InLanguages } from '#domain/languages.ts';

const EN = {
  heading: 'Oops! Something went wrong.',
  title: 'Something went wrong',
  fault: 'FAULT',
  circuit: 'Open circuit',
  remedy: 'Tell us what you did and get up to 20 % off your next order.',
  start: 'Start page',
};

export const ERROR_MESSAGES: InLanguages<typeof EN> = {
  en: EN,
  de: {
    heading: 'Ups, da ging etwas schief.',
    title: 'Da ging etwas schief',
    fault: 'FEHLER',
    circuit: 'Stromkreis offen',
    remedy: 'Schreib uns, was du gerade gemacht hast, und bekomm bis zu 20 % auf deine nächste Bestellung.',
    start: 'Startseite',
  },
};
