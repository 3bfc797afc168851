import type { InLanguages } from '#domain/languages.ts';

const GOES_ON = 'This page goes on by itself when the payment arrives.';
const GEHT_WEITER = 'Diese Seite geht von selbst weiter, sobald die Zahlung da ist.';

const EN = {
  waits: {
    unclear: {
      first: 'We keep asking. This page goes on by itself.',
      long: 'This takes longer than usual. You can close this page; if the payment went through, the confirmation comes by mail.',
    },
    processing: { first: GOES_ON, long: GOES_ON },
  },
  ask: 'Ask again now',
};

export const PAYMENT_WATCH: InLanguages<typeof EN> = {
  en: EN,
  de: {
    waits: {
      unclear: {
        first: 'Wir fragen weiter. Diese Seite geht von selbst weiter.',
        long: 'Das dauert länger als sonst. Du kannst die Seite schließen; ist die Zahlung durch, kommt die Bestätigung per Mail.',
      },
      processing: { first: GEHT_WEITER, long: GEHT_WEITER },
    },
    ask: 'Jetzt noch einmal fragen',
  },
};
