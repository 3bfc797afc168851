import type { InLanguages } from '#domain/languages.ts';

/** What stands around every letter. */
export const LETTER_WORDS: InLanguages<{ testMode: string; order: string; vat: string }> = {
  en: { testMode: 'Test mode – no money moves', order: 'ORDER', vat: 'VAT' },
  de: { testMode: 'Testbetrieb – es fließt kein Geld', order: 'BESTELLUNG', vat: 'USt-IdNr.' },
};
