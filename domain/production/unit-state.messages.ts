import type { InLanguages } from '../languages.ts';

/** How far a piece is, as its mark is read aloud. */
export const UNIT_STATES: InLanguages<
  Readonly<Record<'to wind' | 'on the bench' | 'wound' | 'kept' | 'refunded', string>>
> = {
  en: {
    'to wind': 'to wind',
    'on the bench': 'on a bench',
    wound: 'wound',
    kept: 'out of tolerance, kept with a note',
    refunded: 'refunded',
  },
  de: {
    'to wind': 'zu wickeln',
    'on the bench': 'auf einer Werkbank',
    wound: 'gewickelt',
    kept: 'außerhalb der Toleranz, mit Notiz behalten',
    refunded: 'erstattet',
  },
};

const STATE_FIGURES_EN = {
  /** What is left to do. */
  open: (steps: string) => `${steps} open` /** How many are measured. */,
  measured: (count: number, of: number) => `${count} of ${of}`,
};

export const STATE_FIGURES: InLanguages<typeof STATE_FIGURES_EN> = {
  en: STATE_FIGURES_EN,
  de: { open: (steps) => `${steps} offen`, measured: (count, of) => `${count} von ${of}` },
};
