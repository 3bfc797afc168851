import type { InLanguages } from '../languages.ts';
import type { UnitState } from './unit-state.ts';

interface UnitWords {
  /** How far a piece is, as its label in a table. */
  readonly states: Readonly<Record<UnitState, string>>;
  /** A step after measuring. */
  readonly step: (step: string) => string;
  readonly open: (steps: string) => string;
  readonly someOf: (some: number, all: number) => string;
}

const STEPS: Readonly<Record<string, string>> = {
  wax: 'Wachsbad',
  cover: 'Kappe',
  'test play': 'Probespiel',
};

/** What makers read of the pieces of an order, in a line of their own. */
export const UNITS_IN_WORDS: InLanguages<UnitWords> = {
  en: {
    states: { 'to wind': 'to wind', 'on the bench': 'on the bench', wound: 'wound', kept: 'kept' },
    step: (step) => step,
    open: (steps) => `${steps} open`,
    someOf: (some, all) => `${some} of ${all}`,
  },
  de: {
    states: {
      'to wind': 'zu wickeln',
      'on the bench': 'auf der Werkbank',
      wound: 'gewickelt',
      kept: 'aufgehoben',
    },
    step: (step) => STEPS[step] ?? step,
    open: (steps) => `${steps} offen`,
    someOf: (some, all) => `${some} von ${all}`,
  },
};
