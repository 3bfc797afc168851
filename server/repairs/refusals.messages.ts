import type { Sentence } from '#domain/languages.ts';
import { exactEuro } from '#domain/money.ts';

export const REPAIR_REFUSALS = {
  none: (number: string): Sentence => ({
    en: `Repair ${number} does not exist.`,
    de: `Die Reparatur ${number} gibt es nicht.`,
  }),
  changed: {
    en: 'This repair has changed meanwhile. Reload the page.',
    de: 'Diese Reparatur hat sich inzwischen geändert. Lad die Seite neu.',
  },
  noQuote: {
    en: 'Enter at least one position, or tick that the guarantee covers it.',
    de: 'Gib mindestens eine Position ein, oder kreuz an, dass die Gewährleistung gilt.',
  },
  notOurs: {
    en: 'Only a pickup of ours can be under our guarantee.',
    de: 'In unserer Gewährleistung kann nur ein Tonabnehmer von uns sein.',
  },
  unpaid: (sum: number): Sentence => ({
    en: `${exactEuro(sum)} are not paid yet.`,
    de: `${exactEuro(sum)} sind noch nicht bezahlt.`,
  }),
  nothingDue: { en: 'There is nothing to pay now.', de: 'Jetzt ist nichts zu zahlen.' },
} as const;
