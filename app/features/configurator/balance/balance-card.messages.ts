import type { InLanguages } from '#domain/languages.ts';

type At = 'neck' | 'bridge';

/** Compares the level of a build with another pickup of its guitar. */
const EN = {
  against: 'Compared with what?',
  say: (at: At) => `Tell us what you have at the ${at} and see how loud this one is beside it.`,
  at: (at: At) => `At the ${at}`,
  with: (name: string, at: At) => `Balance with ${name}, ${at}`,
  method: 'Bridge against neck at equal height, then as set. Modelled.',
  tooFar: 'The screws cannot even that out.',
  inCart: (name: string) => `In your cart: ${name}`,
  measured: 'yours',
  yours: (name: string) => `Yours: ${name}`,
};

const PLACES: Readonly<Record<At, string>> = { neck: 'Hals', bridge: 'Steg' };

const DE: typeof EN = {
  against: 'Womit vergleichen?',
  say: (at) => `Sag uns, was du am ${PLACES[at]} hast, dann siehst du, wie laut dieser daneben ist.`,
  at: (at) => `Am ${PLACES[at]}`,
  with: (name, at) => `Balance mit ${name}, ${PLACES[at]}`,
  method: 'Steg gegen Hals bei gleicher Höhe, dann wie eingestellt. Berechnet.',
  tooFar: 'Mit Schrauben gleichst du das nicht aus.',
  inCart: (name) => `In deinem Warenkorb: ${name}`,
  measured: 'deinem',
  yours: (name) => `Deiner: ${name}`,
};

export const CARD_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
