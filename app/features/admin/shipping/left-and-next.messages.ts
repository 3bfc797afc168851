import type { InLanguages } from '#domain/languages.ts';

const EN = {
  leftToday: (clock: string) => `Left today, ${clock}`,
  onTheList: (parcels: number) => `${parcels} ${parcels === 1 ? 'parcel' : 'parcels'}, on the list`,
  noNumber: 'no tracking number',
  next: 'Next',
  byPromise: 'by promised day; customs is checked on payment, not on packing',
  noneWaits: 'No open orders.',
  noDay: 'no day',
  woundOf: (wound: number, all: number) => `${wound} of ${all} wound`,
  packIt: 'pack',
};

export const LEFT_AND_NEXT: InLanguages<typeof EN> = {
  en: EN,
  de: {
    leftToday: (clock) => `Heute raus, ${clock}`,
    onTheList: (parcels) => `${parcels} ${parcels === 1 ? 'Paket' : 'Pakete'}, auf der Liste`,
    noNumber: 'ohne Sendungsnummer',
    next: 'Als Nächstes',
    byPromise: 'nach zugesagtem Tag; der Zoll wird beim Bezahlen geprüft, nicht erst beim Packen',
    noneWaits: 'Keine offenen Bestellungen.',
    noDay: 'kein Tag',
    woundOf: (wound, all) => `${wound} von ${all} gewickelt`,
    packIt: 'packen',
  },
};
