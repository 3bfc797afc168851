import type { Sentence } from '#domain/languages.ts';

/** Label of the link to the VAT number field. */
export const ENTER_VAT_NUMBER: Sentence = { en: 'Enter the VAT number', de: 'USt-IdNr. eintragen' };
