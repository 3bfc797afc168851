import type { InLanguages } from '#domain/languages.ts';
import { FLAVOR_NAMES, type Flavor } from '#domain/products/pickup-types.ts';

type Axis = 'low' | 'mid' | 'high' | 'q' | 'output' | 'noise';

/** The hexagon and the frequency response. */
const EN = {
  figure: 'FIG. 2',
  changes: 'Changes with the flavor',
  heading: 'How it sounds',
  /** Name of each corner, and the meaning of its figure to a player. */
  axes: {
    low: ['Low', 'Weight of the low strings'],
    mid: ['Mid', 'Body, where chords sit'],
    high: ['High', 'Edge of the pick'],
    q: ['Peak', 'How sharp the resonance is'],
    output: ['Output', 'How hard it pushes the amp'],
    noise: ['Hum', 'How much it picks up'],
  } as Readonly<Record<Axis, readonly [name: string, words: string]>>,
  figuresOf: (subject: string) => `Tone figures of ${subject}, from 0 to 100`,
  scale: '0 to 100, typical. All pickups share one load, so you can compare them.',
  specificationOf: (subject: string) => `Specification of ${subject}`,
  typical: (load: string) => `Typical values, not measurements. Resonance into ${load}.`,
  curveOf: (subject: string) =>
    `Frequency response of ${subject}, 50\u00a0Hz to 20\u00a0kHz. Its figures are in the table below.`,
  resonanceOf: (subject: string) => `Resonance of ${subject}`,
  finder: [
    'Does yours sound too dark, or too loud? ',
    'Say what you have',
    ' and see which of ours would help.',
  ],
  method:
    '0\u00a0dB is what the string induces in the coil. Four out of five pickups fall within the ± and the band.',
  noPeak: 'no peak',
  sheet: (figures: readonly string[]) => `On the spec sheet: ${and(figures, 'and')}`,
  resonance: 'Resonance',
  peak: 'Peak',
  /** Follows "−3 dB". */
  at: ' at',
  compare: 'Compare with',
  nothing: 'Nothing',
  /** Names the flavors that differ from one mainly in level. */
  level: (flavor: Flavor, others: readonly string[]) =>
    `${FLAVOR_NAMES[flavor]} differs from ${and(others, 'and')} mainly in level: less than 1\u00a0dB in the shape of the curve.`,
  places: (positions: readonly string[]) => and(positions, 'and'),
  /** Names a pickup compared with one of another flavor. */
  of: (flavor: string, position: string) => `${flavor}, ${position.toLowerCase()}`,
};

function and(words: readonly string[], joint: string): string {
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} ${joint} ${words.at(-1)}` : words.join('');
}

const DE: typeof EN = {
  figure: 'ABB. 2',
  changes: 'Ändert sich mit dem Flavor',
  heading: 'So klingt er',
  axes: {
    low: ['Bässe', 'Gewicht der tiefen Saiten'],
    mid: ['Mitten', 'Körper, wo ein Akkord sitzt'],
    high: ['Höhen', 'Kante des Plektrums'],
    q: ['Spitze', 'Wie spitz die Resonanz ist'],
    output: ['Ausgang', 'Wie hart er den Amp anfährt'],
    noise: ['Brummen', 'Wie viel er davon einfängt'],
  },
  figuresOf: (subject) => `Klangwerte von 0 bis 100: ${subject}`,
  scale: '0 bis 100, typisch; alle Tonabnehmer an derselben Last, damit sie sich vergleichen lassen.',
  specificationOf: (subject) => `Datenblatt: ${subject}`,
  typical: (load) => `Typische Werte, keine Messungen. Resonanz an ${load}.`,
  curveOf: (subject) =>
    `Frequenzgang, ${subject}, 50\u00a0Hz bis 20\u00a0kHz. Die Werte stehen in der Tabelle darunter.`,
  resonanceOf: (subject) => `Resonanz: ${subject}`,
  finder: [
    'Deiner klingt zu dunkel oder zu laut? ',
    'Sag, was du hast',
    ', und sieh, welcher von unseren dir hilft.',
  ],
  method:
    '0\u00a0dB ist, was die Saite in der Spule erzeugt. Vier von fünf Tonabnehmern liegen innerhalb des ± und des Bandes.',
  noPeak: 'keine Spitze',
  sheet: (figures) => `Im Datenblatt: ${and(figures, 'und')}`,
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
