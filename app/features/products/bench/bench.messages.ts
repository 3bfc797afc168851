import type { InLanguages } from '#domain/languages.ts';

/** Rows with all measurable properties, and the contents of rows that no choice changes. */
const EN = {
  figure: 'TABLE 1–2, FIG. 4–5',
  line: 'All the specs',
  heading: 'For the bench',
  specification: 'Specification',
  curve: 'Tone curve',
  balance: 'Equally loud?',
  fit: 'Will it fit?',
  drawing: 'Drawing',
  drawingInside: 'Sizes in mm, printable outline',
  model: 'How we model it',
  modelInside: 'Where the figures come from',
  /** Text around the link to the model, and its label. */
  modelled: [
    'We have not measured these pickups. Every figure and sound is ',
    'modelled',
    ' from turns, wire, magnet and dimensions. They are typical values: four out of five pickups fall within the ±.',
  ],
  load: 'Loaded figures are for a standard guitar: volume and tone fully open, 5\u00a0m of cable at about 100\u00a0pF per metre, an amp with 1\u00a0MΩ. Set up your own guitar to see yours.',
  more: 'More questions',
};

const DE: typeof EN = {
  figure: 'TABELLE 1–2, ABB. 4–5',
  line: 'Alle Werte',
  heading: 'Für die Werkbank',
  specification: 'Datenblatt',
  curve: 'Klangkurve',
  balance: 'Gleich laut?',
  fit: 'Passt er?',
  drawing: 'Zeichnung',
  drawingInside: 'Maße in mm, Umriss zum Drucken',
  model: 'Wie wir rechnen',
  modelInside: 'Woher die Zahlen kommen',
  modelled: [
    'Diese Tonabnehmer haben wir nicht gemessen. Jeder Wert und jeder Ton ist aus Windungen, Draht, Magnet und Maßen ',
    'berechnet',
    '. Typische Werte: Vier von fünf Tonabnehmern liegen innerhalb des ±.',
  ],
  load: 'Werte unter Last gelten für eine Standardgitarre: Volume und Tone offen, 5\u00a0m Kabel mit rund 100\u00a0pF je Meter, ein Amp mit 1\u00a0MΩ. Stell deine Gitarre ein, dann siehst du deine Werte.',
  more: 'Weitere Fragen',
};

export const BENCH_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
