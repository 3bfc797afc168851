import type { InLanguages } from '#domain/languages.ts';
import type { KeyWords } from '../kit/keys.tsx';

const EN = {
  title: 'Search results',
  description: 'Find orders by number, name, e-mail or serial.',
  hits: (count: number, find: string) => `${count} ${count === 1 ? 'order' : 'orders'} for “${find}”`,
  typeAbove: 'Enter a search term above.',
  none: (find: string) => `No order found for “${find}”.`,
  searched:
    'The search covers order, serial, return, invoice and tracking numbers, names, companies and e-mail addresses of all years.',
  back: 'Back to the board',
  noName: 'No name yet',
  paid: (day: string) => `paid ${day}`,
  notPaid: 'not paid',
};

export const FIND_PAGE: InLanguages<typeof EN> = {
  en: EN,
  de: {
    title: 'Suchergebnisse',
    description: 'Bestellungen nach Nummer, Name, E-Mail oder Seriennummer.',
    hits: (count, find) => `${count} ${count === 1 ? 'Bestellung' : 'Bestellungen'} zu „${find}“`,
    typeAbove: 'Tipp oben ein, was du suchst.',
    none: (find) => `Keine Bestellung zu „${find}“ gefunden.`,
    searched:
      'Die Suche umfasst Bestell-, Serien-, Rücksende-, Rechnungs- und Sendungsnummern, Namen, Firmen und E-Mail-Adressen aus allen Jahren.',
    back: 'Zurück zur Tafel',
    noName: 'Noch kein Name',
    paid: (day) => `bezahlt ${day}`,
    notPaid: 'nicht bezahlt',
  },
};

export const FIND_KEYS: InLanguages<readonly KeyWords[]> = {
  en: [
    ['J K', 'down, up'],
    ['Enter', 'open'],
  ],
  de: [
    ['J K', 'runter, rauf'],
    ['Enter', 'öffnen'],
  ],
};
