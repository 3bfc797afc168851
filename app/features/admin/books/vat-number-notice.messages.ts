import type { Sentence } from '#domain/languages.ts';

/** Leads to where a VAT number is entered. */
export const ENTER_VAT_NUMBER: Sentence = { en: 'Enter the VAT number', de: 'USt-IdNr. eintragen' };
