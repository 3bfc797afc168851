import type { InLanguages } from '#domain/languages.ts';

const EN = {
  asking: 'Checking duty and tax …',
  door: {
    heading: 'Nothing to pay at your door.',
    why: 'US duty is already in the total. We pay it for you.',
  },
};

const DE: typeof EN = {
  asking: 'Wir prüfen Zoll und Steuern …',
  door: {
    heading: 'An der Haustür zahlst du nichts.',
    why: 'Der US-Zoll steckt schon in der Summe. Wir zahlen ihn für dich.',
  },
};

export const CUSTOMS_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
