import type { InLanguages } from '#domain/languages.ts';

/** On the button that opens it, and where its code does not arrive. */
export const TRUE_SIZE_BUTTON: InLanguages<{
  readonly button: string;
  readonly failed: string;
  readonly again: string;
}> = {
  en: {
    button: 'See it at true size',
    failed: 'The model did not arrive. Check your connection.',
    again: 'Try again',
  },
  de: {
    button: 'In echter Größe ansehen',
    failed: 'Das Modell ist nicht angekommen. Prüf deine Verbindung.',
    again: 'Noch einmal versuchen',
  },
};
