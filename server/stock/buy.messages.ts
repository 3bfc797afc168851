import type { Sentence } from '#domain/languages.ts';

export const BUY_REFUSALS = {
  noSupplier: { en: 'There is no such supplier.', de: 'Diesen Lieferanten gibt es nicht.' },
  tooMuch: {
    en: 'That is more of one part than the shop can count. Order fewer packs.',
    de: 'So viel von einem Teil kann der Shop nicht zählen. Bestell weniger Packungen.',
  },
  noLine: { en: 'There is no such line.', de: 'Diese Zeile gibt es nicht.' },
  noDelivery: { en: 'There is no such delivery.', de: 'Diese Lieferung gibt es nicht.' },
  dayOver: { en: 'Choose a day that is not over.', de: 'Wähl einen Tag, der nicht vorbei ist.' },
  comes: { en: 'Comes', de: 'Kommt' },
  here: { en: 'Here', de: 'Da' },
  cancelled: { en: 'cancelled', de: 'storniert' },
  restCancelled: { en: 'The rest of it was cancelled.', de: 'Der Rest davon ist storniert.' },
  allHere: { en: 'All of it is here.', de: 'Davon ist schon alles da.' },
  howMany: { en: 'How many are here?', de: 'Wie viel ist da?' },
  whenRest: { en: 'Say when the rest comes.', de: 'Sag, wann der Rest kommt.' },
} satisfies Record<string, Sentence>;

export const faster = (by: string): Sentence => ({
  en: `${by} was faster and changed the same. Yours is not saved yet.`,
  de: `${by} war schneller und hat dasselbe geändert. Deins ist noch nicht gespeichert.`,
});

export const onlyOnTheWay = (amount: Sentence): Sentence => ({
  en: `On the way: only ${amount.en}. Count the rest as found.`,
  de: `Unterwegs waren nur ${amount.de}. Was darüber ist, trag beim Zählen ein.`,
});

export const sameLot = (lot: string): Sentence => ({
  en: `There is a lot ${lot} already: a lot is never merged. Give it another name.`,
  de: `Eine Charge ${lot} gibt es schon, und zwei Chargen bleiben immer getrennt. Nenn sie anders.`,
});
