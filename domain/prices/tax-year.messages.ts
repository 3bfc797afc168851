import { germanDay, shortDay } from '../calendar/day.ts';
import type { InLanguages, Language } from '../languages.ts';
import { formatEuro } from '../money.ts';
import type { OssFault, SmallBusinessFault } from './tax-year.ts';

const exact = (amount: Parameters<typeof formatEuro>[0]) => formatEuro(amount, { exact: true });

const WORDS_EN = {
  day: (day: string) => `${shortDay(day)} ${day.slice(0, 4)}`,
  lastYear: (turnover: string, limit: string) =>
    `Cannot be on: the year before comes to ${turnover} net, the limit is ${limit}.`,
  thisYear: (turnover: string, limit: string) =>
    `Cannot be on: this year ${turnover} net, the limit is ${limit}.`,
  begun: (next: string) => `Orders of this year were taxed already: it can begin with a year, on ${next}.`,
  past: 'It begins today or later: orders that are paid keep their tax.',
  holds: (from: string) => `It holds since ${from}, and is not taken back. Turnover ends it by itself.`,
};

const WORDS: InLanguages<typeof WORDS_EN> = {
  en: WORDS_EN,
  de: {
    day: germanDay,
    lastYear: (turnover, limit) =>
      `Geht nicht: Das Jahr davor kommt auf ${turnover} netto, die Grenze liegt bei ${limit}.`,
    thisYear: (turnover, limit) =>
      `Geht nicht: dieses Jahr ${turnover} netto, die Grenze liegt bei ${limit}.`,
    begun: (next) =>
      `In diesem Jahr wurde schon mit Umsatzsteuer verkauft: § 19 UStG kann erst zum Jahresanfang beginnen, am ${next}.`,
    past: 'Es beginnt heute oder später: Was bezahlt ist, behält seine Umsatzsteuer.',
    holds: (from) =>
      `Gilt seit dem ${from} und lässt sich nicht zurücknehmen. Der Umsatz beendet es von selbst.`,
  },
};

/** Why a firm cannot be a small business, as the makers read it. */
export function smallBusinessFaultWords(fault: SmallBusinessFault, language: Language = 'en'): string {
  const words = WORDS[language];
  switch (fault.kind) {
    case 'last year':
      return words.lastYear(exact(fault.turnover), exact(fault.limit));
    case 'this year':
      return words.thisYear(exact(fault.turnover), exact(fault.limit));
    case 'year has begun':
      return words.begun(words.day(fault.next));
    case 'past':
      return words.past;
    case 'holds':
      return words.holds(words.day(fault.from));
    default:
      return fault satisfies never;
  }
}

const OSS_FAULTS: InLanguages<{ readonly binds: (until: string) => string }> = {
  en: { binds: (until) => `The choice binds for two calendar years: until ${until}.` },
  de: { binds: (until) => `Die Wahl bindet für zwei Kalenderjahre: bis ${until}.` },
};

/** Why the choice of the one-stop shop stays as it is, as the makers read it. */
export const ossFaultWords = (fault: OssFault, language: Language): string =>
  fault.kind === 'past' ? WORDS[language].past : OSS_FAULTS[language].binds(WORDS[language].day(fault.until));
