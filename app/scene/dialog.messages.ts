import type { InLanguages } from '#domain/languages.ts';

const EN = {
  close: 'Close',
  composing: 'Building the model …',
  failed: 'The model did not load. Check your connection.',
  again: 'Try again',
};

const DE: typeof EN = {
  close: 'Schließen',
  composing: 'Das Modell entsteht …',
  failed: 'Das Modell lässt sich nicht laden. Prüf deine Verbindung.',
  again: 'Noch einmal versuchen',
};

export const DIALOG_MESSAGES: InLanguages<typeof EN> = { en: EN, de: DE };
