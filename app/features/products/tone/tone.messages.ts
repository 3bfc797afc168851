import type { InLanguages } from '#domain/languages.ts';
import { FLAVOR_NAMES, type Flavor } from '#domain/products/pickup-types.ts';

type Axis = 'low' | 'mid' | 'high' | 'q' | 'output' | 'noise';

/** The six corners and the curve: what a pickup does to a string. */
const EN = {
  figure: 'FIG. 2',
  line: (subject: string) => `Tone, ${subject}`,
  heading: 'What it does to a string',
  /** What each corner is called, and what its figure tells a player. */
  axes: {
    low: ['Low', 'Weight of the low strings'],
    mid: ['Mid', 'Body, where a chord sits'],
    high: ['High', 'Edge of the pick'],
    q: ['Q', 'How sharp the resonance peaks'],
    output: ['Output', 'How hard it pushes the amp'],
    noise: ['Noise', 'Hum it picks up'],
  } as Readonly<Record<Axis, readonly [name: string, words: string]>>,
  figuresOf: (subject: string) => `Tone figures of ${subject}, from 0 to 100`,
  /** Before, in and after the link to the model. */
  scale: [
    '0 to 100. ',
    'Modelled',
    ' from the winding, typical; all pickups into one load, so that they compare.',
  ],
  curveOf: (subject: string) =>
    `Frequency response of ${subject}, 50\u00a0Hz to 20\u00a0kHz. Its figures are in the table below.`,
  resonanceOf: (subject: string) => `Resonance of ${subject}`,
  finder: [
    'Does yours sound too dark, or too loud? ',
    'Say what you have',
    ', and see which of ours would change it.',
  ],
  method: [
    '0\u00a0dB is what the string induces in the coil. ',
    'Modelled',
    ', typical: four of five pickups are within the ± and the band. Volume and tone open; the sheet load ends at an amp of 1\u00a0MΩ. A metre of cable has about 100\u00a0pF.',
  ],
  noPeak: 'no peak',
  sheet: (figures: readonly string[]) => `Sheet load would say ${and(figures, 'and')}`,
  resonance: 'Resonance',
  peak: 'Peak',
  /** After "−3 dB". */
  at: ' at',
  compare: 'Compare with',
  nothing: 'Nothing',
  /** Which flavors differ from one mainly in level. */
  level: (flavor: Flavor, others: readonly string[]) =>
    `${FLAVOR_NAMES[flavor]} differs from ${and(others, 'and')} mainly in level: less than 1\u00a0dB in the shape of the curve.`,
  places: (positions: readonly string[]) => and(positions, 'and'),
  /** Of a pickup beside one of another flavor. */
  of: (flavor: string, position: string) => `${flavor}, ${position.toLowerCase()}`,
};

function and(words: readonly string[], joint: string): string {
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} ${joint} ${words.at(-1)}` : words.join('');
}

const DE: typeof EN = {
  figure: 'ABB. 2',
  line: (subject) => `Klang, ${subject}`,
  heading: 'Was er mit einer Saite macht',
  axes: {
    low: ['Bässe', 'Gewicht der tiefen Saiten'],
    mid: ['Mitten', 'Körper, wo ein Akkord sitzt'],
    high: ['Höhen', 'Kante des Plektrums'],
    q: ['Güte', 'Wie spitz die Resonanz ist'],
    output: ['Ausgang', 'Wie hart er den Amp anfährt'],
    noise: ['Brummen', 'Was er an Brumm einfängt'],
  },
  figuresOf: (subject) => `Klangwerte von 0 bis 100: ${subject}`,
  scale: [
    '0 bis 100. ',
    'Berechnet',
    ' aus der Wicklung, typisch; alle Tonabnehmer an derselben Last, damit sie sich vergleichen lassen.',
  ],
  curveOf: (subject) =>
    `Frequenzgang, ${subject}, 50\u00a0Hz bis 20\u00a0kHz. Die Werte stehen in der Tabelle darunter.`,
  resonanceOf: (subject) => `Resonanz: ${subject}`,
  finder: [
    'Deiner klingt zu dunkel oder zu laut? ',
    'Sag, was du hast',
    ', und sieh, welcher von unseren etwas daran ändert.',
  ],
  method: [
    '0\u00a0dB ist, was die Saite in der Spule induziert. ',
    'Berechnet',
    ', typisch: Vier von fünf Tonabnehmern liegen innerhalb des ± und des Bandes. Volume und Tone offen; die Datenblatt-Last endet an einem Amp mit 1\u00a0MΩ. Ein Meter Kabel hat rund 100\u00a0pF.',
  ],
  noPeak: 'keine Spitze',
  sheet: (figures) => `An der Datenblatt-Last wären es ${and(figures, 'und')}`,
  resonance: 'Resonanz',
  peak: 'Spitze',
  at: ' bei',
  compare: 'Vergleichen mit',
  nothing: 'Nichts',
  level: (flavor, others) =>
    `${FLAVOR_NAMES[flavor]} unterscheidet sich von ${and(others, 'und')} vor allem im Pegel: weniger als 1\u00a0dB in der Form der Kurve.`,
  places: (positions) => and(positions, 'und'),
  of: (flavor, position) => `${flavor}, ${position}`,
};

export const TONE_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
