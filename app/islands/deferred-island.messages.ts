import type { InLanguages } from '#domain/languages.ts';

const EN = {
  lost: 'This part of the page did not load. Check your connection.',
  again: 'Try again',
};

const DE: typeof EN = {
  lost: 'Dieser Teil der Seite lässt sich nicht laden. Prüf deine Verbindung.',
  again: 'Noch einmal versuchen',
};

export const LOST_PART: InLanguages<typeof EN> = { en: EN, de: DE };
