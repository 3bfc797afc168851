import type { InLanguages } from '#domain/languages.ts';
import { NO_PRICES } from '#domain/prices/price-list.ts';

const EN = {
  unread: 'We could not read this link.',
  afresh: (part: string) => `We could not read ${part}, so we start over.`,
  /** Names of the parts of a build that a link can contain. */
  parts: {
    pickup: 'the pickup',
    cover: 'the cover',
    model: 'the cover model',
    color: 'the cover colour',
    base: 'the base colour',
    spacing: 'the pole spacing',
    output: 'the output level',
    coils: 'the coil matching',
    potting: 'the wax potting',
    wiring: 'the wiring',
    magnet: 'the magnet',
    wound: 'the winding',
    connector: 'the lead',
    step: 'the step',
  },
  noPrices: NO_PRICES,
  kept: 'Your choice is saved.',
  asking: 'Loading …',
  again: 'Try again',
};

const DE: typeof EN = {
  unread: 'Wir konnten diesen Link nicht lesen.',
  afresh: (part) => `Wir konnten ${part} nicht lesen, deshalb fängst du von vorn an.`,
  parts: {
    pickup: 'die Bauform',
    cover: 'die Kappe',
    model: 'das Kappenmuster',
    color: 'die Kappenfarbe',
    base: 'die Spulenfarbe',
    spacing: 'den Saitenabstand',
    output: 'den Ausgang',
    coils: 'die Spulen',
    potting: 'das Wachsbad',
    wiring: 'den Anschluss',
    magnet: 'den Magneten',
    wound: 'die Wicklung',
    connector: 'das Kabel',
    step: 'den Schritt',
  },
  noPrices: 'Wir konnten die Preise nicht laden.',
  kept: 'Deine Auswahl bleibt.',
  asking: 'Wird geladen …',
  again: 'Noch einmal versuchen',
};

export const ISLAND_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
