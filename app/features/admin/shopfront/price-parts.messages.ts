import type { InLanguages } from '#domain/languages.ts';

const PRICE_ROW_EN = { noPrice: 'no price', euro: (name: string) => `${name}, euro`, draft: 'Draft' };

/** Words of a price in the list. */
export const PRICE_ROW: InLanguages<typeof PRICE_ROW_EN> = {
  en: PRICE_ROW_EN,
  de: { noPrice: 'kein Preis', euro: (name) => `${name}, Euro`, draft: 'Entwerfen' },
};

const DRAFT_CARD_EN = {
  label: (name: string) => `Draft: ${name}`,
  reduction: ', a reduction',
  otherwise: 'The account says otherwise.',
  elsewhere: (started: string, now: string) =>
    `The draft started from ${started}; by now the account has ${now}.`,
  accountStays: 'The account’s price stays.',
  startFrom: (price: string) => `Start from ${price}`,
  draftStays: 'The draft stays.',
  draftWins: (price: string) => `Draft wins, ${price}`,
  makeIt: (price: string) => `Make it ${price}`,
  takeBack: 'Take it back',
  askTakeBack: (
    name: string,
    { before, after, by }: { readonly before: string; readonly after: string; readonly by: string },
  ): { readonly title: string; readonly words: string } => ({
    title: `Take the draft for ${name} back?`,
    words: `${by} drafted ${after}. The price stays ${before}.`,
  }),
  stoodAll: (price: string) => `${price} all 30 days`,
  lowest: (price: string) => `lowest of 30 days: ${price}`,
  since: (day: string) => `, since ${day}`,
  things: (count: number) => `${count} ${count === 1 ? 'thing' : 'things'}`,
  touches: {
    reduction: 'Called a reduction: shows the lowest of 30 days',
    carts: 'Carts known to us that hold it: told at the next look',
    checkouts: (price: string) => `Checkouts begun keep ${price} until they end`,
    builds: 'Saved builds with it show the new sum',
    orders: 'Paid orders do not change',
    texts: 'No text names this price: sums are not typed there',
    /** Where the goods' worth takes something off shipping. */
    promotion: (
      what: 'stays' | 'is gained' | 'is lost',
      { off, above }: { readonly off: string; readonly above: string },
    ): string =>
      what === 'stays'
        ? `Still above ${above}: shipping stays ${off} off`
        : `${off} off shipping ${what} with one set alone`,
  },
};

/** Words of a drafted price. */
export const DRAFT_CARD: InLanguages<typeof DRAFT_CARD_EN> = {
  en: DRAFT_CARD_EN,
  de: {
    label: (name) => `Entwurf: ${name}`,
    reduction: ', eine Senkung',
    otherwise: 'Im Konto steht etwas anderes.',
    elsewhere: (started, now) => `Der Entwurf ging von ${started} aus; inzwischen steht im Konto ${now}.`,
    accountStays: 'Der Preis aus dem Konto bleibt.',
    startFrom: (price) => `Von ${price} ausgehen`,
    draftStays: 'Der Entwurf bleibt.',
    draftWins: (price) => `Entwurf gilt, ${price}`,
    makeIt: (price) => `Auf ${price} setzen`,
    takeBack: 'Zurücknehmen',
    askTakeBack: (name, { before, after, by }) => ({
      title: `Den Entwurf für ${name} zurücknehmen?`,
      words: `${by} hat ${after} entworfen. Der Preis bleibt ${before}.`,
    }),
    stoodAll: (price) => `30 Tage lang ${price}`,
    lowest: (price) => `niedrigster in 30 Tagen: ${price}`,
    since: (day) => `, seit ${day}`,
    things: (count) => `${count} ${count === 1 ? 'Punkt' : 'Punkte'}`,
    touches: {
      reduction: 'Heißt Senkung: Der niedrigste der letzten 30 Tage steht dabei',
      carts: 'Körbe damit, von denen wir wissen: erfahren es beim nächsten Blick',
      checkouts: (price) => `Wer schon an der Kasse ist, zahlt ${price}, bis die Zeit um ist`,
      builds: 'Gespeicherte Entwürfe damit zeigen die neue Summe',
      orders: 'Bezahlte Bestellungen ändern sich nicht',
      texts: 'Kein Text nennt diesen Preis: Summen tippt dort niemand',
      promotion: (what, { off, above }) =>
        what === 'stays'
          ? `Noch über ${above}: Es bleiben ${off} weniger Versand`
          : what === 'is gained'
            ? `Mit einem Set allein gibt es jetzt ${off} weniger Versand`
            : `Mit einem Set allein gibt es keine ${off} weniger Versand mehr`,
    },
  },
};

const PRICE_HISTORY_EN = {
  title: 'History',
  hint: 'what stood when, for the lowest price of 30 days',
  ofHistory: ' of the history',
  nothing: 'Nothing was published from here yet.',
  refused: (why: string | undefined) => `refused, nothing changed${why ? `: ${why}` : ''}`,
  readBack: (clock: string) => `published, read back ${clock}`,
  notReadBack: 'published, not read back',
};

/** Words of what stood when. */
export const PRICE_HISTORY: InLanguages<typeof PRICE_HISTORY_EN> = {
  en: PRICE_HISTORY_EN,
  de: {
    title: 'Verlauf',
    hint: 'was wann galt, für den niedrigsten Preis in 30 Tagen',
    ofHistory: ' des Verlaufs',
    nothing: 'Von hier wurde noch nichts veröffentlicht.',
    refused: (why) => `abgelehnt, nichts geändert${why ? `: ${why}` : ''}`,
    readBack: (clock) => `veröffentlicht, zurückgelesen ${clock}`,
    notReadBack: 'veröffentlicht, nicht zurückgelesen',
  },
};
