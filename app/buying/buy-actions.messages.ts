import type { InLanguages } from '#domain/languages.ts';

const EN = {
  viewCart: 'View cart',
  lost: 'Nothing added. We could not reach the shop: check your connection and try again.',
  again: 'Try again',
  quantity: 'Qty',
  total: 'Total',
  add: 'Add to Cart',
  buy: 'Buy Now',
  means: 'Pay by Visa, Mastercard, American Express or PayPal.',
};

const DE: typeof EN = {
  viewCart: 'Zum Warenkorb',
  lost: 'Nichts hinzugefügt. Der Shop ist nicht zu erreichen: Prüf deine Verbindung und versuch es noch einmal.',
  again: 'Noch einmal versuchen',
  quantity: 'Anz.',
  total: 'Gesamt',
  // Short: the bar of a phone has no room for more.
  add: 'In den Korb',
  buy: 'Sofort kaufen',
  means: 'Zahl mit Visa, Mastercard, American Express oder PayPal.',
};

export const BUY_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
