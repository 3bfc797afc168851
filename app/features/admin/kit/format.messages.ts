import type { InLanguages } from '#domain/languages.ts';

/** Shown for a buyer without a name. */
export const SOMEBODY: InLanguages<string> = { en: 'the buyer', de: 'die Kundschaft' };
