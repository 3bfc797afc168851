import type { InLanguages } from '#domain/languages.ts';
import { NO_PRICES } from '#domain/prices/price-list.ts';

const EN = { what: NO_PRICES, kept: 'Your choice is saved.', asking: 'Loading …', again: 'Try again' };

/** Shown instead of a price while there is none. */
export const NO_PRICES_HERE: InLanguages<typeof EN> = {
  en: EN,
  de: {
    what: 'Wir konnten die Preise nicht laden.',
    kept: 'Deine Auswahl bleibt.',
    asking: 'Wird geladen …',
    again: 'Noch einmal versuchen',
  },
};
