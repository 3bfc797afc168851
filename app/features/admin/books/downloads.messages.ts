import type { InLanguages } from '#domain/languages.ts';

const EN = {
  title: 'Downloads',
  taken: (taken: number, of: number) => `${taken} of ${of}`,
  allTaken: 'Everything is downloaded.',
  sameForGood: 'Six files, each the same for good: what comes after goes into the month in which it comes.',
  mail: 'Mail to the adviser',
  subject: (month: string) => `Books of ${month}`,
  rows: (count: number) => `${count} ${count === 1 ? 'row' : 'rows'}`,
  notYet: 'not yet',
  changed: ', changed since',
  opens:
    'Closing opens when all six were taken as the month is now. One proof may be missing: it stays on the list.',
  later: 'Its files are made when the month is over.',
};

/** The six files of a month. */
export const DOWNLOADS: InLanguages<typeof EN> = {
  en: EN,
  de: {
    title: 'Downloads',
    taken: (taken, of) => `${taken} von ${of}`,
    allTaken: 'Alles ist heruntergeladen.',
    sameForGood:
      'Sechs Dateien, die so bleiben, wie sie sind: Was danach kommt, geht in den Monat, in dem es kommt.',
    mail: 'Mail an die Steuerberatung',
    subject: (month) => `Buchführung ${month}`,
    rows: (count) => `${count} ${count === 1 ? 'Zeile' : 'Zeilen'}`,
    notYet: 'noch nicht',
    changed: ', seitdem geändert',
    opens:
      'Abschließen geht, wenn alle sechs so geladen sind, wie der Monat jetzt ist. Ein Nachweis darf fehlen: Er bleibt auf der Liste.',
    later: 'Die Dateien gibt es, wenn der Monat um ist.',
  },
};
