import { germanDay, shortDay } from '../calendar/day.ts';
import type { InLanguages, Language } from '../languages.ts';
import { exactEuro } from '../money.ts';
import type { OssFault, SmallBusinessFault } from './tax-year.ts';

const WORDS_EN = {
  day: (day: string) => `${shortDay(day)} ${day.slice(0, 4)}`,
  lastYear: (turnover: string, limit: string) =>
    `Not possible: last year’s sales were ${turnover} net, the limit is ${limit}.`,
  thisYear: (turnover: string, limit: string) =>
    `Not possible: this year’s sales are ${turnover} net, the limit is ${limit}.`,
  begun: (next: string) =>
    `Orders of this year already contain VAT. It can start with the next year, on ${next}.`,
  past: 'Choose today or later: paid orders keep their tax.',
  holds: (from: string) => `In force since ${from}. You cannot undo it: only your turnover ends it.`,
};

const WORDS: InLanguages<typeof WORDS_EN> = {
  en: WORDS_EN,
  de: {
    day: germanDay,
    lastYear: (turnover, limit) =>
      `Geht nicht: Im Vorjahr waren es ${turnover} netto, die Grenze liegt bei ${limit}.`,
    thisYear: (turnover, limit) =>
      `Geht nicht: In diesem Jahr sind es ${turnover} netto, die Grenze liegt bei ${limit}.`,
    begun: (next) =>
      `In diesem Jahr wurde schon mit Umsatzsteuer verkauft. § 19 UStG kann erst zum Jahresanfang beginnen, am ${next}.`,
    past: 'Wähl heute oder später: Bezahlte Bestellungen behalten ihre Umsatzsteuer.',
    holds: (from) => `Gilt seit dem ${from} und lässt sich nicht zurücknehmen: Nur der Umsatz beendet es.`,
  },
};

/** Returns the reason why a firm cannot be a small business, for the makers. */
export function smallBusinessFaultWords(fault: SmallBusinessFault, language: Language = 'en'): string {
  const words = WORDS[language];
  switch (fault.kind) {
    case 'last year':
      return words.lastYear(exactEuro(fault.turnover), exactEuro(fault.limit));
    case 'this year':
      return words.thisYear(exactEuro(fault.turnover), exactEuro(fault.limit));
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

/** Returns the reason why the choice of the one-stop shop cannot change, for the makers. */
export const ossFaultWords = (fault: OssFault, language: Language): string =>
  fault.kind === 'past' ? WORDS[language].past : OSS_FAULTS[language].binds(WORDS[language].day(fault.until));
