import type { InLanguages } from '#domain/languages.ts';

/** Said where code of the page was lost on its way. */
export const PAGE_MESSAGES: InLanguages<{ readonly lost: string; readonly again: string }> = {
  en: { lost: 'This part of the page did not arrive. Check your connection.', again: 'Try again' },
  de: {
    lost: 'Dieser Teil der Seite ist nicht angekommen. Prüf deine Verbindung.',
    again: 'Noch einmal versuchen',
  },
};
