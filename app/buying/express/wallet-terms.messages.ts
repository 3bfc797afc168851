import type { InLanguages } from '#domain/languages.ts';

/** What the press in the wallet means, around the links to the terms and to withdrawal and return. */
const EN = {
  says: 'The wallet shows shipping and total before you confirm. Confirming there orders with obligation to pay. Our ',
  terms: 'terms',
  apply: ' apply, you may ',
  back: 'withdraw and return',
  end: '.',
};

const DE: typeof EN = {
  says: 'Die Wallet zeigt Versand und Summe, bevor du bestätigst. Mit dem Bestätigen dort bestellst du zahlungspflichtig. Es gelten unsere ',
  terms: 'AGB',
  apply: ', du kannst ',
  back: 'widerrufen und zurückgeben',
  end: '.',
};

export const WALLET_TERMS: InLanguages<typeof EN> = { en: EN, de: DE };
