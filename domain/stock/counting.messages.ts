import type { InLanguages } from '../languages.ts';
import type { CountReason } from './counting.ts';

export const REASON_WORDS: InLanguages<Readonly<Record<CountReason, string>>> = {
  en: {
    broken: 'Broken',
    miscounted: 'Miscounted',
    'used, not booked': 'Used, not booked',
    sample: 'Sample',
  },
  de: {
    broken: 'Kaputt',
    miscounted: 'Verzählt',
    'used, not booked': 'Verbraucht, nicht gebucht',
    sample: 'Muster',
  },
};

/** Reasons for a difference within a sentence. */
export const REASONS_SAID: InLanguages<Readonly<Record<CountReason, string>>> = {
  en: {
    broken: 'broken',
    miscounted: 'miscounted',
    'used, not booked': 'used, not booked',
    sample: 'sample',
  },
  de: {
    broken: 'kaputt',
    miscounted: 'verzählt',
    'used, not booked': 'verbraucht, nicht gebucht',
    sample: 'Muster',
  },
};
