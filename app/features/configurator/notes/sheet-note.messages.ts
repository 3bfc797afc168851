import type { InLanguages } from '#domain/languages.ts';

/** How a build's figures are read. */
const EN = {
  notWound: [
    'Your pickup is not wound yet, so nobody can have measured it. What stands here is computed from its wire, turns, magnet and cover, with a ',
    'model held against measured pickups',
    '. It is typical: four of five pickups are within the ±.',
  ],
  caption: 'What each figure says, by example',
  figure: 'Figure',
  typical: 'Typical',
  says: 'Says',
  noPeak: 'no peak',
  rows: {
    resistance: ['Resistance', 'length of wire, not output'],
    inductance: ['Inductance at 1\u00a0kHz', 'turns and iron: thick or lean'],
    resonance: ['Resonance', 'where treble rings'],
    peak: ['Peak', 'how clearly it rings'],
    end: ['−3\u00a0dB', 'where treble ends'],
    output: ['Output', 'over a vintage Stratocaster'],
  } as Readonly<
    Record<'resistance' | 'inductance' | 'resonance' | 'peak' | 'end' | 'output', readonly [string, string]>
  >,
  compare:
    'Compare where treble ends first, then output: they say most of what you hear. Cable and pots take part. A longer cable lowers every resonance, and pots of 250\u00a0kΩ flatten the peak. All figures here share one cable and one set of pots, so that they compare.',
};

const DE: typeof EN = {
  notWound: [
    'Dein Tonabnehmer ist noch nicht gewickelt, also kann ihn niemand gemessen haben. Was hier steht, ist aus Draht, Windungen, Magnet und Kappe berechnet, mit einem ',
    'Modell, das wir an gemessenen Tonabnehmern prüfen',
    '. Es ist typisch: Vier von fünf Tonabnehmern liegen innerhalb von ±.',
  ],
  caption: 'Was jede Zahl sagt, am Beispiel',
  figure: 'Zahl',
  typical: 'Typisch',
  says: 'Sagt',
  noPeak: 'keine Spitze',
  rows: {
    resistance: ['Widerstand', 'Länge des Drahts, nicht Lautstärke'],
    inductance: ['Induktivität bei 1\u00a0kHz', 'Windungen und Eisen: dick oder schlank'],
    resonance: ['Resonanz', 'wo die Höhen klingeln'],
    peak: ['Spitze', 'wie deutlich sie klingeln'],
    end: ['−3\u00a0dB', 'wo die Höhen enden'],
    output: ['Ausgang', 'über einer Vintage-Stratocaster'],
  },
  compare:
    'Vergleich zuerst, wo die Höhen enden, dann den Ausgang: Das sagt das meiste von dem, was du hörst. Kabel und Potis reden mit. Ein längeres Kabel senkt jede Resonanz, und Potis mit 250\u00a0kΩ drücken die Spitze flach. Alle Zahlen hier gelten für dasselbe Kabel und dieselben Potis, damit man sie vergleichen kann.',
};

export const SHEET_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
