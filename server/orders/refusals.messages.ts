import { type InLanguages, inEach, type Sentence } from '#domain/languages.ts';
import { type OrderState, stepLabel } from '#domain/orders/states.ts';

const EN = {
  none: (number: string) => `Order ${number} does not exist.`,
  is: (number: string, state: string) => `Order ${number} is ${state}.`,
  fasterWithSame: (by: string) => `${by} changed the same field first. Your change is not saved yet.`,
};

const REFUSALS: InLanguages<typeof EN> = {
  en: EN,
  de: {
    none: (number) => `Es gibt keine Bestellung ${number}.`,
    is: (number, state) => `Bestellung ${number} steht auf „${state}“.`,
    fasterWithSame: (by) =>
      `${by} war schneller und hat dasselbe geändert. Deine Änderung ist noch nicht gespeichert.`,
  },
};

export const noOrder = (number: string): Sentence => inEach(REFUSALS, ({ none }) => none(number));

/** The order's state, as the reason of a refusal. */
export const orderIs = ({
  number,
  state,
}: {
  readonly number: string;
  readonly state: OrderState;
}): Sentence => inEach(REFUSALS, ({ is }, language) => is(number, stepLabel(state, language)));

export const fasterWithSame = (by: Sentence): Sentence =>
  inEach(REFUSALS, (words, language) => words.fasterWithSame(by[language]));
