import type { InLanguages } from '#domain/languages.ts';

const EN = {
  upTo: (from: string, to: string) => `${from} to ${to}`,
  openEnd: 'open',
  noAddress: 'no address yet',
  inTheUnion: 'none, in the EU',
  cannotLeave: 'cannot leave',
  prepaid: 'CN23, duty prepaid',
  contained: 'CN23, British VAT included',
  /** The duty, and the value it is charged on. */
  dutyOf: (duty: string, value: string) => `PDDP · ${duty} of ${value}`,
  ofValue: (value: string) => `of ${value}`,
  paysThere: (value: string) => `buyer pays there · ${value}`,
  /** Terms of an export, within a line. */
  terms: {
    'vat contained': 'British VAT included',
    'duty prepaid': 'duty prepaid',
    'paid at the door': 'buyer pays there',
    closed: 'cannot leave',
  },
  atRate: (sum: string, rate: string, day: string) => `${sum} at ${rate}, ${day}`,
  notWeighed: 'not weighed',
  /** Source of a figure. Stored as typed; our own sources are stored in English. */
  sourced: (source: string) => source,
};

export const DESK_WORDS: InLanguages<typeof EN> = {
  en: EN,
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
    paysThere: (value) => `Kundschaft zahlt dort · ${value}`,
    terms: {
      'vat contained': 'britische Umsatzsteuer enthalten',
      'duty prepaid': 'Zoll vorausbezahlt',
      'paid at the door': 'Kundschaft zahlt dort',
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
