import type { AbroadCountry } from '../countries.ts';
import { decimalsIn, type InLanguages, type Language } from '../languages.ts';
import { add, type Cents, exactEuro } from '../money.ts';
import { BRITISH_LINE, type Closed, US_LINE } from './consignment.ts';
import { EXAMPLE_RATE } from './duty-label.ts';
import type { OrderCustoms } from './order-customs.ts';
import { type ImportRow, inEuro, shareOf } from './rows.ts';

/** The collector of the tax on delivery, and the tax's name there. */
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
    `British VAT of ${rate} is included and we pay it: nothing is left to pay at the door.`,
  atTheDoor: (collector: string, tax: string, sum: string, rate: string) =>
    `At your door ${collector} collects ${sum} of ${tax} (${rate} of goods and shipping), plus a handling fee.`,
  unknownSum: (collector: string, tax: string) =>
    `At your door ${collector} collects ${tax}, plus a handling fee. Customs there decide how much.`,
  prepaid: (sum: string, rate: string) =>
    `US import duty of ${sum} (${rate} of the goods) is prepaid here as a separate fee: the carrier collects nothing at the door.`,
  range: (low: string, high: string) => `${low} to ${high}`,
  about: (sum: string) => `about ${sum}`,
  /** For an order that was paid although it could not have been ordered. */
  held: 'This order is paid but on hold, because it cannot go there as it is. We will write to you, and find another way or send your money back.',
};

const WORDS: InLanguages<typeof WORDS_EN> = {
  en: WORDS_EN,
  de: {
    british: (rate) =>
      `Britische Umsatzsteuer von ${rate} ist enthalten, und wir führen sie ab: An der Tür ist nichts mehr zu zahlen.`,
    atTheDoor: (collector, tax, sum, rate) =>
      `An der Tür verlangt ${collector} ${sum} ${tax} (${rate} auf Ware und Versand) und eine Gebühr für die Verzollung.`,
    unknownSum: (collector, tax) =>
      `An der Tür verlangt ${collector} ${tax} und eine Gebühr für die Verzollung. Wie viel, entscheidet der Zoll dort.`,
    prepaid: (sum, rate) =>
      `US-Einfuhrzoll von ${sum} (${rate} der Ware) zahlst du hier als eigene Gebühr: An der Tür wird nichts verlangt.`,
    range: (low, high) => `${low} bis ${high}`,
    about: (sum) => `etwa ${sum}`,
    held: 'Diese Bestellung ist bezahlt und wartet, weil sie so nicht dorthin gehen kann: Wir schreiben dir und finden einen anderen Weg oder schicken dein Geld zurück.',
  },
};

/** "10 %", "8.1 %". */
const rateWords = (basisPoints: number, language: Language): string =>
  `${decimalsIn(String(basisPoints / 100), language)}\u00a0%`;

/** Roughly: to the whole euro. */
const roughly = (amount: Cents) => `${Math.round(amount / 100)}\u00a0€`;

const ARTICLES: InLanguages<RegExp> = { en: /^The /, de: /^D(er|ie) / };
const inSentence = (collector: string, language: Language) =>
  collector.replace(ARTICLES[language], (article) => article.toLowerCase());

/** Rows that decide which tax is included or due. */
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
 * Returns the customs notes of an order that leaves the EU, before and after payment, beside the total's VAT
 * note (`vatWords`): the tax included, the tax due on delivery, roughly how much, and to whom. `shipping` is
 * the amount paid for it, which is part of the taxable value there.
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
      // The sum beside it has a decimal comma in both languages.
      const rateList = rates.map((rate) => rateWords(rate, 'de')).join(', ');
      return [words.prepaid(exactEuro(duty), example ? `${example}: ${rateList}` : rateList)];
    }
    case 'paid at the door':
      return [doorWords(country, tax, add(value, shipping), language)];
    case 'closed':
      return [...(closed ? [closedWords(closed, language)] : []), words.held];
  }
}

const whole = (hundredths: number) => (hundredths / 100).toFixed(hundredths % 100 === 0 ? 0 : 2);
const pounds = (pence: number) => `£${whole(pence)}`;
const dollars = (hundredths: number) => `$${whole(hundredths)}`;
/** "135 £", "800 $". */
const inGerman = (hundredths: number, sign: '£' | '$') =>
  `${decimalsIn(whole(hundredths), 'de')}\u00a0${sign}`;

const CLOSED: InLanguages<(closed: Closed) => string> = {
  en: (closed) => {
    switch (closed.why) {
      case 'origin':
        return 'We only send single parts within the EU: we buy them in, and customs would ask where they come from. Please take them out to order the rest.';
      case 'british number':
        return `We can only send goods worth more than ${pounds(BRITISH_LINE)} to Great Britain: below that we would have to charge British VAT, and we have no British VAT number yet. A set is above it.`;
      case 'british tax':
        return 'We cannot take orders to Great Britain right now: we have no rate in force for British VAT. Please try again in a few days.';
      case 'rate':
        return `We cannot take orders to ${closed.currency === 'GBP' ? 'Great Britain' : 'the United States'} right now: we are missing today’s exchange rate for the ${closed.currency === 'GBP' ? 'pound' : 'dollar'}. Please try again in a few days.`;
      case 'duty row':
        return 'We cannot take orders to the United States right now: we have no duty rate in force for these goods, and will not guess one. Please try again in a few days.';
      case 'value':
        return `The post takes parcels to the United States up to ${dollars(US_LINE)}, about ${roughly(inEuro(US_LINE, closed))}. These goods come to ${dollars(closed.hundredths)}: please order fewer at once.`;
    }
  },
  de: (closed) => {
    switch (closed.why) {
      case 'origin':
        return 'Einzelteile schicken wir nur innerhalb der EU: Wir kaufen sie zu, und der Zoll fragt, woher sie kommen. Nimm sie heraus, dann kannst du den Rest bestellen.';
      case 'british number':
        return `Nach Großbritannien können wir nur Ware über ${inGerman(BRITISH_LINE, '£')} schicken: Darunter müssten wir britische Umsatzsteuer berechnen und haben noch keine britische Steuernummer. Ein Set liegt darüber.`;
      case 'british tax':
        return 'Nach Großbritannien kannst du gerade nicht bestellen: Uns fehlt ein gültiger britischer Steuersatz. Bitte versuch es in ein paar Tagen noch einmal.';
      case 'rate':
        return `${closed.currency === 'GBP' ? 'Nach Großbritannien' : 'In die USA'} kannst du gerade nicht bestellen: Uns fehlt der Tageskurs. Bitte versuch es in ein paar Tagen noch einmal.`;
      case 'duty row':
        return 'In die USA kannst du gerade nicht bestellen: Uns fehlt ein gültiger Zollsatz für diese Ware, und raten wollen wir nicht. Bitte versuch es in ein paar Tagen noch einmal.';
      case 'value':
        return `In die USA nimmt die Post Pakete bis ${inGerman(US_LINE, '$')}, etwa ${roughly(inEuro(US_LINE, closed))}. Diese Ware kommt auf ${inGerman(closed.hundredths, '$')}: Bitte bestell weniger auf einmal.`;
    }
  },
};

/** Returns the reason why nothing can be ordered to a country. */
export const closedWords = (closed: Closed, language: Language = 'en'): string => CLOSED[language](closed);
