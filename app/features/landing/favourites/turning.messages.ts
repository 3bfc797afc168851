import type { InLanguages } from '#domain/languages.ts';

const EN = { stop: 'Stop turning', start: 'Start turning' };

/** On the button that holds the carousel: all of its words that a browser needs. */
export const TURNING_MESSAGES: InLanguages<typeof EN> = {
  en: EN,
  de: { stop: 'Anhalten', start: 'Weiterdrehen' },
};
