import type { InLanguages } from '#domain/languages.ts';

/** Texts that the listening page needs at once; the desk has its own in `app/desk/desk.messages.ts`. */
const EN = {
  description:
    'Two or three pickups, ours or your own builds, playing the same part, switched without a gap, with curves and a blind test.',
  /** Title of a shared link. */
  titleOf: (names: string) => `${names}: listen side by side`,
  response: 'Frequency response',
  cable: 'Into 500\u00a0pF of cable',
  inYours: 'In your guitar',
  lead: 'The same loop through each of them. Switch while it plays: nothing else changes.',
  curves: (names: string) => `Frequency responses of ${names}. Their figures are in the table below.`,
  differ: 'How they differ',
  /** The guitars that figures and sound refer to. */
  places: {
    none: 'Each in the guitar it is made for',
    some: 'In yours where they fit, otherwise their own',
    all: 'Each in your guitar',
  },
  /** Text around the two links. */
  own: ['With your own playing: ', 'bring a recording', ', or ', 'measure your pickup', '.'],
};

const DE: typeof EN = {
  description:
    'Zwei oder drei Tonabnehmer, unsere oder deine eigenen, mit demselben Loop, ohne Lücke umgeschaltet, mit Kurven und Blindtest.',
  titleOf: (names) => `${names}: im Vergleich hören`,
  response: 'Frequenzgang',
  cable: 'An 500\u00a0pF Kabel',
  inYours: 'In deiner Gitarre',
  lead: 'Derselbe Loop durch jeden von ihnen. Schalt um, während er läuft: Sonst ändert sich nichts.',
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
