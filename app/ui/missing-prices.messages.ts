import type { InLanguages } from '#domain/languages.ts';

/** On the button that asks for a page once more. */
export const AGAIN: InLanguages<string> = { en: 'Try again', de: 'Noch einmal versuchen' };
