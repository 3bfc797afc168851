import type { InLanguages } from '#domain/languages.ts';

/** Beside every price and under every choice that can be bought. */
const EN = {
  qty: 'Qty',
  total: 'Total ',
  add: 'Add to Cart',
  buy: 'Buy Now',
  viewCart: 'View cart',
  nothingAdded: 'Nothing added. The shop cannot be reached: check your connection and try again.',
  again: 'Try again',
  means: 'Visa, Mastercard, American Express or PayPal, at the checkout.',
  express: 'Express checkout',
  opening: 'Opening …',
  noWallet: 'The wallet did not arrive. Check your connection.',
  /** What a price says of the tax within it: where nobody has said where things go, in the EU, elsewhere. */
  tax: [
    'Incl. VAT in the EU; abroad the cart says what is due.',
    'Incl. VAT.',
    ': what is due stands below.',
  ] as readonly [usual: string, eu: string, below: string],
};

const DE: typeof EN = {
  qty: 'Stück',
  total: 'Summe ',
  add: 'In den Korb',
  buy: 'Sofort kaufen',
  viewCart: 'Zum Korb',
  nothingAdded:
    'Nichts dazugelegt. Der Laden ist nicht erreichbar: Prüf deine Verbindung und versuch es noch einmal.',
  again: 'Noch einmal versuchen',
  means: 'Visa, Mastercard, American Express oder PayPal, an der Kasse.',
  express: 'Express-Kasse',
  opening: 'Öffnet …',
  noWallet: 'Die Wallet ist nicht angekommen. Prüf deine Verbindung.',
  tax: [
    'Inkl. MwSt. in der EU; außerhalb sagt der Korb, was anfällt.',
    'Inkl. MwSt.',
    ': Was anfällt, steht unten.',
  ],
};

export const BUYING_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
