import type { InLanguages } from '#domain/languages.ts';

/** Shown under content wider than a phone. */
export const SLIDE_HINT: InLanguages<string> = {
  en: 'Swipe to see the rest',
  de: 'Wisch zur Seite für den Rest',
};
