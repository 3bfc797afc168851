import type { InLanguages } from '#domain/languages.ts';

/** What is said around the choices of a configurator. */
const EN = {
  panel: 'Configuration',
  step: (number: number, all: number) => `Step ${number} of ${all}`,
  place: (number: number, all: number) => `step ${number} of ${all}`,
  about: (title: string) => `About ${title}`,
  goOn: 'Continue',
  price: 'Price',
  noPrice: 'No price yet',
  backToAll: 'Back to all configurators',
  backTo: (title: string) => `Back to ${title}`,
  daylight: 'By daylight',
  included: 'incl.',
  notOnSale: 'not on sale',
  peak: (level: string) => `peak ${level}`,
};

const DE: typeof EN = {
  panel: 'Konfiguration',
  step: (number, all) => `Schritt ${number} von ${all}`,
  place: (number, all) => `Schritt ${number} von ${all}`,
  about: (title) => `Mehr über: ${title}`,
  goOn: 'Weiter',
  price: 'Preis',
  noPrice: 'Noch kein Preis',
  backToAll: 'Zurück zu allen Konfiguratoren',
  backTo: (title) => `Zurück zu: ${title}`,
  daylight: 'Bei Tageslicht',
  included: 'inkl.',
  notOnSale: 'nicht zu haben',
  peak: (level) => `Spitze ${level}`,
};

export const PANEL_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
