import type { InLanguages } from '#domain/languages.ts';
import type { LeavingRow } from '#server/parcels/index.ts';

type Terms = NonNullable<LeavingRow['customs']>['terms'];

interface Words {
  readonly upTo: (from: string, to: string) => string;
  readonly openEnd: string;
  readonly noAddress: string;
  readonly inTheUnion: string;
  readonly cannotLeave: string;
  readonly prepaid: string;
  readonly contained: string;
  /** The duty, and the value that it is on. */
  readonly dutyOf: (duty: string, value: string) => string;
  readonly ofValue: (value: string) => string;
  readonly paysThere: (value: string) => string;
  /** How an export goes, within a line. */
  readonly terms: Readonly<Record<Terms, string>>;
  readonly atRate: (sum: string, rate: string, day: string) => string;
  readonly notWeighed: string;
  /** Where a figure is from: kept as it was typed, and what is ours of it in English. */
  readonly sourced: (source: string) => string;
}

/** What several lists of the desk say of customs. */
export const DESK_WORDS: InLanguages<Words> = {
  en: {
    upTo: (from, to) => `${from} to ${to}`,
    openEnd: 'open',
    noAddress: 'no address yet',
    inTheUnion: 'none, in the EU',
    cannotLeave: 'cannot leave',
    prepaid: 'CN23, duty prepaid',
    contained: 'CN23, British VAT contained',
    dutyOf: (duty, value) => `PDDP · ${duty} of ${value}`,
    ofValue: (value) => `of ${value}`,
    paysThere: (value) => `buyer pays there · ${value}`,
    terms: {
      'vat contained': 'British VAT contained',
      'duty prepaid': 'duty prepaid',
      'paid at the door': 'buyer pays there',
      closed: 'cannot leave',
    },
    atRate: (sum, rate, day) => `${sum} at ${rate}, ${day}`,
    notWeighed: 'not weighed',
    sourced: (source) => source,
  },
  de: {
    upTo: (from, to) => `${from}–${to}`,
    openEnd: 'offen',
    noAddress: 'noch keine Adresse',
    inTheUnion: 'kein Zoll, in der EU',
    cannotLeave: 'kann nicht raus',
    prepaid: 'CN23, Zoll vorausbezahlt',
    contained: 'CN23, britische Umsatzsteuer enthalten',
    dutyOf: (duty, value) => `PDDP · ${duty} auf ${value}`,
    ofValue: (value) => `in ${value}`,
    paysThere: (value) => `gezahlt wird dort · ${value}`,
    terms: {
      'vat contained': 'britische Umsatzsteuer enthalten',
      'duty prepaid': 'Zoll vorausbezahlt',
      'paid at the door': 'gezahlt wird dort',
      closed: 'kann nicht raus',
    },
    atRate: (sum, rate, day) => `${sum} zu ${rate}, ${day}`,
    notWeighed: 'nicht gewogen',
    sourced: (source) =>
      source
        .replace(/^Example: [^(]*[^( ]/, 'Beispiel: frag beim Zollagenten nach und trag ein, was gilt')
        .replace(/, read by (?=[^,]+$)/, ', gelesen von '),
  },
};
