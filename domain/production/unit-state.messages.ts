import type { InLanguages } from '../languages.ts';

/** How far a piece is, as its mark is read aloud. */
export const UNIT_STATES: InLanguages<
  Readonly<Record<'to wind' | 'on the bench' | 'wound' | 'kept' | 'refunded', string>>
> = {
  en: {
    'to wind': 'to wind',
    'on the bench': 'on a bench',
    wound: 'wound',
    kept: 'out, kept with a note',
    refunded: 'refunded',
  },
  de: {
    'to wind': 'zu wickeln',
    'on the bench': 'auf einer Werkbank',
    wound: 'gewickelt',
    kept: 'heraus, mit Notiz aufgehoben',
    refunded: 'erstattet',
  },
};

interface Figures {
  /** What is left to do. */
  readonly open: (steps: string) => string;
  /** How many are measured. */
  readonly measured: (count: number, of: number) => string;
}

export const STATE_FIGURES: InLanguages<Figures> = {
  en: { open: (steps) => `${steps} open`, measured: (count, of) => `${count} of ${of}` },
  de: { open: (steps) => `${steps} offen`, measured: (count, of) => `${count} von ${of}` },
};
