import type { AbroadCountry } from '../countries.ts';
import { decimalsIn } from '../decimal-comma.ts';
import type { InLanguages, Language } from '../languages.ts';
import { add, type Cents, formatEuro } from '../money.ts';
import { BRITISH_LINE, type Closed, US_LINE } from './consignment.ts';
import { EXAMPLE_RATE } from './duty-rate.ts';
import type { OrderCustoms } from './order-customs.ts';
import { type ImportRow, inEuro, shareOf } from './rows.ts';

/** Who takes the tax at the door, and what it is called there. */
const AT_THE_DOOR: InLanguages<Readonly<Record<AbroadCountry, { collector: string; tax: string }>>> = {
  en: {
    GB: { collector: 'Royal Mail or Parcelforce', tax: 'British import VAT' },
    US: { collector: 'The carrier', tax: 'US duty' },
    CH: { collector: 'Swiss Post', tax: 'Swiss import VAT' },
    CA: { collector: 'Canada Post', tax: 'Canadian GST or HST' },
  },
  de: {
    GB: { collector: 'Royal Mail oder Parcelforce', tax: 'britische Einfuhrumsatzsteuer' },
    US: { collector: 'Der Zusteller', tax: 'US-Zoll' },
    CH: { collector: 'Die Schweizerische Post', tax: 'Schweizer Einfuhrsteuer' },
    CA: { collector: 'Canada Post', tax: 'kanadische GST oder HST' },
  },
};

const WORDS_EN = {
  british: (rate: string) =>
    `British VAT of ${rate} is contained, and we pay it: nothing is left to pay at the door.`,
  atTheDoor: (collector: string, tax: string, sum: string, rate: string) =>
    `At the door ${collector} collects ${sum} of ${tax} (${rate} of goods and shipping) from you, and a handling fee.`,
  unknownSum: (collector: string, tax: string) =>
    `At the door ${collector} collects ${tax} from you, and a handling fee; how much is for customs there to say.`,
  prepaid: (sum: string, rate: string) =>
    `US import duty of ${sum} (${rate} of the goods) is prepaid here, as a fee of its own: the carrier collects nothing at the door.`,
  range: (low: string, high: string) => `${low} to ${high}`,
  about: (sum: string) => `about ${sum}`,
  /** Of what was paid although it could not have been ordered. */
  held: 'This order is paid and held, for it cannot go there as it stands: we write to you, and agree on another way or send your money back.',
};

const WORDS: InLanguages<typeof WORDS_EN> = {
  en: WORDS_EN,
  de: {
    british: (rate) =>
      `Britische Umsatzsteuer von ${rate} ist enthalten, und wir führen sie ab: An der Tür ist nichts mehr zu zahlen.`,
    atTheDoor: (collector, tax, sum, rate) =>
      `An der Tür verlangt ${collector} von dir ${sum} ${tax} (${rate} auf Ware und Versand) und eine Gebühr für die Verzollung.`,
    unknownSum: (collector, tax) =>
      `An der Tür verlangt ${collector} von dir ${tax} und eine Gebühr für die Verzollung; wie viel, sagt der Zoll dort.`,
    prepaid: (sum, rate) =>
      `US-Einfuhrzoll von ${sum} (${rate} der Ware) ist hier vorausbezahlt, als eigene Gebühr: An der Tür wird nichts verlangt.`,
    range: (low, high) => `${low} bis ${high}`,
    about: (sum) => `etwa ${sum}`,
    held: 'Diese Bestellung ist bezahlt und wartet, denn so kann sie dort nicht hin: Wir schreiben dir und finden einen anderen Weg oder schicken dein Geld zurück.',
  },
};

/** "10 %", "8.1 %". */
const rateWords = (basisPoints: number, language: Language): string =>
  `${decimalsIn(String(basisPoints / 100), language)}\u00a0%`;

const euro = (amount: Cents) => formatEuro(amount, { exact: true });
/** Roughly: to the whole euro. */
const roughly = (amount: Cents) => `${Math.round(amount / 100)}\u00a0€`;

const ARTICLES: InLanguages<RegExp> = { en: /^The /, de: /^D(er|ie) / };
const inSentence = (collector: string, language: Language) =>
  collector.replace(ARTICLES[language], (article) => article.toLowerCase());

/** The rows that decide what is contained or due. */
type DecidingRows = Pick<OrderCustoms, 'tax'> & {
  readonly lines: readonly { readonly row: ImportRow | null }[];
};

/** "example rate" if one of the rows came with the shop; undefined if the makers entered them all. */
export const exampleRateOf = ({ tax, lines }: DecidingRows, language: Language): string | undefined =>
  [tax, ...lines.map(({ row }) => row)].some((row) => row?.isExample) ? EXAMPLE_RATE[language] : undefined;

function doorWords(country: AbroadCountry, row: ImportRow | null, base: Cents, language: Language): string {
  const words = WORDS[language];
  const { collector, tax } = AT_THE_DOOR[language][country];
  const who = inSentence(collector, language);
  if (!row) return words.unknownSum(who, tax);
  const { basisPoints, upToBasisPoints, isExample } = row;
  const example = isExample ? `${EXAMPLE_RATE[language]}: ` : '';
  const low = roughly(shareOf(base, basisPoints));
  if (upToBasisPoints === null)
    return words.atTheDoor(who, tax, words.about(low), example + rateWords(basisPoints, language));
  const high = roughly(shareOf(base, upToBasisPoints));
  const rates = words.range(String(basisPoints / 100), rateWords(upToBasisPoints, language));
  return words.atTheDoor(who, tax, words.about(words.range(low, high)), example + rates);
}

/**
 * What a buyer reads of an order that leaves the EU, before payment and after it, beside what its total says of VAT
 * (`vatWords`): what is contained, what is paid at the door, roughly how much, and to whom. `shipping` is what is paid for it,
 * and counts for the tax there.
 */
export function customsWords(
  record: Pick<OrderCustoms, 'country' | 'terms' | 'value' | 'duty' | 'closed'> & DecidingRows,
  shipping: Cents,
  language: Language = 'en',
): readonly string[] {
  const words = WORDS[language];
  const { country, terms, value, duty, tax, closed, lines } = record;
  const example = exampleRateOf(record, language);
  switch (terms) {
    case 'vat contained': {
      const rate = rateWords(tax?.basisPoints ?? 0, language);
      return [words.british(example ? `${rate} (${example})` : rate)];
    }
    case 'duty prepaid': {
      const rates = [...new Set(lines.flatMap(({ row }) => row?.basisPoints ?? []))].sort((a, b) => a - b);
      const said = rates.map((rate) => rateWords(rate, language)).join(', ');
      return [words.prepaid(euro(duty), example ? `${example}: ${said}` : said)];
    }
    case 'paid at the door':
      return [doorWords(country, tax, add(value, shipping), language)];
    case 'closed':
      return [...(closed ? [closedWords(closed, language)] : []), words.held];
  }
}

const pounds = (pence: number) => `£${(pence / 100).toFixed(pence % 100 === 0 ? 0 : 2)}`;
const dollars = (hundredths: number) => `$${(hundredths / 100).toFixed(hundredths % 100 === 0 ? 0 : 2)}`;

const CLOSED: InLanguages<(closed: Closed) => string> = {
  en: (closed) => {
    switch (closed.why) {
      case 'british number':
        return `To Great Britain we can send goods above ${pounds(BRITISH_LINE)} only: below that we would have to charge British VAT, and have no British VAT number yet. A set is above it.`;
      case 'british tax':
        return 'To Great Britain nothing can be ordered just now: we have no rate in force for British VAT. Please try again in some days.';
      case 'rate':
        return `To ${closed.currency === 'GBP' ? 'Great Britain' : 'the United States'} nothing can be ordered just now: we lack the rate of the day for the ${closed.currency === 'GBP' ? 'pound' : 'dollar'}. Please try again in some days.`;
      case 'duty row':
        return 'To the United States nothing can be ordered just now: we have no rate of duty in force for these goods, and will not guess one. Please try again in some days.';
      case 'value':
        return `To the United States the post takes parcels up to ${dollars(US_LINE)}, about ${roughly(inEuro(US_LINE, closed))}. These goods come to ${dollars(closed.hundredths)}: please order fewer at once.`;
    }
  },
  de: (closed) => {
    switch (closed.why) {
      case 'british number':
        return `Nach Großbritannien können wir nur Ware über ${pounds(BRITISH_LINE)} schicken: Darunter müssten wir britische Umsatzsteuer berechnen und haben noch keine britische Steuernummer. Ein Set liegt darüber.`;
      case 'british tax':
        return 'Nach Großbritannien kann gerade nichts bestellt werden: Uns fehlt ein gültiger britischer Steuersatz. Bitte versuche es in einigen Tagen noch einmal.';
      case 'rate':
        return `${closed.currency === 'GBP' ? 'Nach Großbritannien' : 'In die Vereinigten Staaten'} kann gerade nichts bestellt werden: Uns fehlt der Tageskurs. Bitte versuche es in einigen Tagen noch einmal.`;
      case 'duty row':
        return 'In die Vereinigten Staaten kann gerade nichts bestellt werden: Uns fehlt ein gültiger Zollsatz für diese Ware, und wir raten keinen. Bitte versuche es in einigen Tagen noch einmal.';
      case 'value':
        return `In die Vereinigten Staaten nimmt die Post Pakete bis ${dollars(US_LINE)}, etwa ${roughly(inEuro(US_LINE, closed))}. Diese Ware kommt auf ${dollars(closed.hundredths)}: Bitte bestelle weniger auf einmal.`;
    }
  },
};

/** Why nothing can be ordered to a country, to whoever wants to. */
export const closedWords = (closed: Closed, language: Language = 'en'): string => CLOSED[language](closed);
