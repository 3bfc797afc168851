import { addDays, type Day } from '../calendar/day.ts';
import type { CountryCode } from '../countries.ts';
import { type Cents, cents } from '../money.ts';

/** `duty` is prepaid by us and needs code and origin. `tax` is included or paid on delivery, for all goods. */
export interface ImportRow {
  readonly id: string;
  readonly kind: 'duty' | 'tax';
  readonly country: CountryCode;
  /** Duty only: the goods and their origin. */
  readonly code: string | null;
  readonly origin: string | null;
  readonly from: Day;
  /** Last day; null if unknown. */
  readonly until: Day | null;
  /** Hundredths of a per cent: 490 is 4.9 %. */
  readonly basisPoints: number;
  /** Upper limit if the rate varies within the country. */
  readonly upToBasisPoints: number | null;
  readonly source: string;
  /** Supplied with the shop for trying out; ignored in live mode. */
  readonly isExample: boolean;
}

export const CURRENCIES = ['GBP', 'USD'] as const;
export type Currency = (typeof CURRENCIES)[number];

export interface CurrencyRate {
  readonly currency: Currency;
  readonly day: Day;
  /** Millionths of the currency for a euro: 870 000 is £0.87. */
  readonly perEuro: number;
  readonly source: string;
  readonly isExample: boolean;
}

export interface CustomsRows {
  readonly imports: readonly ImportRow[];
  readonly rates: readonly CurrencyRate[];
}

/** A rate not renewed for this many days is invalid; an example rate never expires. */
export const RATE_DAYS = 31;

interface Asked {
  readonly kind: ImportRow['kind'];
  readonly country: CountryCode;
  readonly code?: string;
  readonly origin?: string;
  readonly day: Day;
}

/** Codes are compared by the length of the row's: six digits apply to all codes of eight and ten below. */
const digits = (code: string) => code.replaceAll('.', '');

/** The row in force on a day. A maker's own row precedes an example; then the latest start wins. */
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

/** Converts euro cents to hundredths of a currency, rounded. */
export const inCurrency = (amount: Cents, { perEuro }: Pick<CurrencyRate, 'perEuro'>): number =>
  Math.round((amount * perEuro) / 1_000_000);

/** Converts hundredths of a currency to euro cents, rounded down. */
export const inEuro = (hundredths: number, { perEuro }: Pick<CurrencyRate, 'perEuro'>): Cents =>
  cents(Math.floor((hundredths * 1_000_000) / perEuro));

/** A share of a sum, rounded to the cent. */
export const shareOf = (amount: Cents, basisPoints: number): Cents =>
  cents(Math.round((amount * basisPoints) / 10_000));

export const ownRows = ({ imports, rates }: CustomsRows): CustomsRows => ({
  imports: imports.filter(({ isExample }) => !isExample),
  rates: rates.filter(({ isExample }) => !isExample),
});
