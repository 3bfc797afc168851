import type { InLanguages } from '#domain/languages.ts';
import { NO_PRICES } from '#domain/prices/price-list.ts';

/** In place of a price while there is none. */
export const NO_PRICES_HERE: InLanguages<{
  readonly what: string;
  readonly kept: string;
  readonly asking: string;
  readonly again: string;
}> = {
  en: { what: NO_PRICES, kept: 'Your choice is kept.', asking: 'Asking …', again: 'Try again' },
  de: {
    what: 'Die Preise waren nicht zu holen.',
    kept: 'Deine Wahl bleibt.',
    asking: 'Fragt nach …',
    again: 'Noch einmal versuchen',
  },
};
