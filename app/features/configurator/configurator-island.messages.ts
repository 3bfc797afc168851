import type { InLanguages } from '#domain/languages.ts';
import { NO_PRICES } from '#domain/prices/price-list.ts';

const EN = {
  unread: 'This address could not be read.',
  afresh: (part: string) => `We did not understand ${part}, so the build starts afresh.`,
  /** What an address may say of a build. */
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
    step: 'the step',
  },
  noPrices: NO_PRICES,
  kept: 'Your choice is kept.',
  asking: 'Asking …',
  again: 'Try again',
};

const DE: typeof EN = {
  unread: 'Diese Adresse ließ sich nicht lesen.',
  afresh: (part) => `Wir haben ${part} nicht verstanden, deshalb fängst du von vorn an.`,
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
    step: 'den Schritt',
  },
  noPrices: 'Die Preise sind gerade nicht zu bekommen.',
  kept: 'Was du gewählt hast, bleibt.',
  asking: 'Frage nach …',
  again: 'Noch einmal',
};

export const ISLAND_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
