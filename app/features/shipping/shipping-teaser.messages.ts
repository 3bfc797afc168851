import type { InLanguages } from '#domain/languages.ts';

const EN = {
  figure: 'TABLE 1',
  lines: ['Shipping'],
  heading: 'Two boxes, one tracking number.',
  lead: (above: string) =>
    `off shipping on orders over ${above}. Double cardboard, no plastic filler, shipped Monday to Friday.`,
  policy: 'Shipping policy',
};

const DE: typeof EN = {
  figure: 'TABELLE 1',
  lines: ['Versand'],
  heading: 'Zwei Kartons, eine Sendungsnummer.',
  lead: (above) =>
    `Rabatt auf den Versand bei Bestellungen über ${above}. Doppelter Karton, kein Füllmaterial aus Kunststoff, Versand Montag bis Freitag.`,
  policy: 'Alles zum Versand',
};

export const SHIPPING_TEASER_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
