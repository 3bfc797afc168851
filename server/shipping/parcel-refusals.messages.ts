import { type InLanguages, inEach, type Sentence } from '#domain/languages.ts';

const EN = {
  noOrder: (number: string) => `Order ${number} does not exist.`,
  notPacked: (number: string) => `${number} is not packed yet. Pack it first.`,
  noTracking: (number: string) => `${number} has no tracking number yet. Scan the label.`,
  cannotLeave: (number: string, why: string) => `${number} cannot leave. ${why}`,
  doesNotFit: (number: string, why: string) =>
    `${number} does not fit this file. ${why} Correct the address on the order’s page, or leave the parcel out.`,
  somebodyHandsOver: (by: string, number: string) => `${by} is handing over ${number}.`,
  noHandOver: 'This hand-over does not exist.',
  minuteOver: 'The minute is over. The e-mails have gone out.',
  noExport: (number: string) => `${number} is not an export, or has not left yet.`,
  unreadable: 'This file cannot be read. Choose another one.',
  nothingWaits: 'No export of that day needs a proof.',
};

export const PARCEL_REFUSALS: InLanguages<typeof EN> = {
  en: EN,
  de: {
    noOrder: (number) => `Eine Bestellung ${number} gibt es nicht.`,
    notPacked: (number) => `${number} ist noch nicht gepackt. Pack die Bestellung zuerst.`,
    noTracking: (number) => `${number} hat noch keine Sendungsnummer. Scann das Etikett.`,
    cannotLeave: (number, why) => `${number} kann nicht raus. ${why}`,
    doesNotFit: (number, why) =>
      `${number} passt nicht in diese Datei. ${why} Berichtige die Adresse auf der Seite der Bestellung oder lass das Paket weg.`,
    somebodyHandsOver: (by, number) => `${by} übergibt ${number} gerade.`,
    noHandOver: 'Diese Übergabe gibt es nicht.',
    minuteOver: 'Die Minute ist um. Die E-Mails sind raus.',
    noExport: (number) => `${number} ist keine Ausfuhr oder noch nicht raus.`,
    unreadable: 'Diese Datei lässt sich nicht lesen. Wähl eine andere.',
    nothingWaits: 'Keine Ausfuhr dieses Tages braucht einen Nachweis.',
  },
};

/** A parcel cannot leave; `why` is the customs fault. */
export const cannotLeave = (number: string, why: Sentence): Sentence =>
  inEach(PARCEL_REFUSALS, (words, language) => words.cannotLeave(number, why[language]));

export const doNotFit = (unfit: readonly { readonly order: string; readonly why: Sentence }[]): Sentence =>
  inEach(PARCEL_REFUSALS, (words, language) =>
    unfit.map(({ order, why }) => words.doesNotFit(order, why[language])).join(' '),
  );
