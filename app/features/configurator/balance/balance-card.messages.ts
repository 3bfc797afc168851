import type { InLanguages } from '#domain/languages.ts';

type At = 'neck' | 'bridge';

/** How loud a build is beside another pickup of its guitar. */
const EN = {
  against: 'Against what?',
  say: (at: At) => `Say what hangs at the ${at}, and we tell how loud this one is beside it.`,
  at: (at: At) => `At the ${at}`,
  with: (name: string, at: At) => `Balance with ${name}, ${at}`,
  method: 'Bridge against neck at equal height, then as set. Modelled; your ears finish it.',
  tooFar: 'Screws will not level that.',
  inCart: (name: string) => `In your cart: ${name}`,
  measured: 'yours',
  yours: (name: string) => `Yours: ${name}`,
};

const PLACES: Readonly<Record<At, string>> = { neck: 'Hals', bridge: 'Steg' };

const DE: typeof EN = {
  against: 'Gegen was?',
  say: (at) => `Sag, was am ${PLACES[at]} hängt, und wir sagen dir, wie laut dieser daneben ist.`,
  at: (at) => `Am ${PLACES[at]}`,
  with: (name, at) => `Balance mit ${name}, ${PLACES[at]}`,
  method: 'Steg gegen Hals bei gleicher Höhe, dann wie eingestellt. Berechnet; den Rest machen deine Ohren.',
  tooFar: 'Mit Schrauben gleichst du das nicht aus.',
  inCart: (name) => `In deinem Korb: ${name}`,
  measured: 'deinem',
  yours: (name) => `Deiner: ${name}`,
};

export const CARD_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
