import type { InLanguages } from '../languages.ts';
import type { Adviser } from './adviser.ts';

/** What the adviser has said, field by field. */
export const ADVISER_FIELDS: InLanguages<Readonly<Record<keyof Adviser, string>>> = {
  en: { consultant: 'consultant', client: 'client', feeKey: 'feeKey', mail: 'mail', chart: 'chart' },
  de: {
    consultant: 'Beraternummer',
    client: 'Mandantennummer',
    feeKey: 'Steuerschlüssel der Gebühren',
    mail: 'E-Mail der Kanzlei',
    chart: 'Kontenrahmen',
  },
};
