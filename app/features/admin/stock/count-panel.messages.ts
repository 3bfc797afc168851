import type { InLanguages } from '#domain/languages.ts';

const EN = {
  sayWhy: 'Say why.',
  counted: (found: string, change: string) => `${found} counted, ${change} to the book.`,
  conflict: { keep: 'Count again together', take: 'Take mine' },
  drawer: (name: string) => `drawer ${name}`,
  book: 'book',
  field: 'counted',
  offBy: 'off by',
  why: 'Why',
  note: 'A note',
  noteHint: 'A note, if there is more to say',
  save: (typed: string) => (typed ? `Save ${typed}` : 'Save'),
  atCost: (euro: string) => `${euro} at cost. `,
  left: (reserved: string, free: string | undefined) =>
    `${reserved} reserved${free === undefined ? '' : `, ${free} would be free`}.`,
};

/** Words of a part beside the book. */
export const COUNT_PANEL: InLanguages<typeof EN> = {
  en: EN,
  de: {
    sayWhy: 'Sag, warum.',
    counted: (found, change) => `${found} gezählt, ${change} gegenüber dem Bestand.`,
    conflict: { keep: 'Zusammen noch einmal zählen', take: 'Meins nehmen' },
    drawer: (name) => `Fach ${name}`,
    book: 'Bestand',
    field: 'gezählt',
    offBy: 'Differenz',
    why: 'Warum',
    note: 'Notiz',
    noteHint: 'Notiz, falls es mehr zu sagen gibt',
    save: (typed) => (typed ? `${typed} speichern` : 'Speichern'),
    atCost: (euro) => `${euro} zum Einkaufspreis. `,
    left: (reserved, free) => `${reserved} reserviert${free === undefined ? '' : `, frei wären ${free}`}.`,
  },
};
