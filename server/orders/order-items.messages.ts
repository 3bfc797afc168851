import type { InLanguages } from '#domain/languages.ts';

/** Shown instead of the country while the address is unknown. */
export const NO_ADDRESS_YET: InLanguages<string> = { en: 'no address yet', de: 'noch keine Adresse' };
