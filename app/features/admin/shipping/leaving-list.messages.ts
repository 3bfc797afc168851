import type { InLanguages } from '#domain/languages.ts';

const EN = {
  leaves: (number: string) => `${number} leaves`,
  noInvoice: 'no invoice yet',
  customsOf: (number: string) => `Customs of ${number}: `,
  labelKept: (number: string) => `Label of ${number} saved.`,
  carrierOf: (number: string) => `Carrier of ${number}`,
  scan: 'scan the label',
  /** `parcel` is the number of the parcel; undefined if there is only one. */
  trackingOf: (number: string, parcel: number | undefined) =>
    `Tracking number of ${number}${parcel === undefined ? '' : `, parcel ${parcel}`}`,
  keep: 'Save',
};

export const LEAVING: InLanguages<typeof EN> = {
  en: EN,
  de: {
    leaves: (number) => `${number} geht raus`,
    noInvoice: 'noch keine Rechnung',
    customsOf: (number) => `Zoll von ${number}: `,
    labelKept: (number) => `Etikett von ${number} gespeichert.`,
    carrierOf: (number) => `Zusteller von ${number}`,
    scan: 'scannen',
    trackingOf: (number, parcel) =>
      `Sendungsnummer von ${number}${parcel === undefined ? '' : `, Paket ${parcel}`}`,
    keep: 'Speichern',
  },
};
