import type { InLanguages } from '#domain/languages.ts';
import type { Setup } from '#server/admin/index.ts';

interface StepWords {
  readonly name: string;
  readonly done: string;
  readonly open: (left: number) => string;
}

interface Words {
  readonly title: string;
  readonly count: (done: number, of: number) => string;
  readonly go: string;
  readonly skip: string;
  readonly skipped: string;
  readonly unskip: string;
  readonly steps: Readonly<Record<keyof Setup, StepWords>>;
}

export const SETUP_LIST: InLanguages<Words> = {
  en: {
    title: 'Set up the shop',
    count: (done, of) => `${done} of ${of} done`,
    go: 'Set up',
    skip: 'Not needed',
    skipped: 'not needed',
    unskip: 'Needed after all',
    steps: {
      company: {
        name: 'Company data',
        done: 'set',
        open: (left) =>
          left === 1
            ? 'One field is still an example. It appears in the imprint and on invoices.'
            : `${left} fields are still examples. They appear in the imprint and on invoices.`,
      },
      payment: {
        name: 'Payment account',
        done: 'connected',
        open: () =>
          'Test mode: no money moves. Enter the account’s keys in the server’s settings, then read its prices here.',
      },
      texts: {
        name: 'Shop texts',
        done: 'published',
        open: () => 'Only the standard texts so far: banner, about page, bench note.',
      },
      stock: {
        name: 'Stock',
        done: 'counted',
        open: () => 'Your stock is not counted yet. Promised days and the shopping list depend on it.',
      },
      leads: {
        name: 'Lead colours',
        done: 'set',
        open: (left) =>
          `${left === 1 ? 'One cable has' : `${left} cables have`} no lead colours. Set them before you pack the first parcel.`,
      },
      customs: {
        name: 'Customs rates',
        done: 'entered',
        open: () => 'Only example rates so far. Enter the real ones before the first sale outside the EU.',
      },
      adviser: {
        name: 'Tax adviser',
        done: 'set',
        open: () => 'Numbers and accounts are still examples. Replace them before you close the first month.',
      },
    },
  },
  de: {
    title: 'Den Shop einrichten',
    count: (done, of) => `${done} von ${of} erledigt`,
    go: 'Einrichten',
    skip: 'Nicht nötig',
    skipped: 'nicht nötig',
    unskip: 'Doch nötig',
    steps: {
      company: {
        name: 'Firmendaten',
        done: 'eingetragen',
        open: (left) =>
          left === 1
            ? 'Ein Feld ist noch ein Beispiel. Es steht so in Impressum und Rechnungen.'
            : `${left} Felder sind noch Beispiele. Sie stehen so in Impressum und Rechnungen.`,
      },
      payment: {
        name: 'Zahlungskonto',
        done: 'verbunden',
        open: () =>
          'Testbetrieb: Es fließt kein Geld. Trag die Schlüssel des Kontos in den Einstellungen des Servers ein und lies dann hier die Preise.',
      },
      texts: {
        name: 'Texte im Shop',
        done: 'veröffentlicht',
        open: () => 'Bisher nur die Standardtexte: Banner, Über uns, Notiz von der Werkbank.',
      },
      stock: {
        name: 'Lager',
        done: 'gezählt',
        open: () => 'Dein Lager ist noch nicht gezählt. Termine und Einkaufsliste hängen davon ab.',
      },
      leads: {
        name: 'Farben der Adern',
        done: 'festgelegt',
        open: (left) =>
          `Bei ${left === 1 ? 'einem Kabel' : `${left} Kabeln`} fehlen die Farben der Adern. Leg sie fest, bevor du das erste Paket packst.`,
      },
      customs: {
        name: 'Zollsätze',
        done: 'eingetragen',
        open: () => 'Bisher nur Beispielsätze. Trag die echten vor dem ersten Verkauf außerhalb der EU ein.',
      },
      adviser: {
        name: 'Steuerberatung',
        done: 'eingetragen',
        open: () =>
          'Nummern und Konten sind noch Beispiele. Ersetz sie, bevor du den ersten Monat abschließt.',
      },
    },
  },
};
