import type { InLanguages } from '#domain/languages.ts';

export const AGAIN: InLanguages<string> = { en: 'Try again', de: 'Noch einmal versuchen' };
