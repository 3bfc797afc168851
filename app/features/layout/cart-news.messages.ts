import type { InLanguages } from '#domain/languages.ts';

const EN = (count: number) => `Cart: ${count} ${count === 1 ? 'item' : 'items'}`;

/** Announced to screen readers after the number of pieces in the cart has changed. */
export const CART_NEWS: InLanguages<typeof EN> = {
  en: EN,
  de: (count) => `Warenkorb: ${count} Stück`,
};
