import type { BuildField } from '#domain/configurator/record.ts';
import type { InLanguages } from '#domain/languages.ts';

const EN = {
  panel: 'Configuration',
  step: (number: number, all: number) => `Step ${number} of ${all}`,
  place: (number: number, all: number) => `step ${number} of ${all}`,
  of: (number: number, all: number) => `${number} of ${all}`,
  about: (title: string) => `About ${title}`,
  goOn: 'Continue',
  /** Shown instead while choices are missing. */
  choose: {
    pickup: 'Choose a cover',
    cover: 'Choose a cover',
    model: 'Choose a pattern',
    color: 'Choose a colour',
    base: 'Choose a colour',
    spacing: 'Choose a spacing',
    output: 'Choose an output',
    coils: 'Choose coils',
    potting: 'Choose potting',
    wiring: 'Choose wiring',
    magnet: 'Choose a magnet',
    wound: 'Choose a winding',
    connector: 'Choose a lead',
  } satisfies Record<BuildField, string>,
  price: 'Price',
  noPrice: 'No price yet',
  backToAll: 'Back to all configurators',
  backTo: (title: string) => `Back to ${title}`,
  daylight: 'By daylight',
  included: 'incl.',
  notOnSale: 'not available',
  save: 'Save this build',
};

const DE: typeof EN = {
  panel: 'Konfiguration',
  step: (number, all) => `Schritt ${number} von ${all}`,
  place: (number, all) => `Schritt ${number} von ${all}`,
  of: (number, all) => `${number} von ${all}`,
  about: (title) => `Mehr über: ${title}`,
  goOn: 'Weiter',
  choose: {
    pickup: 'Bauform wählen',
    cover: 'Kappe wählen',
    model: 'Muster wählen',
    color: 'Farbe wählen',
    base: 'Farbe wählen',
    spacing: 'Saitenabstand wählen',
    output: 'Ausgang wählen',
    coils: 'Spulen wählen',
    potting: 'Wachsbad wählen',
    wiring: 'Anschluss wählen',
    magnet: 'Magnet wählen',
    wound: 'Wicklung wählen',
    connector: 'Kabel wählen',
  },
  price: 'Preis',
  noPrice: 'Noch kein Preis',
  backToAll: 'Zurück zu allen Konfiguratoren',
  backTo: (title) => `Zurück zu: ${title}`,
  daylight: 'Bei Tageslicht',
  included: 'inkl.',
  notOnSale: 'nicht zu haben',
  save: 'Entwurf speichern',
};

export const PANEL_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
