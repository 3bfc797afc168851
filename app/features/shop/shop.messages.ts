import type { InLanguages } from '#domain/languages.ts';
import { NO_PRICES } from '#domain/prices/price-list.ts';

const EN = {
  title: 'Shop',
  description:
    'Eight types of guitar and bass pickups, wound to order in Leipzig, and three you configure yourself.',
  sheets: ['SHEET 1', 'SHEET 2'] satisfies readonly [string, string],
  count: (types: number, configurators: number) => `${types} types, ${configurators} configurators`,
  prices: 'Prices in euro, incl. VAT in the EU',
  noPrices: [NO_PRICES, 'You can still look and listen.'] satisfies readonly [
    what: string,
    meanwhile: string,
  ],
  configurators: 'Configurators',
  builds: {
    humbucker: 'Build your custom humbucker',
    hp90: 'Build your own HP90',
    p90: 'Build your own Classic P90',
  },
  steps: (count: number) => `${count} steps`,
  noPrice: 'No price yet',
  notOnSale: 'not available right now',
  from: 'from ',
  ready: 'Ready to wind',
  scale: 'All to the same scale',
  up: 'Back to top',
};

/** Texts of the shop's page, except product names. */
export const SHOP_MESSAGES: InLanguages<typeof EN> = {
  en: EN,
  de: {
    title: 'Shop',
    description:
      'Acht Tonabnehmer für Gitarre und Bass, in Leipzig auf Bestellung gewickelt, und drei, die du selbst zusammenstellst.',
    sheets: ['BLATT 1', 'BLATT 2'],
    count: (types, configurators) => `${types} Typen, ${configurators} Konfiguratoren`,
    prices: 'Preise in Euro, in der EU inkl. MwSt.',
    noPrices: ['Wir konnten die Preise nicht laden.', 'Ansehen und anhören kannst du trotzdem alles.'],
    configurators: 'Konfiguratoren',
    builds: {
      humbucker: 'Bau deinen eigenen Humbucker',
      hp90: 'Bau deinen eigenen HP90',
      p90: 'Bau deinen eigenen klassischen P90',
    },
    steps: (count) => `${count} Schritte`,
    noPrice: 'Noch kein Preis',
    notOnSale: 'gerade nicht zu haben',
    from: 'ab ',
    ready: 'Fertig zum Wickeln',
    scale: 'Alle im selben Maßstab',
    up: 'Nach oben',
  },
};
