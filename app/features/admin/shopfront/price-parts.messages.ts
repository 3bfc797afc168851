import type { InLanguages } from '#domain/languages.ts';

const PRICE_ROW_EN = { noPrice: 'no price', euro: (name: string) => `${name}, euro`, draft: 'Draft' };

export const PRICE_ROW: InLanguages<typeof PRICE_ROW_EN> = {
  en: PRICE_ROW_EN,
  de: { noPrice: 'kein Preis', euro: (name) => `${name}, Euro`, draft: 'Entwerfen' },
};

const DRAFT_CARD_EN = {
  label: (name: string) => `Draft: ${name}`,
  reduction: ', a reduction',
  otherwise: 'The payment account has another price.',
  elsewhere: (started: string, now: string) =>
    `The draft started from ${started}; the account now has ${now}.`,
  accountStays: 'Keeping the account’s price.',
  startFrom: (price: string) => `Start from ${price}`,
  draftStays: 'Keeping the draft.',
  draftWins: (price: string) => `Keep the draft, ${price}`,
  makeIt: (price: string) => `Set to ${price}`,
  takeBack: 'Discard',
  askTakeBack: (
    name: string,
    { before, after, by }: { readonly before: string; readonly after: string; readonly by: string },
  ): { readonly title: string; readonly words: string } => ({
    title: `Discard the draft for ${name}?`,
    words: `${by} drafted ${after}. The price stays ${before}.`,
  }),
  stoodAll: (price: string) => `${price} all 30 days`,
  lowest: (price: string) => `lowest of 30 days: ${price}`,
  since: (day: string) => `, since ${day}`,
  things: (count: number) => `${count} ${count === 1 ? 'effect' : 'effects'}`,
  touches: {
    reduction: 'A reduction: the shop shows the lowest price of 30 days',
    carts: 'Carts with it that we know of show a notice',
    checkouts: (price: string) => `Checkouts in progress keep ${price}`,
    builds: 'Saved builds with it show the new sum',
    orders: 'Paid orders do not change',
    texts: 'No text in the shop names this price',
    /** Effect of a price change on the shipping promotion. */
    promotion: (
      what: 'stays' | 'is gained' | 'is lost',
      { off, above }: { readonly off: string; readonly above: string },
    ): string =>
      what === 'stays'
        ? `Still above ${above}: ${off} off shipping stays`
        : what === 'is gained'
          ? `A single set now gets ${off} off shipping`
          : `A single set no longer gets ${off} off shipping`,
  },
};

export const DRAFT_CARD: InLanguages<typeof DRAFT_CARD_EN> = {
  en: DRAFT_CARD_EN,
  de: {
    label: (name) => `Entwurf: ${name}`,
    reduction: ', eine Senkung',
    otherwise: 'Im Zahlungskonto steht ein anderer Preis.',
    elsewhere: (started, now) => `Der Entwurf ging von ${started} aus; inzwischen steht im Konto ${now}.`,
    accountStays: 'Der Preis aus dem Konto bleibt.',
    startFrom: (price) => `Von ${price} ausgehen`,
    draftStays: 'Der Entwurf bleibt.',
    draftWins: (price) => `Entwurf behalten, ${price}`,
    makeIt: (price) => `Auf ${price} setzen`,
    takeBack: 'Verwerfen',
    askTakeBack: (name, { before, after, by }) => ({
      title: `Den Entwurf für ${name} verwerfen?`,
      words: `${by} hat ${after} entworfen. Der Preis bleibt ${before}.`,
    }),
    stoodAll: (price) => `30 Tage lang ${price}`,
    lowest: (price) => `niedrigster in 30 Tagen: ${price}`,
    since: (day) => `, seit ${day}`,
    things: (count) => `${count} ${count === 1 ? 'Auswirkung' : 'Auswirkungen'}`,
    touches: {
      reduction: 'Eine Senkung: Der Shop nennt den niedrigsten Preis der letzten 30 Tage',
      carts: 'Warenkörbe damit, die wir kennen, zeigen einen Hinweis',
      checkouts: (price) => `Laufende Bezahlvorgänge behalten ${price}`,
      builds: 'Gespeicherte Entwürfe damit zeigen die neue Summe',
      orders: 'Bezahlte Bestellungen ändern sich nicht',
      texts: 'Kein Text im Shop nennt diesen Preis',
      promotion: (what, { off, above }) =>
        what === 'stays'
          ? `Noch über ${above}: Der Rabatt von ${off} auf den Versand bleibt`
          : what === 'is gained'
            ? `Ein einzelnes Set bekommt jetzt ${off} Rabatt auf den Versand`
            : `Ein einzelnes Set bekommt keinen Rabatt auf den Versand mehr (${off})`,
    },
  },
};

const PRICE_HISTORY_EN = {
  title: 'History',
  hint: 'past prices, for the lowest price of 30 days',
  ofHistory: ' of the history',
  nothing: 'Nothing published here yet.',
  refused: (why: string | undefined) => `refused, nothing changed${why ? `: ${why}` : ''}`,
  readBack: (clock: string) => `published, checked ${clock}`,
  notReadBack: 'published, not checked yet',
};

export const PRICE_HISTORY: InLanguages<typeof PRICE_HISTORY_EN> = {
  en: PRICE_HISTORY_EN,
  de: {
    title: 'Verlauf',
    hint: 'frühere Preise, für den niedrigsten in 30 Tagen',
    ofHistory: ' des Verlaufs',
    nothing: 'Hier wurde noch nichts veröffentlicht.',
    refused: (why) => `abgelehnt, nichts geändert${why ? `: ${why}` : ''}`,
    readBack: (clock) => `veröffentlicht, geprüft ${clock}`,
    notReadBack: 'veröffentlicht, noch nicht geprüft',
  },
};
