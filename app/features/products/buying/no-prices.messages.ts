import type { InLanguages } from '#domain/languages.ts';
import { NO_PRICES } from '#domain/prices/price-list.ts';

/** Shown instead of a price while there is none. */
export const NO_PRICES_HERE: InLanguages<{
  readonly what: string;
  readonly kept: string;
  readonly asking: string;
  readonly again: string;
}> = {
  en: { what: NO_PRICES, kept: 'Your choice is saved.', asking: 'Loading …', again: 'Try again' },
  de: {
    what: 'Wir konnten die Preise nicht laden.',
    kept: 'Deine Auswahl bleibt.',
    asking: 'Wird geladen …',
    again: 'Noch einmal versuchen',
  },
};
