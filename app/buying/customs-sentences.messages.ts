import type { InLanguages } from '#domain/languages.ts';

const EN = {
  asking: 'Asking what is due abroad …',
  door: {
    heading: 'Nothing to pay at your door.',
    why: 'US duty is already in the total. We pay it to customs for you.',
  },
};

const DE: typeof EN = {
  asking: 'Wir fragen, was dort dazukommt …',
  door: {
    heading: 'An der Haustür zahlst du nichts.',
    why: 'Der US-Zoll steckt schon in der Summe. Wir zahlen ihn für dich.',
  },
};

export const CUSTOMS_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
