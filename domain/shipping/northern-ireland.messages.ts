import type { InLanguages } from '../languages.ts';

/** Note for buyers in Northern Ireland before payment, and for those of whom only the country is known. */
export const NORTHERN_IRELAND: InLanguages<{ readonly there: string; readonly perhaps: string }> = {
  en: {
    there: 'Northern Ireland is inside the EU for goods: no customs, and nothing to pay at the door.',
    perhaps:
      'We treat Northern Ireland (postcodes BT) as part of the EU: VAT is included and nothing is left to pay at the door.',
  },
  de: {
    there: 'Nordirland gehört für Waren zur EU: kein Zoll, und an der Tür ist nichts zu zahlen.',
    perhaps:
      'Nach Nordirland (Postcodes BT) verkaufen wir wie innerhalb der EU: Die Umsatzsteuer ist enthalten, und an der Tür ist nichts zu zahlen.',
  },
};
