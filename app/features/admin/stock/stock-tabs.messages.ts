import type { InLanguages } from '#domain/languages.ts';

const EN = {
  place: 'Stock',
  shelf: 'Shelf',
  toBuy: 'To buy',
  onTheWay: 'On the way',
  counting: 'Counting',
  aside: (orders: number, pickups: number) =>
    `parts for ${orders} open ${orders === 1 ? 'order' : 'orders'}, ${pickups} ${pickups === 1 ? 'pickup' : 'pickups'} to wind`,
};

export const STOCK_TABS: InLanguages<typeof EN> = {
  en: EN,
  de: {
    place: 'Lager',
    shelf: 'Regal',
    toBuy: 'Einkauf',
    onTheWay: 'Unterwegs',
    counting: 'Zählung',
    aside: (orders, pickups) =>
      `Teile für ${orders} offene ${orders === 1 ? 'Bestellung' : 'Bestellungen'}, ${pickups} Tonabnehmer zu wickeln`,
  },
};
