import type { InLanguages } from '#domain/languages.ts';

const EN = {
  title: 'Shipping',
  /** `number` where there are several. */
  slip: (number: number | undefined) => (number === undefined ? 'Slip A5' : `Slip ${number}, A5`),
  packed: 'Packed.',
  kept: 'Box and weight are kept.',
  parcel: 'Parcel',
  holds: (box: string, pickups: number) => `${box}, up to ${pickups}`,
  weight: 'Weight, g',
  labelPrinted: 'Packed: it goes on the post desk',
  pack: 'Pack',
  keep: 'Keep',
  hasLeft: (number: string) => `${number} has left. Its buyer is told.`,
  carrier: 'Carrier',
  tracking: 'Tracking number',
  scan: 'scan or type',
  ship: 'Ship and mail',
  opens: 'Opens when all pieces are measured and finished, and it is packed.',
  noTracking: 'no tracking',
  nothingPacked: 'Nothing was packed.',
};

/** Words of how an order leaves. */
export const ORDER_SHIPPING: InLanguages<typeof EN> = {
  en: EN,
  de: {
    title: 'Versand',
    slip: (number) => (number === undefined ? 'Lieferschein A5' : `Lieferschein ${number}, A5`),
    packed: 'Gepackt.',
    kept: 'Karton und Gewicht sind gespeichert.',
    parcel: 'Paket',
    holds: (box, pickups) => `${box}, bis ${pickups}`,
    weight: 'Gewicht, g',
    labelPrinted: 'Gepackt: kommt auf den Pakettisch',
    pack: 'Packen',
    keep: 'Speichern',
    hasLeft: (number) => `${number} ist raus. Die E-Mail dazu ist unterwegs.`,
    carrier: 'Zusteller',
    tracking: 'Sendungsnummer',
    scan: 'scannen oder tippen',
    ship: 'Verschicken, mit E-Mail',
    opens: 'Geht erst, wenn alle Stücke gemessen und fertig sind und gepackt ist.',
    noTracking: 'ohne Sendungsnummer',
    nothingPacked: 'Es wurde nichts gepackt.',
  },
};
