import type { InLanguages } from '#domain/languages.ts';

const EN = {
  notWound: [
    'Your pickup is not wound yet, so nobody can have measured it. These figures are computed from its wire, turns, magnet and cover, with a ',
    'model checked against measured pickups',
    '. They are typical: four out of five pickups fall within the ±.',
  ],
  caption: 'What each figure tells you',
  figure: 'Figure',
  typical: 'Typical',
  says: 'Tells you',
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
    'Compare where the treble ends first, then output: they explain most of what you hear. Cable and pots matter too. A longer cable lowers every resonance, and 250\u00a0kΩ pots flatten the peak. All figures here use the same cable and pots, so you can compare them.',
};

const DE: typeof EN = {
  notWound: [
    'Dein Tonabnehmer ist noch nicht gewickelt, also kann ihn niemand gemessen haben. Die Werte hier sind aus Draht, Windungen, Magnet und Kappe berechnet, mit einem ',
    'Modell, das wir an gemessenen Tonabnehmern prüfen',
    '. Sie sind typisch: Vier von fünf Tonabnehmern liegen innerhalb des ±.',
  ],
  caption: 'Was dir jeder Wert sagt',
  figure: 'Wert',
  typical: 'Typisch',
  says: 'Sagt dir',
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
    'Vergleich zuerst, wo die Höhen enden, dann den Ausgang: Das erklärt das meiste, was du hörst. Auch Kabel und Potis spielen mit. Ein längeres Kabel senkt jede Resonanz, und Potis mit 250\u00a0kΩ machen die Spitze flacher. Alle Werte hier gelten für dasselbe Kabel und dieselben Potis, damit du sie vergleichen kannst.',
};

export const SHEET_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
