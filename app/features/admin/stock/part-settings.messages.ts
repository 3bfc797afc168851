import type { InLanguages } from '#domain/languages.ts';

const EN = {
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

export const PART_SETTINGS: InLanguages<typeof EN> = {
  en: EN,
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
