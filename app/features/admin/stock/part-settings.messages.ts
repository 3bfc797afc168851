import type { InLanguages } from '#domain/languages.ts';
import type { SaleState } from '#domain/shopfront/sale-parts.ts';

interface PartSettingsMessages {
  readonly title: string;
  readonly saved: (name: string) => string;
  readonly drawer: string;
  readonly reorder: string;
  readonly comesIn: string;
  readonly of: string;
  readonly net: string;
  readonly supplier: string;
  readonly nobody: string;
  readonly whenOut: string;
  readonly goesOn: string;
  readonly states: Readonly<Record<SaleState, string>>;
  readonly save: string;
  readonly spool: {
    readonly itIs: string;
    readonly reel: string;
    readonly diameter: string;
    readonly enamel: string;
  };
}

/** Words of what is set about a part, or about a spool. */
export const PART_SETTINGS: InLanguages<PartSettingsMessages> = {
  en: {
    title: 'Where it lies and is bought',
    saved: (name) => `Saved: ${name}.`,
    drawer: 'Drawer',
    reorder: 'Reorder at',
    comesIn: 'Comes in',
    of: 'of',
    net: 'Net, €',
    supplier: 'Supplier',
    nobody: 'nobody yet',
    whenOut: 'While none is free, the shop',
    goesOn: 'goes on selling',
    states: { paused: 'pauses until covers are in', 'to order': 'sells to order' },
    save: 'Save',
    spool: { itIs: 'It is', reel: 'Empty reel, g', diameter: 'Diameter, mm', enamel: 'Enamel' },
  },
  de: {
    title: 'Wo es liegt und wo es gekauft wird',
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
    spool: { itIs: 'Sie ist', reel: 'Leere Rolle, g', diameter: 'Durchmesser, mm', enamel: 'Lack' },
  },
};
