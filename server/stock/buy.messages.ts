import type { Sentence } from '#domain/languages.ts';

export const BUY_REFUSALS = {
  noSupplier: { en: 'This supplier does not exist.', de: 'Diesen Lieferanten gibt es nicht.' },
  tooMuch: {
    en: 'That is more of one part than the shop can count. Order fewer packs.',
    de: 'So viel von einem Teil kann der Shop nicht zählen. Bestell weniger Packungen.',
  },
  noLine: { en: 'This item does not exist.', de: 'Diese Position gibt es nicht.' },
  noDelivery: { en: 'This delivery does not exist.', de: 'Diese Lieferung gibt es nicht.' },
  dayOver: { en: 'Choose today or a later day.', de: 'Wähl heute oder einen späteren Tag.' },
  comes: { en: 'Arrives', de: 'Kommt' },
  here: { en: 'Arrived', de: 'Angekommen' },
  cancelled: { en: 'cancelled', de: 'storniert' },
  restCancelled: { en: 'The rest has been cancelled.', de: 'Der Rest ist storniert.' },
  allHere: { en: 'Everything has already arrived.', de: 'Es ist schon alles da.' },
  howMany: { en: 'Enter how many have arrived.', de: 'Gib ein, wie viel angekommen ist.' },
  whenRest: { en: 'Enter when the rest arrives.', de: 'Gib ein, wann der Rest kommt.' },
} satisfies Record<string, Sentence>;

export const faster = (by: string): Sentence => ({
  en: `${by} changed the same field first. Your change is not saved yet.`,
  de: `${by} war schneller und hat dasselbe geändert. Deine Änderung ist noch nicht gespeichert.`,
});

export const onlyOnTheWay = (amount: Sentence): Sentence => ({
  en: `Only ${amount.en} were on the way. Enter the rest under Counting.`,
  de: `Unterwegs waren nur ${amount.de}. Trag den Rest unter Zählung ein.`,
});

export const sameLot = (lot: string): Sentence => ({
  en: `There is already a spool ${lot}. Give this one another name.`,
  de: `Eine Rolle ${lot} gibt es schon. Gib dieser einen anderen Namen.`,
});
