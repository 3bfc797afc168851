import type { InLanguages } from '../languages.ts';
import { FINISH_WORDS } from './finish.messages.ts';
import type { FinishStep } from './finish.ts';
import type { UnitState } from './unit-state.ts';

interface UnitWords {
  /** How far a piece is, within a line and as its label in a table. */
  readonly states: Readonly<Record<UnitState, string>>;
  /** A step after measuring. */
  readonly step: (step: FinishStep) => string;
}

/** What makers read of the pieces of an order. */
export const UNITS_IN_WORDS: InLanguages<UnitWords> = {
  en: {
    states: { 'to wind': 'to wind', 'on the bench': 'on the bench', wound: 'wound', kept: 'kept' },
    step: (step) => FINISH_WORDS.en.step[step],
  },
  de: {
    states: {
      'to wind': 'zu wickeln',
      'on the bench': 'auf der Werkbank',
      wound: 'gewickelt',
      kept: 'aufgehoben',
    },
    step: (step) => FINISH_WORDS.de.step[step],
  },
};
