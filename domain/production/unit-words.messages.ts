import type { InLanguages } from '../languages.ts';
import type { UnitState } from './unit-state.ts';

interface UnitWords {
  /** How far a piece is, within a line and as its label in a table. */
  readonly states: Readonly<Record<UnitState, string>>;
}

/** What makers read of the pieces of an order. */
export const UNITS_IN_WORDS: InLanguages<UnitWords> = {
  en: {
    states: {
      'to wind': 'to wind',
      'on the bench': 'on the bench',
      wound: 'wound',
      kept: 'kept',
      refunded: 'refunded',
    },
  },
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
