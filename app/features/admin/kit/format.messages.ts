import type { InLanguages } from '#domain/languages.ts';

/** Whoever paid without a name. */
export const SOMEBODY: InLanguages<string> = { en: 'the buyer', de: 'die Kundschaft' };
