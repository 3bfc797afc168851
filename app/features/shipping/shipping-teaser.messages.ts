import type { InLanguages } from '#domain/languages.ts';

const EN = {
  figure: 'TABLE 1',
  lines: ['Shipping'],
  heading: 'Two boxes, one number to track.',
  lead: (above: string) =>
    `off shipping on orders over ${above}. Double cardboard, no plastic filler, out of the door Monday to Friday.`,
  policy: 'Shipping policy',
};

const DE: typeof EN = {
  figure: 'TABELLE 1',
  lines: ['Versand'],
  heading: 'Zwei Kartons, eine Nummer zum Verfolgen.',
  lead: (above) =>
    `weniger Versand bei Bestellungen über ${above}. Doppelter Karton, kein Füllmaterial aus Kunststoff, Montag bis Freitag zur Tür hinaus.`,
  policy: 'Alles zum Versand',
};

/** What the start page says of shipping. */
export const SHIPPING_TEASER_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
