import type { InLanguages } from '../languages.ts';

const EN = {
  /** Progress of a pickup, within a line and as a label in a table. */
  states: {
    'to wind': 'to wind',
    'on the bench': 'on the bench',
    wound: 'wound',
    kept: 'kept',
    refunded: 'refunded',
  },
};

export const UNITS_IN_WORDS: InLanguages<typeof EN> = {
  en: EN,
  de: {
    states: {
      'to wind': 'zu wickeln',
      'on the bench': 'auf der Werkbank',
      wound: 'gewickelt',
      kept: 'behalten',
      refunded: 'erstattet',
    },
  },
};
