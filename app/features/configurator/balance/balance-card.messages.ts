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
  /** Of a pickup that many makers build, by its id in the finder. */
  named: (_id: string, english: string) => english,
};

const PLACES: Readonly<Record<At, string>> = { neck: 'Hals', bridge: 'Steg' };

const NAMES: Readonly<Record<string, string>> = {
  paf: 'P.A.F.-Art, 2 × 5000 mit 42er',
  'p90-1955': 'P90 der Fünfziger, 10 000 mit 42er',
  'strat-1962': 'Strat der Sechziger, 8000 mit 42er',
  'tele-1952': 'Tele-Steg der Fünfziger, 9200 mit 42er',
};

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
  named: (id, english) => NAMES[id] ?? english,
};

export const CARD_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
