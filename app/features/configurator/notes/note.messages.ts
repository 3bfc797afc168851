import type { InLanguages } from '#domain/languages.ts';
import { NOTE_TOPICS, type NoteTopic } from './note-topics.ts';

interface NoteMessages {
  readonly topics: Readonly<Record<NoteTopic, { readonly title: string; readonly step: string }>>;
  readonly info: string;
  readonly close: string;
  readonly modelled: string;
  readonly drawn: string;
  readonly drawnAll: string;
  readonly catalogue: string;
  readonly dimensions: string;
  /** Load of all spec sheets (domain/tone/loads.ts). */
  readonly load: string;
  readonly figure: (number: number) => string;
  readonly table: (number: number) => string;
  /** Column headings that several tables share. */
  readonly end: string;
  readonly endInFull: string;
  readonly peak: string;
  readonly output: string;
  readonly hum: string;
  /** Uncertainty of figures in a table. */
  readonly doubt: {
    readonly inductance: (by: string) => string;
    readonly treble: (by: string) => string;
    readonly peak: (by: string) => string;
    readonly all: (figures: string) => string;
  };
}

const EN: NoteMessages = {
  topics: NOTE_TOPICS,
  info: 'INFO',
  close: 'Close',
  modelled: 'Modelled, typical',
  drawn: 'Drawn from the CAD model',
  drawnAll: 'Drawn from the CAD models',
  catalogue: 'From the catalogue',
  dimensions: 'Dimensions in mm',
  load: '500\u00a0pF cable, 500\u00a0kΩ pots',
  figure: (number) => `FIG. ${number}`,
  table: (number) => `TABLE ${number}`,
  end: '−3\u00a0dB',
  endInFull: 'Response 3\u00a0dB down at',
  peak: 'Peak',
  output: 'Output',
  hum: 'Hum',
  doubt: {
    inductance: (by) => `${by} on each inductance`,
    treble: (by) => `${by} on each −3\u00a0dB point`,
    peak: (by) => `${by} on each peak`,
    all: (figures) =>
      `${figures}: four out of five pickups fall within. The rows share the same error, so the differences between them are more certain.`,
  },
};

const DE: NoteMessages = {
  topics: {
    covers: { title: 'Warum uns offene Kappen lieber sind', step: 'Kappe' },
    dogear: { title: 'Dogear oder Soapbar', step: 'Bauform' },
    colours: { title: 'Farbe hört man nicht', step: 'Farbe' },
    spacing: { title: 'Saitenabstand: Hals oder Steg', step: 'Saitenabstand' },
    output: { title: 'Von Hand gewickelt, wie du es brauchst', step: 'Ausgang' },
    coils: { title: 'Gleiche oder ungleiche Spulen', step: 'Spulen' },
    potting: { title: 'Wachsen oder nicht wachsen', step: 'Wachsbad' },
    wiring: { title: '3 Drähte oder 5 Drähte?', step: 'Anschluss' },
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

export const NOTE_MESSAGES: InLanguages<NoteMessages> = { en: EN, de: DE };
