import type { InLanguages } from '../languages.ts';
import type { UnitState } from './unit-state.ts';

/** How far a piece is, as its mark is read aloud. */
export const UNIT_STATES: InLanguages<Readonly<Record<UnitState, string>>> = {
  en: { 'to wind': 'to wind', 'on the bench': 'on a bench', wound: 'wound', kept: 'out, kept with a note' },
  de: {
    'to wind': 'zu wickeln',
    'on the bench': 'auf einer Werkbank',
    wound: 'gewickelt',
    kept: 'heraus, mit Notiz aufgehoben',
  },
};
