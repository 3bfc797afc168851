import type { InLanguages } from '#domain/languages.ts';

const PART_SETTINGS_EN = {
  title: 'Storage and supplier',
  saved: (name: string) => `Saved: ${name}.`,
  drawer: 'Drawer',
  reorder: 'Reorder at',
  comesIn: 'Comes in',
  of: 'of',
  net: 'Net, €',
  supplier: 'Supplier',
  nobody: 'none yet',
  whenOut: 'When none is free, the shop',
  goesOn: 'goes on selling',
  states: { paused: 'pauses until covers arrive', 'to order': 'sells to order' },
  save: 'Save',
  spool: { itIs: 'Place', reel: 'Empty reel, g', diameter: 'Diameter, mm', enamel: 'Enamel' },
};

export const PART_SETTINGS: InLanguages<typeof PART_SETTINGS_EN> = {
  en: PART_SETTINGS_EN,
  de: {
    title: 'Fach und Lieferant',
    saved: (name) => `Gespeichert: ${name}.`,
    drawer: 'Fach',
    reorder: 'Nachbestellen ab',
    comesIn: 'Kommt als',
    of: 'zu je',
    net: 'Netto, €',
    supplier: 'Lieferant',
    nobody: 'noch keiner',
    whenOut: 'Ist keine frei, soll der Shop',
    goesOn: 'weiter verkaufen',
    states: { paused: 'pausieren, bis Kappen da sind', 'to order': 'auf Bestellung verkaufen' },
    save: 'Speichern',
    spool: { itIs: 'Ort', reel: 'Leere Rolle, g', diameter: 'Durchmesser, mm', enamel: 'Lack' },
  },
};

const COUNT_PANEL_EN = {
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

export const COUNT_PANEL: InLanguages<typeof COUNT_PANEL_EN> = {
  en: COUNT_PANEL_EN,
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
