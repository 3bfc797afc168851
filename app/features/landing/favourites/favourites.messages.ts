import type { InLanguages } from '#domain/languages.ts';
import { PRODUCT_MESSAGES } from '#domain/products/product.messages.ts';

const EN = {
  label: 'Favorites',
  carousel: 'carousel',
  slide: 'slide',
  figure: 'FIG. 2',
  lines: ['Three to start with'],
  place: (number: number, count: number) => `${number} of ${count}`,
  build: {
    name: 'Pickup Configurator',
    text: 'Cover, colour, wire, magnet. Ten steps from an empty bench to your pickup.',
    on: 'Go to Configurator',
  },
  tones: {
    STRATOCASTER: PRODUCT_MESSAGES.STRATOCASTER.en.tone,
    HUMBUCKER: PRODUCT_MESSAGES.HUMBUCKER.en.tone,
  },
  from: 'from ',
  back: 'Previous slide',
  next: 'Next slide',
  show: (name: string) => `Show ${name}`,
};

const DE: typeof EN = {
  label: 'Lieblinge',
  carousel: 'Karussell',
  slide: 'Bild',
  figure: 'ABB. 2',
  lines: ['Drei für den Anfang'],
  place: (number, count) => `${number} von ${count}`,
  build: {
    name: 'Pickup-Konfigurator',
    text: 'Kappe, Farbe, Draht, Magnet. Zehn Schritte von der leeren Werkbank zu deinem Tonabnehmer.',
    on: 'Zum Konfigurator',
  },
  tones: {
    STRATOCASTER: PRODUCT_MESSAGES.STRATOCASTER.de.tone,
    HUMBUCKER: PRODUCT_MESSAGES.HUMBUCKER.de.tone,
  },
  from: 'ab ',
  back: 'Vorheriges Bild',
  next: 'Nächstes Bild',
  show: (name) => `${name} zeigen`,
};

export const FAVOURITES_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
