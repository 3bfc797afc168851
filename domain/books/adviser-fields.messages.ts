import type { InLanguages } from '../languages.ts';
import type { Adviser } from './adviser.ts';

export const ADVISER_FIELDS: InLanguages<Readonly<Record<keyof Adviser, string>>> = {
  en: {
    consultant: 'Adviser’s number',
    client: 'Client number',
    feeKey: 'Tax key of fees',
    mail: 'E-mail of the office',
    chart: 'Chart of accounts',
  },
  de: {
    consultant: 'Beraternummer',
    client: 'Mandantennummer',
    feeKey: 'Steuerschlüssel der Gebühren',
    mail: 'E-Mail der Steuerberatung',
    chart: 'Kontenrahmen',
  },
};
