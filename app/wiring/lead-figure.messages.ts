import type { InLanguages } from '#domain/languages.ts';
import type { CoilMode } from '#domain/tone/coil-modes.ts';

/** Texts of the figure and table of a pickup's leads. */
const EN = {
  ways: { series: 'Series', parallel: 'Parallel', split: 'Coil 1 alone' } as Readonly<
    Record<CoilMode, string>
  >,
  alone: 'Alone',
  outOfPhase: 'Out of phase',
  coil: (number?: number) => (number ? `Coil ${number}` : 'Coil'),
  /** Polarity at the upper end of a coil. */
  up: { N: 'north up', S: 'south up' },
  and: ' and ',
  /** Describes the drawing in one sentence. */
  drawn: (hot: string, joined: string, ground: string) =>
    `${hot} to the switch${joined ? `, ${joined} joined and insulated` : ''}, ${ground} to ground`,
  caption: 'Where the leads go',
  wiredAs: 'Wired as',
  toSwitch: 'To the switch',
  joined: 'Joined, insulated',
  toGround: 'To ground',
  meter: (one: string, other: string) => `Meter, ${one} to ${other}`,
  none: 'none',
  noColours: 'We have no colours for this cable: ask us before you solder. ',
  more: 'With switches and pots, and lead colours by maker: ',
  wiring: 'Wiring',
};

const DE: typeof EN = {
  ways: { series: 'In Reihe', parallel: 'Parallel', split: 'Spule 1 allein' },
  alone: 'Allein',
  outOfPhase: 'Gegenphasig',
  coil: (number) => (number ? `Spule ${number}` : 'Spule'),
  up: { N: 'Nord oben', S: 'Süd oben' },
  and: ' und ',
  drawn: (hot, joined, ground) =>
    `${hot} an den Schalter${joined ? `, ${joined} verbunden und isoliert` : ''}, ${ground} an Masse`,
  caption: 'Wohin die Adern gehen',
  wiredAs: 'Verdrahtet',
  toSwitch: 'Zum Schalter',
  joined: 'Verbunden, isoliert',
  toGround: 'An Masse',
  meter: (one, other) => `Messgerät, ${one} gegen ${other}`,
  none: 'keine',
  noColours: 'Für dieses Kabel kennen wir die Farben nicht: Frag uns, bevor du lötest. ',
  more: 'Mit Schaltern und Potis, und Aderfarben nach Hersteller: ',
  wiring: 'Verdrahtung',
};

export const LEAD_FIGURE: InLanguages<typeof EN> = { en: EN, de: DE };
