import { type InLanguages, inEach, type Sentence } from '#domain/languages.ts';

const EN = {
  anotherSum: (now: string, named: string) =>
    `The amount is now ${now}, not ${named}. Nothing was refunded. Check again.`,
  alreadyPaid: (returnNumber: string, underWay: boolean) =>
    `The refund for ${returnNumber} ${underWay ? 'is already on its way' : 'has already been made'}.`,
  noneOf: (number: string) => `This refund does not belong to ${number}.`,
};

const REFUSALS: InLanguages<typeof EN> = {
  en: EN,
  de: {
    anotherSum: (now, named) =>
      `Es sind inzwischen ${now}, nicht ${named}. Es wurde nichts erstattet. Sieh noch einmal nach.`,
    alreadyPaid: (returnNumber, underWay) =>
      `Die Erstattung für ${returnNumber} ist schon ${underWay ? 'unterwegs' : 'gemacht'}.`,
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
  en: 'These goods belong to another order.',
  de: 'Diese Ware gehört zu einer anderen Bestellung.',
};
