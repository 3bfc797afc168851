import type { InLanguages } from '#domain/languages.ts';

const EN = {
  wrong: 'Something went wrong.',
  wrongAgain: 'Something went wrong. Please try again.',
  toCart: 'Back to cart',
  toShop: 'Go to Shop',
};

/** Shown if a checkout has not become an order. */
export const CHECKOUT_LEAVE: InLanguages<typeof EN> = {
  en: EN,
  de: {
    wrong: 'Da ging etwas schief.',
    wrongAgain: 'Da ging etwas schief. Bitte versuch es noch einmal.',
    toCart: 'Zurück zum Warenkorb',
    toShop: 'Zum Shop',
  },
};
