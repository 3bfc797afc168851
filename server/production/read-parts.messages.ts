import type { InLanguages } from '#domain/languages.ts';

const EN = {
  here: 'in stock',
  out: 'not available',
  toOrder: 'to order',
  comes: (count: number) => `in ${count} work ${count === 1 ? 'day' : 'days'}`,
  change: (decibels: string, kilohertz: string) => `${decibels} at ${kilohertz}`,
};

export const IN_STOCK: InLanguages<typeof EN> = {
  en: EN,
  de: {
    here: 'auf Lager',
    out: 'nicht lieferbar',
    toOrder: 'auf Bestellung',
    comes: (count) => `in ${count} ${count === 1 ? 'Arbeitstag' : 'Arbeitstagen'}`,
    change: (decibels, kilohertz) => `${decibels} bei ${kilohertz}`,
  },
};
