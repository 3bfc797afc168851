import type { InLanguages } from '#domain/languages.ts';

const EN = { stop: 'Stop turning', start: 'Start turning' };

/** Labels of the button that pauses the carousel: the only texts of it that a browser needs. */
export const TURNING_MESSAGES: InLanguages<typeof EN> = {
  en: EN,
  de: { stop: 'Anhalten', start: 'Weiterdrehen' },
};
