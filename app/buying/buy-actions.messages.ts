import type { InLanguages } from '#domain/languages.ts';

/** What the buttons say that buy something, and what came of it. */
const EN = {
  viewCart: 'View cart',
  lost: 'Nothing added. The shop cannot be reached: check your connection and try again.',
  again: 'Try again',
  quantity: 'Qty',
  total: 'Total',
  add: 'Add to Cart',
  buy: 'Buy Now',
  means: 'Visa, Mastercard, American Express or PayPal, at the checkout.',
};

const DE: typeof EN = {
  viewCart: 'Zum Korb',
  lost: 'Nichts hinzugefügt. Der Shop ist nicht zu erreichen: Prüf deine Verbindung und versuch es noch einmal.',
  again: 'Noch einmal versuchen',
  quantity: 'Anz.',
  total: 'Gesamt',
  add: 'In den Korb',
  buy: 'Sofort kaufen',
  means: 'Visa, Mastercard, American Express oder PayPal, an der Kasse.',
};

export const BUY_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
