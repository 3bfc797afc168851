import type { InLanguages } from '#domain/languages.ts';

interface Words {
  readonly leftToday: (clock: string) => string;
  readonly onTheList: (parcels: number) => string;
  readonly noNumber: string;
  readonly next: string;
  readonly byPromise: string;
  readonly noneWaits: string;
  readonly noDay: string;
  readonly woundOf: (wound: number, all: number) => string;
  readonly packIt: string;
}

export const LEFT_AND_NEXT: InLanguages<Words> = {
  en: {
    leftToday: (clock) => `Left today, ${clock}`,
    onTheList: (parcels) => `${parcels} ${parcels === 1 ? 'parcel' : 'parcels'}, on the list`,
    noNumber: 'no number',
    next: 'Next',
    byPromise: 'by promise; customs is checked when the order is paid, not when it is packed',
    noneWaits: 'No open order waits.',
    noDay: 'no day',
    woundOf: (wound, all) => `${wound} of ${all} wound`,
    packIt: 'pack it',
  },
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
