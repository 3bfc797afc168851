import type { InLanguages } from '../languages.ts';

/** Progress of a pickup, as its mark is read aloud. */
export const UNIT_STATE_MESSAGES: InLanguages<
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
  open: (steps: string) => `${steps} open`,
  /** Number of measured pickups out of all. */
  measured: (count: number, of: number) => `${count} of ${of}`,
};

export const STATE_FIGURES: InLanguages<typeof STATE_FIGURES_EN> = {
  en: STATE_FIGURES_EN,
  de: { open: (steps) => `${steps} offen`, measured: (count, of) => `${count} von ${of}` },
};
