import { type InLanguages, inEach, type Said } from '#domain/languages.ts';
import { type OrderState, stepLabel } from '#domain/orders/states.ts';

interface Words {
  readonly none: (number: string) => string;
  readonly is: (number: string, state: string) => string;
  readonly fasterWithSame: (by: string) => string;
  readonly faster: (by: string) => string;
}

const REFUSALS: InLanguages<Words> = {
  en: {
    none: (number) => `There is no order ${number}.`,
    is: (number, state) => `Order ${number} is ${state}.`,
    fasterWithSame: (by) => `${by} was faster and changed the same. Yours is not saved yet.`,
    faster: (by) => `${by} was faster. Yours is not saved yet.`,
  },
  de: {
    none: (number) => `Es gibt keine Bestellung ${number}.`,
    is: (number, state) => `Bestellung ${number} steht auf „${state}“.`,
    fasterWithSame: (by) =>
      `${by} war schneller und hat dasselbe geändert. Deins ist noch nicht gespeichert.`,
    faster: (by) => `${by} war schneller. Deins ist noch nicht gespeichert.`,
  },
};

export const noOrder = (number: string): Said => inEach(REFUSALS, ({ none }) => none(number));

/** What an order is, where that stands against what is asked. */
export const orderIs = ({ number, state }: { readonly number: string; readonly state: OrderState }): Said =>
  inEach(REFUSALS, ({ is }, language) => is(number, stepLabel(state, language)));

/** Somebody changed the same field of an order. */
export const fasterWithSame = (by: Said): Said =>
  inEach(REFUSALS, (words, language) => words.fasterWithSame(by[language]));

/** Somebody set the same, or something near it. */
export const faster = (by: Said): Said => inEach(REFUSALS, (words, language) => words.faster(by[language]));

/** Whoever has no name. */
export const SOMEBODY: Said = { en: 'Somebody', de: 'Jemand' };
