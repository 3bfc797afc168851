import { type InLanguages, inEach, type Sentence } from '#domain/languages.ts';

const EN = {
  anotherSum: (now: string, named: string) =>
    `It is ${now} by now, not ${named}. Nothing was sent back: look again.`,
  alreadyPaid: (returnNumber: string, underWay: boolean) =>
    `The money for ${returnNumber} ${underWay ? 'is on its way' : 'went back'} already.`,
  noneOf: (number: string) => `This refund is none of ${number}.`,
};

const REFUSALS: InLanguages<typeof EN> = {
  en: EN,
  de: {
    anotherSum: (now, named) =>
      `Es sind inzwischen ${now}, nicht ${named}. Es ist nichts zurückgegangen: Sieh noch einmal hin.`,
    alreadyPaid: (returnNumber, underWay) =>
      `Das Geld für ${returnNumber} ${underWay ? 'ist schon unterwegs' : 'ist schon zurückgegangen'}.`,
    noneOf: (number) => `Diese Erstattung gehört nicht zu ${number}.`,
  },
};

/** The sum differs from the one on the button. */
export const anotherSum = (now: string, named: string): Sentence =>
  inEach(REFUSALS, (words) => words.anotherSum(now, named));

export const alreadyPaid = (returnNumber: string, underWay: boolean): Sentence =>
  inEach(REFUSALS, (words) => words.alreadyPaid(returnNumber, underWay));

export const noneOf = (number: string): Sentence => inEach(REFUSALS, (words) => words.noneOf(number));

export const OTHER_ORDERS_GOODS: Sentence = {
  en: 'These goods are of another order.',
  de: 'Diese Ware gehört zu einer anderen Bestellung.',
};
