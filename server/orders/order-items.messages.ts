import type { InLanguages } from '#domain/languages.ts';

/** In the place of the country of an order that nobody knows the address of. */
export const NO_ADDRESS_YET: InLanguages<string> = { en: 'no address yet', de: 'noch keine Adresse' };
