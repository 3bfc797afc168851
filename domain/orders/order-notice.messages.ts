import type { InLanguages } from '../languages.ts';

const EN = {
  'other order': 'another order was paid with',
  'other address': 'is for another e-mail address',
  'taken back': 'was taken back',
};

/** What was wrong with a discount code that an order was paid with. */
export const MISUSED: InLanguages<typeof EN> = {
  en: EN,
  de: {
    'other order': 'schon für eine andere Bestellung benutzt',
    'other address': 'gehört zu einer anderen E-Mail-Adresse',
    'taken back': 'zurückgenommen',
  },
};
