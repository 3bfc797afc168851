import type { InLanguages } from '#domain/languages.ts';

interface Words {
  readonly leaves: (number: string) => string;
  readonly noInvoice: string;
  readonly customsOf: (number: string) => string;
  readonly labelKept: (number: string) => string;
  readonly carrierOf: (number: string) => string;
  readonly scan: string;
  /** Of one of several parcels, its place among them. */
  readonly trackingOf: (number: string, parcel: number | undefined) => string;
  readonly keep: string;
}

export const LEAVING: InLanguages<Words> = {
  en: {
    leaves: (number) => `${number} leaves`,
    noInvoice: 'no invoice yet',
    customsOf: (number) => `Customs of ${number}: `,
    labelKept: (number) => `The label of ${number} is kept.`,
    carrierOf: (number) => `Carrier of ${number}`,
    scan: 'scan the label',
    trackingOf: (number, parcel) =>
      `Tracking number of ${number}${parcel === undefined ? '' : `, parcel ${parcel}`}`,
    keep: 'Keep',
  },
  de: {
    leaves: (number) => `${number} geht raus`,
    noInvoice: 'noch keine Rechnung',
    customsOf: (number) => `Zoll von ${number}: `,
    labelKept: (number) => `Das Etikett von ${number} ist gespeichert.`,
    carrierOf: (number) => `Zusteller von ${number}`,
    scan: 'scannen',
    trackingOf: (number, parcel) =>
      `Sendungsnummer von ${number}${parcel === undefined ? '' : `, Paket ${parcel}`}`,
    keep: 'Speichern',
  },
};
