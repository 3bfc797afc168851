import type { InLanguages } from '#domain/languages.ts';
import { NOTE_TOPICS, type NoteTopic } from './note-topics.ts';

const EN = {
  topics: NOTE_TOPICS as Readonly<Record<NoteTopic, { readonly title: string; readonly step: string }>>,
  info: 'INFO',
  close: 'Close',
  modelled: 'Modelled, typical',
  drawn: 'Drawn from the CAD model',
  drawnAll: 'Drawn from the CAD models',
  catalogue: 'From the catalogue',
  dimensions: 'Dimensions in mm',
  /** Load of all spec sheets (domain/tone/circuit.ts). */
  load: '500\u00a0pF cable, 500\u00a0kΩ pots',
  figure: (number: number) => `FIG. ${number}`,
  table: (number: number) => `TABLE ${number}`,
  /** Column headings that several tables share. */
  end: '−3\u00a0dB',
  endInFull: 'Response 3\u00a0dB down at',
  peak: 'Peak',
  output: 'Output',
  hum: 'Hum',
  /** Uncertainty of figures in a table. */
  doubt: {
    inductance: (by: string) => `${by} on each inductance`,
    treble: (by: string) => `${by} on each −3\u00a0dB point`,
    peak: (by: string) => `${by} on each peak`,
    all: (figures: string) =>
      `${figures}: four out of five pickups fall within. The rows share the same error, so the differences between them are more certain.`,
  },
};

const DE: typeof EN = {
  topics: {
    covers: { title: 'Warum uns offene Kappen lieber sind', step: 'Kappe' },
    dogear: { title: 'Dogear oder Soapbar', step: 'Bauform' },
    colours: { title: 'Farbe hört man nicht', step: 'Farbe' },
    spacing: { title: 'Saitenabstand: Hals oder Steg', step: 'Saitenabstand' },
    output: { title: 'Von Hand gewickelt, wie du es brauchst', step: 'Ausgang' },
    coils: { title: 'Gleiche oder ungleiche Spulen', step: 'Spulen' },
    potting: { title: 'Wachsen oder nicht wachsen', step: 'Wachsbad' },
    wiring: { title: '3 oder 5 Adern?', step: 'Anschluss' },
    magnets: { title: 'Magnete', step: 'Magnet' },
    sheet: { title: 'So liest du diese Zahlen', step: 'Überblick' },
  },
  info: 'INFO',
  close: 'Schließen',
  modelled: 'Berechnet, typisch',
  drawn: 'Nach dem CAD-Modell gezeichnet',
  drawnAll: 'Nach den CAD-Modellen gezeichnet',
  catalogue: 'Aus dem Katalog',
  dimensions: 'Maße in mm',
  load: '500\u00a0pF Kabel, 500-kΩ-Potis',
  figure: (number) => `ABB. ${number}`,
  table: (number) => `TABELLE ${number}`,
  end: '−3\u00a0dB',
  endInFull: 'Um 3\u00a0dB gefallen bei',
  peak: 'Spitze',
  output: 'Ausgang',
  hum: 'Brummen',
  doubt: {
    inductance: (by) => `${by} bei jeder Induktivität`,
    treble: (by) => `${by} bei jedem −3-dB-Punkt`,
    peak: (by) => `${by} bei jeder Spitze`,
    all: (figures) =>
      `${figures}: Vier von fünf Tonabnehmern liegen darin. Der Fehler ist in allen Zeilen derselbe, die Unterschiede stimmen also genauer.`,
  },
};

export const NOTE_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
