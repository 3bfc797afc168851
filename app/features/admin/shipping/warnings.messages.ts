import type { InLanguages } from '#domain/languages.ts';
import type { CarrierFile } from '#domain/shipping/carrier-files/parcel-data.ts';

const WARNINGS_EN = {
  cannotLeave: (number: string) => `${number} cannot leave`,
  parcelCannotLeave: (number: string, buyer: string, country: string) =>
    `This parcel cannot leave: ${number}, ${buyer}, ${country}`,
  giveBack: 'Give the rest back',
  collected: 'What is collected abroad',
  rowEnds: 'A duty row ends',
  noRate: (day: string) => `No rate for the US on ${day}`,
  endsOn: (code: string, day: string) => `The row of ${code} ends on ${day}.`,
  noRow: 'No row of a duty is in force.',
  ordersStop:
    'Orders to the US stop at the address step until a row with its source is set; parcels that are paid keep theirs.',
  newRow: 'New row',
  dutyPaid: 'Duty prepaid',
  prepaid: (numbers: string) => `Book duty prepaid (PDDP) for ${numbers}`,
  /** Which files have a field for it, and which have none. */
  bookByHand: (marked: string, unmarked: string) =>
    `${marked} has it. ${unmarked} have no field for it: after importing one of these, tick PDDP in the carrier’s portal.`,
  plainLetters: 'The CSV for DHL writes plain letters',
  jsonKeeps: 'The JSON for DHL keeps them as they are.',
  stayed: (number: string) => `${number} stayed`,
  didNotLeave: (number: string) => `${number} did not leave with the others`,
  mayLeave: 'Nothing keeps it any more: hand it over with the next ones.',
};

export const WARNINGS: InLanguages<typeof WARNINGS_EN> = {
  en: WARNINGS_EN,
  de: {
    cannotLeave: (number) => `${number} kann nicht raus`,
    parcelCannotLeave: (number, buyer, country) =>
      `Dieses Paket kann nicht raus: ${number}, ${buyer}, ${country}`,
    giveBack: 'Den Rest erstatten',
    collected: 'Was im Ausland fällig ist',
    rowEnds: 'Ein Zollsatz läuft aus',
    noRate: (day) => `Ab ${day} fehlt der Zollsatz für die USA`,
    endsOn: (code, day) => `Der Satz für ${code} gilt bis ${day}.`,
    noRow: 'Es gilt kein Zollsatz.',
    ordersStop:
      'Bestellungen in die USA kommen nur bis zur Adresse, bis ein Satz mit Quelle eingetragen ist; bezahlte Pakete behalten ihren.',
    newRow: 'Neuer Satz',
    dutyPaid: 'Zoll vorausbezahlt',
    prepaid: (numbers) => `Für ${numbers} Zoll vorausbezahlt (PDDP) buchen`,
    bookByHand: (marked, unmarked) =>
      `In ${marked} steht es. ${unmarked} haben kein Feld dafür: Kreuze nach dem Import PDDP im Portal an.`,
    plainLetters: 'Die CSV für DHL schreibt einfache Buchstaben',
    jsonKeeps: 'In der JSON für DHL bleiben sie, wie sie sind.',
    stayed: (number) => `${number} ist noch da`,
    didNotLeave: (number) => `${number} ist nicht mit den anderen raus`,
    mayLeave: 'Nichts hält es mehr auf: Übergib es mit den nächsten.',
  },
};

/** Files of carriers in a sentence. */
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
