import { inEach, type Language, type Sentence } from '#domain/languages.ts';
import { type Cents, exactEuro } from '#domain/money.ts';
import type { StockPart } from '#domain/stock/parts.ts';

export const HAND_REFUSALS = {
  whichOrder: {
    en: 'Enter the number of the order whose guarantee the replacement serves.',
    de: 'Gib die Nummer der Bestellung an, auf deren Gewährleistung der Ersatz geht.',
  },
  notDelivered: (order: string): Sentence => ({
    en: `Order ${order} is not delivered: its guarantee has not begun.`,
    de: `Bestellung ${order} ist nicht zugestellt: Ihre Gewährleistung läuft noch nicht.`,
  }),
  guaranteeOver: (order: string): Sentence => ({
    en: `The guarantee of ${order} is over. Enter the order as for a friend, at 0 €.`,
    de: `Die Gewährleistung von ${order} ist vorbei. Trag die Bestellung als „Freunde“ zu 0 € ein.`,
  }),
  notOfThatOrder: {
    en: 'That is more than the replaced order has.',
    de: 'Das ist mehr, als in der ersetzten Bestellung steht.',
  },
  replacedBefore: {
    en: 'Each pickup of an order can be replaced once, and fewer of these are left than you ask for. If a replacement is faulty, enter one for the order that it came with.',
    de: 'Jeder Tonabnehmer einer Bestellung kann einmal ersetzt werden, und davon sind weniger übrig als eingegeben. Ist ein Ersatz fehlerhaft, gib einen zu der Bestellung ein, mit der er kam.',
  },
  notOnOffer: {
    en: 'One of the pickups is no longer on offer. Choose another one.',
    de: 'Einer der Tonabnehmer wird nicht mehr angeboten. Wähl einen anderen.',
  },
  noBuild: {
    en: 'The link leads to no finished build. Copy it from the overview of the configurator.',
    de: 'Der Link führt zu keinem fertigen Tonabnehmer. Kopier ihn aus der Übersicht des Konfigurators.',
  },
  noPrices: {
    en: 'The price list cannot be read at the moment. Try again in a minute.',
    de: 'Die Preisliste lässt sich gerade nicht lesen. Versuch es in einer Minute noch einmal.',
  },
  noName: { en: 'Enter who collects it.', de: 'Gib an, wer sie abholt.' },
  notThere: { en: 'We do not ship there.', de: 'Dorthin versenden wir nicht.' },
  howPaid: { en: 'Choose how it was paid.', de: 'Wähl, wie bezahlt wurde.' },
} as const;

const WORDS = {
  en: {
    nothing: 'Nothing is paid.',
    total: (total: string) => `The buyer pays ${total}.`,
    shipping: (price: string) => `That includes ${price} shipping.`,
    duty: (price: string) => `That includes ${price} import duty.`,
    short: (parts: string) => `Too little is in stock of: ${parts}.`,
    shelf: (pickups: string) =>
      `Finished on the shelf: ${pickups}. You can take from it on the page of the order.`,
  },
  de: {
    nothing: 'Es ist nichts zu zahlen.',
    total: (total: string) => `Zu zahlen sind ${total}.`,
    shipping: (price: string) => `Davon sind ${price} Versand.`,
    duty: (price: string) => `Davon sind ${price} Einfuhrzoll.`,
    short: (parts: string) => `Zu wenig auf Lager: ${parts}.`,
    shelf: (pickups: string) =>
      `Fertig im Regal: ${pickups}. Auf der Seite der Bestellung kannst du davon nehmen.`,
  },
};

/** The total, for the maker who is about to enter the order. */
export const handTotal = ({
  total,
  shipping,
  duty,
}: Readonly<Record<'total' | 'shipping' | 'duty', Cents>>): Sentence => {
  return inEach(WORDS, (words) =>
    total === 0
      ? words.nothing
      : [
          words.total(exactEuro(total)),
          ...(shipping > 0 ? [words.shipping(exactEuro(shipping))] : []),
          ...(duty > 0 ? [words.duty(exactEuro(duty))] : []),
        ].join(' '),
  );
};

/** Pickups that are in stock and need no winding. */
export const finishedOnShelf = (
  pickups: readonly { readonly serial: string; readonly name: (language: Language) => string }[],
): Sentence =>
  inEach(WORDS, (words, language) =>
    words.shelf(pickups.map(({ serial, name }) => `${serial} (${name(language)})`).join('; ')),
  );

export const shortOf = (parts: readonly StockPart[]): Sentence =>
  inEach(WORDS, (words, language) =>
    words.short(parts.map(({ name, detail }) => `${name[language]} (${detail[language]})`).join('; ')),
  );
