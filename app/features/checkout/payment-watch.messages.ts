import type { InLanguages } from '#domain/languages.ts';

const GOES_ON = 'This page updates automatically when the payment arrives.';
const GEHT_WEITER = 'Diese Seite aktualisiert sich, sobald die Zahlung da ist.';

const EN = {
  waits: {
    unclear: {
      first: 'We keep checking. This page updates automatically.',
      long: 'This is taking longer than usual. You can close this page; if the payment went through, we will confirm it by e-mail.',
    },
    processing: { first: GOES_ON, long: GOES_ON },
  },
  ask: 'Check again now',
};

export const PAYMENT_WATCH: InLanguages<typeof EN> = {
  en: EN,
  de: {
    waits: {
      unclear: {
        first: 'Wir fragen weiter nach. Diese Seite aktualisiert sich von selbst.',
        long: 'Das dauert länger als sonst. Du kannst die Seite schließen; ist die Zahlung durch, kommt die Bestätigung per E-Mail.',
      },
      processing: { first: GEHT_WEITER, long: GEHT_WEITER },
    },
    ask: 'Jetzt noch einmal prüfen',
  },
};
