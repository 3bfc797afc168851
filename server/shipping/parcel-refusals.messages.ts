import { type InLanguages, inEach, type Sentence } from '#domain/languages.ts';

interface Words {
  readonly noOrder: (number: string) => string;
  readonly notPacked: (number: string) => string;
  readonly noTracking: (number: string) => string;
  readonly cannotLeave: (number: string, why: string) => string;
  readonly doesNotFit: (number: string, why: string) => string;
  readonly somebodyHandsOver: (by: string, number: string) => string;
  readonly noHandOver: string;
  readonly minuteOver: string;
  readonly noExport: (number: string) => string;
  readonly unreadable: string;
  readonly nothingWaits: string;
}

const REFUSALS: InLanguages<Words> = {
  en: {
    noOrder: (number) => `There is no order ${number}.`,
    notPacked: (number) => `${number} is not packed: its label is not printed.`,
    noTracking: (number) => `${number} has no tracking number yet: scan its label.`,
    cannotLeave: (number, why) => `${number} cannot leave. ${why}`,
    doesNotFit: (number, why) =>
      `${number} does not fit this file. ${why} Correct its address on its page, or leave it out.`,
    somebodyHandsOver: (by, number) => `${by} is handing over ${number}.`,
    noHandOver: 'There is no such hand-over.',
    minuteOver: 'Its minute is over: the mails have left.',
    noExport: (number) => `${number} is no export that has left.`,
    unreadable: 'This file cannot be read.',
    nothingWaits: 'No export of that day waits for a proof.',
  },
  de: {
    noOrder: (number) => `Eine Bestellung ${number} gibt es nicht.`,
    notPacked: (number) => `${number} ist nicht gepackt: Das Etikett ist noch nicht gedruckt.`,
    noTracking: (number) => `${number} hat noch keine Sendungsnummer: Scann das Etikett.`,
    cannotLeave: (number, why) => `${number} kann nicht raus. ${why}`,
    doesNotFit: (number, why) =>
      `${number} passt nicht in diese Datei. ${why} Berichtige die Adresse auf der Seite der Bestellung, oder lass sie weg.`,
    somebodyHandsOver: (by, number) => `${by} übergibt ${number} gerade.`,
    noHandOver: 'Diese Übergabe gibt es nicht.',
    minuteOver: 'Die Minute ist um: Die Mails sind raus.',
    noExport: (number) => `${number} ist keine Ausfuhr, die schon raus ist.`,
    unreadable: 'Diese Datei lässt sich nicht lesen.',
    nothingWaits: 'Von diesem Tag wartet keine Ausfuhr auf einen Nachweis.',
  },
};

export const refused = (say: (words: Words) => string): Sentence => inEach(REFUSALS, say);

/** A parcel cannot leave; `why` is the customs fault. */
export const cannotLeave = (number: string, why: Sentence): Sentence =>
  inEach(REFUSALS, (words, language) => words.cannotLeave(number, why[language]));

export const doNotFit = (unfit: readonly { readonly order: string; readonly why: Sentence }[]): Sentence =>
  inEach(REFUSALS, (words, language) =>
    unfit.map(({ order, why }) => words.doesNotFit(order, why[language])).join(' '),
  );
