import { addDays, type Day } from '../calendar/day.ts';
import type { CountryCode } from '../countries.ts';
import { type Cents, cents } from '../money.ts';

/**
 * What a country asks of goods that come in, from one day to another. `duty` is what we prepay, and needs code and
 * origin; `tax` is what is contained or paid at the door, and counts for all goods.
 */
export interface ImportRow {
  readonly id: string;
  readonly kind: 'duty' | 'tax';
  readonly country: CountryCode;
  /** Of a duty: the goods and where they were made. */
  readonly code: string | null;
  readonly origin: string | null;
  readonly from: Day;
  /** The last day; null while nobody knows one. */
  readonly until: Day | null;
  /** Hundredths of a per cent: 490 are 4.9 %. */
  readonly basisPoints: number;
  /** Where it differs within the country, up to how much. */
  readonly upToBasisPoints: number | null;
  /** Where the figure is from, and who read it. */
  readonly source: string;
  /** Came with the shop, to try it out; counts for nothing where money is taken. */
  readonly isExample: boolean;
}

export const CURRENCIES = ['GBP', 'USD'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** What a euro was worth on a day. */
export interface CurrencyRate {
  readonly currency: Currency;
  readonly day: Day;
  /** Millionths of the currency for a euro: 870 000 are £0.87. */
  readonly perEuro: number;
  readonly source: string;
  readonly isExample: boolean;
}

/** All that the makers keep about customs. */
export interface CustomsRows {
  readonly imports: readonly ImportRow[];
  readonly rates: readonly CurrencyRate[];
}

/** A rate that nobody has renewed for so many days is none; that of an example never ages. */
export const RATE_DAYS = 31;

interface Asked {
  readonly kind: ImportRow['kind'];
  readonly country: CountryCode;
  readonly code?: string;
  readonly origin?: string;
  readonly day: Day;
}

/** Codes are compared as far as the row goes: one of six digits holds for those of eight and ten below it. */
const digits = (code: string) => code.replaceAll('.', '');

/** The row in force on a day: a maker's own before an example, then the one that began last. */
export function rowInForce(rows: readonly ImportRow[], asked: Asked): ImportRow | undefined {
  const { kind, country, code = '', origin = '', day } = asked;
  return rows
    .filter((row) => row.kind === kind && row.country === country)
    .filter(
      (row) => kind === 'tax' || (digits(code).startsWith(digits(row.code ?? '?')) && row.origin === origin),
    )
    .filter(({ from, until }) => from <= day && (until === null || day <= until))
    .sort((a, b) => Number(a.isExample) - Number(b.isExample) || (a.from < b.from ? 1 : -1))[0];
}

/** The rate of a day: the last one known by then. */
export function rateOn(
  rates: readonly CurrencyRate[],
  currency: Currency,
  day: Day,
): CurrencyRate | undefined {
  return rates
    .filter((rate) => rate.currency === currency && rate.day <= day)
    .filter((rate) => rate.isExample || addDays(rate.day, RATE_DAYS) >= day)
    .sort((a, b) => Number(a.isExample) - Number(b.isExample) || (a.day < b.day ? 1 : -1))[0];
}

/** Hundredths of a currency that a sum of euro comes to, rounded. */
export const inCurrency = (amount: Cents, { perEuro }: Pick<CurrencyRate, 'perEuro'>): number =>
  Math.round((amount * perEuro) / 1_000_000);

/** The sum of euro that so many hundredths of a currency come to. */
export const inEuro = (hundredths: number, { perEuro }: Pick<CurrencyRate, 'perEuro'>): Cents =>
  cents(Math.floor((hundredths * 1_000_000) / perEuro));

/** A share of a sum, rounded to the cent. */
export const shareOf = (amount: Cents, basisPoints: number): Cents =>
  cents(Math.round((amount * basisPoints) / 10_000));

/** Without what came with the shop. */
export const ownRows = ({ imports, rates }: CustomsRows): CustomsRows => ({
  imports: imports.filter(({ isExample }) => !isExample),
  rates: rates.filter(({ isExample }) => !isExample),
});
