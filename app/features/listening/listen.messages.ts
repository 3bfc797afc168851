import type { InLanguages } from '#domain/languages.ts';

/** What the listening page says at once; what the desk on it says is in `app/desk/desk.messages.ts`. */
const EN = {
  description:
    'Two or three pickups, ours or your own builds, on the same playing, switched without a gap, with their curves and a blind test.',
  /** Of a link that somebody sends. */
  titleOf: (names: string) => `${names}: listen side by side`,
  response: 'Frequency response',
  cable: 'Into 500\u00a0pF of cable',
  inYours: 'In your guitar',
  lead: 'The same playing, in a loop, through each of them. Change over while it runs: nothing else changes.',
  curves: (names: string) => `Frequency responses of ${names}. Their figures are in the table below.`,
  differ: 'How they differ',
  /** What all that is said of them is said in. */
  places: {
    none: 'Each in the guitar it is made for',
    some: 'Yours where they fit, else their own',
    all: 'Each in your guitar',
  },
  /** Around the two links. */
  own: ['On your own playing: ', 'bring a recording', ', or ', 'measure your pickup', '.'],
};

const DE: typeof EN = {
  description:
    'Zwei oder drei Tonabnehmer, unsere oder deine eigenen, mit demselben Spiel, ohne Lücke umgeschaltet, mit ihren Kurven und einem Blindtest.',
  titleOf: (names) => `${names}: im Vergleich hören`,
  response: 'Frequenzgang',
  cable: 'An 500\u00a0pF Kabel',
  inYours: 'In deiner Gitarre',
  lead: 'Dasselbe Spiel, in einer Schleife, durch jeden von ihnen. Schalt um, während es läuft: Sonst ändert sich nichts.',
  curves: (names) => `Frequenzgänge von ${names}. Die Werte stehen in der Tabelle darunter.`,
  differ: 'Wie sie sich unterscheiden',
  places: {
    none: 'Jeder in der Gitarre, für die er gemacht ist',
    some: 'In deiner, wo sie passen, sonst in ihrer eigenen',
    all: 'Jeder in deiner Gitarre',
  },
  own: ['Mit deinem eigenen Spiel: ', 'Bring eine Aufnahme mit', ', oder ', 'miss deinen Tonabnehmer', '.'],
};

export const LISTEN_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
