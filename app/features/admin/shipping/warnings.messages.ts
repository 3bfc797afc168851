import type { InLanguages } from '#domain/languages.ts';
import type { CarrierFile } from '#domain/shipping/carrier-files/parcel-data.ts';

const WARNINGS_EN = {
  cannotLeave: (number: string) => `${number} cannot leave`,
  parcelCannotLeave: (number: string, buyer: string, country: string) =>
    `This parcel cannot leave: ${number}, ${buyer}, ${country}`,
  giveBack: 'Refund the rest',
  collected: 'See tax and duty abroad',
  rowEnds: 'A duty rate is ending',
  noRate: (day: string) => `No duty rate for the US from ${day}`,
  endsOn: (code: string, day: string) => `The rate for ${code} ends on ${day}.`,
  noRow: 'No duty rate is in force.',
  ordersStop:
    'Orders to the US stop at the address step until you enter a new rate with its source. Paid parcels keep their rate.',
  newRow: 'New rate',
  dutyPaid: 'Duty prepaid',
  prepaid: (numbers: string) => `Book duty prepaid (PDDP) for ${numbers}`,
  /** Carrier files that have a field for it, and those that have none. */
  bookByHand: (marked: string, unmarked: string) =>
    `${marked} contains it. ${unmarked} have no field for it: after importing one of these, tick PDDP in the carrier’s portal.`,
  plainLetters: 'The CSV for DHL has plain letters only',
  jsonKeeps: 'Use the JSON for DHL to keep them as they are.',
  stayed: (number: string) => `${number} is still here`,
  didNotLeave: (number: string) => `${number} did not leave with the others`,
  mayLeave: 'It can leave now. Hand it over with the next parcels.',
};

export const WARNINGS: InLanguages<typeof WARNINGS_EN> = {
  en: WARNINGS_EN,
  de: {
    cannotLeave: (number) => `${number} kann nicht raus`,
    parcelCannotLeave: (number, buyer, country) =>
      `Dieses Paket kann nicht raus: ${number}, ${buyer}, ${country}`,
    giveBack: 'Den Rest erstatten',
    collected: 'Steuer und Zoll im Ausland ansehen',
    rowEnds: 'Ein Zollsatz läuft aus',
    noRate: (day) => `Ab ${day} fehlt der Zollsatz für die USA`,
    endsOn: (code, day) => `Der Satz für ${code} gilt bis ${day}.`,
    noRow: 'Es gilt kein Zollsatz.',
    ordersStop:
      'Bestellungen in die USA kommen nur bis zur Adresse, bis du einen neuen Satz mit Quelle einträgst. Bezahlte Pakete behalten ihren Satz.',
    newRow: 'Neuer Satz',
    dutyPaid: 'Zoll vorausbezahlt',
    prepaid: (numbers) => `Für ${numbers} Zoll vorausbezahlt (PDDP) buchen`,
    bookByHand: (marked, unmarked) =>
      `In ${marked} steht es schon. ${unmarked} haben kein Feld dafür: Kreuz nach dem Import PDDP im Portal des Zustellers an.`,
    plainLetters: 'Die CSV für DHL kennt nur einfache Buchstaben',
    jsonKeeps: 'Mit der JSON für DHL bleiben sie, wie sie sind.',
    stayed: (number) => `${number} ist noch da`,
    didNotLeave: (number) => `${number} ist nicht mit den anderen raus`,
    mayLeave: 'Jetzt kann es raus. Übergib es mit den nächsten Paketen.',
  },
};

/** Names of carrier files within a sentence. */
export const CARRIER_FILE_NAMES: InLanguages<Readonly<Record<CarrierFile, string>>> = {
  en: {
    'dhl.csv': 'CSV for DHL',
    'dhl.json': 'JSON for DHL',
    'post.csv': 'CSV for Deutsche Post',
    'post.json': 'JSON for Deutsche Post',
  },
  de: {
    'dhl.csv': 'CSV für DHL',
    'dhl.json': 'JSON für DHL',
    'post.csv': 'CSV für die Deutsche Post',
    'post.json': 'JSON für die Deutsche Post',
  },
};
