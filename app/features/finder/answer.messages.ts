import type { InLanguages } from '#domain/languages.ts';

const NBSP = '\u00a0';

const EN = {
  keys: {
    ours: 'ours',
    yours: 'yours, likely',
  },
  bandOf: {
    ohms: (kOhm: string) => `range for ${kOhm}`,
    name: () => 'range for this winding',
    sample: () => 'range between pickups of this name',
    measured: () => 'margin of the measurement',
  },
  /** Range of the inductance. */
  spread: (words: string, from: string, to: string) => `Yours, ${words}: ${from} to ${to}${NBSP}H.`,
  modelled: 'Modelled.',
  modelledFrom: 'Yours follows a curve measured by strayr, ours is modelled.',
  notKnown: 'Limits of the model',
  workbench: 'More on the workbench',
  overYours: (name: string) =>
    `${name} compared with yours, from lows to highs. Figures and reasons are below.`,
  lows: 'lows',
  highs: 'highs',
  treble: 'Treble',
  output: 'Output',
  bass: 'Bass',
  hum: 'Hum',
  span: (from: string, to: string) => `${from} to ${to}`,
  listen: 'Listen blind',
  against: (name: string) => `: yours against ${name}`,
  look: 'View it',
  open: 'Open this build',
  why: 'Figures and why',
  method:
    'Treble is 2 to 5\u00a0kHz, bass 80 to 250\u00a0Hz, both relative to the mids and weighted by ear; half of that for basses. Modelled, typical: four out of five fall within the span. Under 1\u00a0dB is hard to hear.',
  /** One sentence about the winding: inductance compared, and the magnet. */
  inside: {
    shares: [
      'Half the inductance of yours',
      'A third less inductance than yours',
      'A little less inductance than yours',
      'As much inductance as yours',
      'A little more inductance than yours',
      'Much more inductance than yours',
    ],
    ceramic: ', and a ceramic magnet to keep the level',
    weaker: ', and fewer turns or a weaker magnet',
    stock: 'Not a custom build. ',
  },
  reasons: {
    turns: (ours: string, awg: string, isCertain: boolean, theirs: string, awgs: readonly string[]) =>
      `${ours} turns of ${awg} instead of ${isCertain ? '' : 'about '}${theirs} of ${awgs.join(' or ')}`,
    half: 'about half the inductance',
    less: (percent: number) => `${percent}\u00a0% less inductance`,
    same: 'about the same inductance',
    more: (percent: number) => `${percent}\u00a0% more inductance`,
    against: (ours: string, yours: string) => ` (${ours} against ${yours})`,
    peakStays: (at: string) => `, and the peak stays at ${at}`,
    peakMoves: (from: string, to: string) => `, so the peak moves from ${from} to ${to}`,
    peakAgain: (at: string) => `, so there is a peak again, at ${at}`,
    cover: ' Its metal cover takes off a little treble.',
    ceramic: ' The ceramic magnet makes up for the lost level.',
    weaker: ' Fewer turns, or a weaker magnet: less output.',
  },
};

const DE: typeof EN = {
  keys: {
    ours: 'unserer',
    yours: 'deiner, vermutlich',
  },
  bandOf: {
    ohms: (kOhm) => `Spanne bei ${kOhm}`,
    name: () => 'Spanne bei dieser Wicklung',
    sample: () => 'Spanne unter Tonabnehmern dieses Namens',
    measured: () => 'Unsicherheit der Messung',
  },
  spread: (words, from, to) => `Deiner, ${words}: ${from} bis ${to}${NBSP}H.`,
  modelled: 'Berechnet.',
  modelledFrom: 'Deiner folgt einer Kurve, die strayr gemessen hat. Unserer ist berechnet.',
  notKnown: 'Grenzen des Modells',
  workbench: 'Mehr auf der Werkbank',
  overYours: (name) =>
    `${name} verglichen mit deinem, von Bässen bis Höhen. Werte und Gründe stehen darunter.`,
  lows: 'Bässe',
  highs: 'Höhen',
  treble: 'Höhen',
  output: 'Pegel',
  bass: 'Bässe',
  hum: 'Brummen',
  span: (from, to) => `${from} bis ${to}`,
  listen: 'Blind anhören',
  against: (name) => `: deiner gegen ${name}`,
  look: 'Ansehen',
  open: 'Im Konfigurator',
  why: 'Werte und Gründe',
  method:
    'Höhen: 2 bis 5\u00a0kHz, Bässe: 80 bis 250\u00a0Hz, beide gegen die Mitten und nach Gehör gewichtet; beim Bass die halben Frequenzen. Berechnet, typisch: Vier von fünf liegen in der Spanne. Unter 1\u00a0dB hörst du kaum.',
  inside: {
    shares: [
      'Die halbe Induktivität von deinem',
      'Ein Drittel weniger Induktivität als deiner',
      'Etwas weniger Induktivität als deiner',
      'So viel Induktivität wie deiner',
      'Etwas mehr Induktivität als deiner',
      'Viel mehr Induktivität als deiner',
    ],
    ceramic: ', und ein Keramikmagnet, der den Pegel hält',
    weaker: ', und weniger Windungen oder ein schwächerer Magnet',
    stock: 'Aus der Serie. ',
  },
  reasons: {
    turns: (ours, awg, isCertain, theirs, awgs) =>
      `${ours} Windungen mit ${awg}er statt ${isCertain ? '' : 'etwa '}${theirs} mit ${awgs.map((each) => `${each}er`).join(' oder ')}`,
    half: 'etwa die halbe Induktivität',
    less: (percent) => `${percent}\u00a0% weniger Induktivität`,
    same: 'etwa die gleiche Induktivität',
    more: (percent) => `${percent}\u00a0% mehr Induktivität`,
    against: (ours, yours) => ` (${ours} gegen ${yours})`,
    peakStays: (at) => `, und die Spitze bleibt bei ${at}`,
    peakMoves: (from, to) => `, also wandert die Spitze von ${from} auf ${to}`,
    peakAgain: (at) => `, also gibt es wieder eine Spitze, bei ${at}`,
    cover: ' Die Metallkappe nimmt obenrum etwas weg.',
    ceramic: ' Der Keramikmagnet gleicht den Pegel wieder aus.',
    weaker: ' Weniger Windungen oder ein schwächerer Magnet: weniger Pegel.',
  },
};

/** Texts of an answer: the change, its size and its reason. */
export const ANSWER_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
