import type { InLanguages } from '#domain/languages.ts';

export const SLIDE_HINT: InLanguages<string> = { en: 'Slide to see the rest', de: 'Wisch für den Rest' };
