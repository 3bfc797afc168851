import type { InLanguages } from '#domain/languages.ts';

const EN = {
  leftToday: (clock: string) => `Left today, ${clock}`,
  onTheList: (parcels: number) => `${parcels} ${parcels === 1 ? 'parcel' : 'parcels'}, on the list`,
  noNumber: 'no number',
  next: 'Next',
  byPromise: 'by promise; customs is checked when the order is paid, not when it is packed',
  noneWaits: 'No open order waits.',
  noDay: 'no day',
  woundOf: (wound: number, all: number) => `${wound} of ${all} wound`,
  packIt: 'pack it',
};

export const LEFT_AND_NEXT: InLanguages<typeof EN> = {
  en: EN,
  de: {
    leftToday: (clock) => `Heute raus, ${clock}`,
    onTheList: (parcels) => `${parcels} ${parcels === 1 ? 'Paket' : 'Pakete'}, auf der Liste`,
    noNumber: 'keine Nummer',
    next: 'Als Nächstes',
    byPromise: 'nach zugesagtem Tag; der Zoll wird geprüft, sobald bezahlt ist, nicht erst beim Packen',
    noneWaits: 'Keine offene Bestellung wartet.',
    noDay: 'kein Tag',
    woundOf: (wound, all) => `${wound} von ${all} gewickelt`,
    packIt: 'packen',
  },
};
