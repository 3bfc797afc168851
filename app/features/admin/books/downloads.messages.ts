import type { InLanguages } from '#domain/languages.ts';

const EN = {
  title: 'Downloads',
  taken: (taken: number, of: number) => `${taken} of ${of}`,
  allTaken: 'All files downloaded.',
  sameForGood: 'Six files that no longer change. Anything later goes into the month in which it happens.',
  mail: 'E-mail the adviser',
  subject: (month: string) => `Books of ${month}`,
  rows: (count: number) => `${count} ${count === 1 ? 'row' : 'rows'}`,
  notYet: 'not yet',
  changed: ', changed since',
  opens:
    'You can close the month once all six files are downloaded in their latest version. One proof may be missing; it stays on the list.',
  later: 'The files are ready once the month is over.',
};

export const DOWNLOADS: InLanguages<typeof EN> = {
  en: EN,
  de: {
    title: 'Downloads',
    taken: (taken, of) => `${taken} von ${of}`,
    allTaken: 'Alle Dateien sind geladen.',
    sameForGood:
      'Sechs Dateien, die sich nicht mehr ändern. Alles Spätere zählt zu dem Monat, in dem es passiert.',
    mail: 'E-Mail an die Steuerberatung',
    subject: (month) => `Buchführung ${month}`,
    rows: (count) => `${count} ${count === 1 ? 'Zeile' : 'Zeilen'}`,
    notYet: 'noch nicht',
    changed: ', seitdem geändert',
    opens:
      'Abschließen geht, wenn alle sechs Dateien in der neuesten Fassung geladen sind. Ein Nachweis darf fehlen; er bleibt auf der Liste.',
    later: 'Die Dateien gibt es, wenn der Monat um ist.',
  },
};
