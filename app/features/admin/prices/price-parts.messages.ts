import type { InLanguages } from '#domain/languages.ts';

interface RowWords {
  readonly noPrice: string;
  readonly euro: (name: string) => string;
  readonly draft: string;
}

/** Words of a price in the list. */
export const PRICE_ROW: InLanguages<RowWords> = {
  en: { noPrice: 'no price', euro: (name) => `${name}, euro`, draft: 'Draft' },
  de: { noPrice: 'kein Preis', euro: (name) => `${name}, Euro`, draft: 'Entwerfen' },
};

interface DraftWords {
  readonly label: (name: string) => string;
  readonly reduction: string;
  readonly otherwise: string;
  readonly elsewhere: (started: string, now: string) => string;
  readonly accountStays: string;
  readonly startFrom: (price: string) => string;
  readonly draftStays: string;
  readonly draftWins: (price: string) => string;
  readonly makeIt: (price: string) => string;
  readonly takeBack: string;
  readonly askTakeBack: (
    name: string,
    draft: { readonly before: string; readonly after: string; readonly by: string },
  ) => { readonly title: string; readonly words: string };
  readonly stoodAll: (price: string) => string;
  readonly lowest: (price: string) => string;
  readonly since: (day: string) => string;
  readonly things: (count: number) => string;
  readonly touches: {
    readonly reduction: string;
    readonly carts: string;
    readonly checkouts: (price: string) => string;
    readonly builds: string;
    readonly orders: string;
    readonly texts: string;
    /** Where the goods' worth takes something off shipping. */
    readonly promotion: (
      what: 'stays' | 'is gained' | 'is lost',
      sums: { readonly off: string; readonly above: string },
    ) => string;
  };
}

/** Words of a drafted price. */
export const DRAFT_CARD: InLanguages<DraftWords> = {
  en: {
    label: (name) => `Draft: ${name}`,
    reduction: ', a reduction',
    otherwise: 'The account says otherwise.',
    elsewhere: (started, now) => `The draft started from ${started}; by now the account has ${now}.`,
    accountStays: 'The account’s price stays.',
    startFrom: (price) => `Start from ${price}`,
    draftStays: 'The draft stays.',
    draftWins: (price) => `Draft wins, ${price}`,
    makeIt: (price) => `Make it ${price}`,
    takeBack: 'Take it back',
    askTakeBack: (name, { before, after, by }) => ({
      title: `Take the draft for ${name} back?`,
      words: `${by} drafted ${after}. The price stays ${before}.`,
    }),
    stoodAll: (price) => `${price} all 30 days`,
    lowest: (price) => `lowest of 30 days: ${price}`,
    since: (day) => `, since ${day}`,
    things: (count) => `${count} ${count === 1 ? 'thing' : 'things'}`,
    touches: {
      reduction: 'Called a reduction: shows the lowest of 30 days',
      carts: 'Carts known to us that hold it: told at the next look',
      checkouts: (price) => `Checkouts begun keep ${price} until they end`,
      builds: 'Saved builds with it show the new sum',
      orders: 'Paid orders do not change',
      texts: 'No text names this price: sums are not typed there',
      promotion: (what, { off, above }) =>
        what === 'stays'
          ? `Still above ${above}: shipping stays ${off} off`
          : `${off} off shipping ${what} with one set alone`,
    },
  },
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

interface HistoryWords {
  readonly title: string;
  readonly hint: string;
  readonly ofHistory: string;
  readonly nothing: string;
  readonly refused: (why: string | undefined) => string;
  readonly readBack: (clock: string) => string;
  readonly notReadBack: string;
}

/** Words of what stood when. */
export const PRICE_HISTORY: InLanguages<HistoryWords> = {
  en: {
    title: 'History',
    hint: 'what stood when, for the lowest price of 30 days',
    ofHistory: ' of the history',
    nothing: 'Nothing was published from here yet.',
    refused: (why) => `refused, nothing changed${why ? `: ${why}` : ''}`,
    readBack: (clock) => `published, read back ${clock}`,
    notReadBack: 'published, not read back',
  },
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
