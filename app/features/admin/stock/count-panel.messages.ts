import type { InLanguages } from '#domain/languages.ts';

const EN = {
  sayWhy: 'Choose a reason.',
  counted: (found: string, change: string) => `${found} counted, ${change} against the record.`,
  conflict: { keep: 'Count again together', take: 'Use mine' },
  drawer: (name: string) => `drawer ${name}`,
  book: 'recorded',
  field: 'counted',
  offBy: 'difference',
  why: 'Reason',
  note: 'Note',
  noteHint: 'Note (optional)',
  save: (typed: string) => (typed ? `Save ${typed}` : 'Save'),
  atCost: (euro: string) => `${euro} at cost. `,
  left: (reserved: string, free: string | undefined) =>
    `${reserved} reserved${free === undefined ? '' : `, ${free} would be free`}.`,
};

export const COUNT_PANEL: InLanguages<typeof EN> = {
  en: EN,
  de: {
    sayWhy: 'Wähl einen Grund.',
    counted: (found, change) => `${found} gezählt, ${change} gegenüber dem Bestand.`,
    conflict: { keep: 'Zusammen noch einmal zählen', take: 'Meins nehmen' },
    drawer: (name) => `Fach ${name}`,
    book: 'Bestand',
    field: 'gezählt',
    offBy: 'Differenz',
    why: 'Grund',
    note: 'Notiz',
    noteHint: 'Notiz (freiwillig)',
    save: (typed) => (typed ? `${typed} speichern` : 'Speichern'),
    atCost: (euro) => `${euro} zum Einkaufspreis. `,
    left: (reserved, free) => `${reserved} reserviert${free === undefined ? '' : `, frei wären ${free}`}.`,
  },
};
