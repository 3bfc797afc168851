import type { Day } from '../calendar/day.ts';
import type { AbroadCountry } from '../countries.ts';
import { add, type Cents, cents, times, ZERO } from '../money.ts';
import { prorate } from '../returns/prorate.ts';
import { articleFault, type CustomsArticle, customsArticle, type DeclaredGoods } from './article.ts';
import { BRITISH_LINE, type Closed, type Consignment, type Customs, consignmentTo } from './consignment.ts';
import { type CurrencyRate, type ImportRow, inCurrency, shareOf } from './rows.ts';

/**
 * One line of a customs declaration. `value`, `duty`, `net_g` and `pieces` are totals of the line. US customs charge
 * duty by line, so each line's duty is rounded to the cent before adding.
 */
export interface CustomsLine extends CustomsArticle {
  /** Number of articles. A set is one. */
  readonly quantity: number;
  readonly value: Cents;
  readonly duty: Cents;
  readonly row: ImportRow | null;
}

/** Customs record of an order, written once at payment. Declarations, lists and carriers' files use it alone. */
export interface OrderCustoms {
  readonly day: Day;
  readonly country: AbroadCountry;
  readonly terms: Consignment['terms'];
  /** Set if the order was paid although the country is closed, because its country became known too late. */
  readonly closed: Closed | null;
  /** In the order of the order's lines. */
  readonly lines: readonly CustomsLine[];
  readonly value: Cents;
  readonly duty: Cents;
  /** Null if a line was not weighed. */
  readonly net_g: number | null;
  /** The row of the tax that is included or paid on delivery. */
  readonly tax: ImportRow | null;
  /** Exchange rate of the day, and the value in hundredths of that currency; null if not needed. */
  readonly rate: CurrencyRate | null;
  readonly valueAbroad: number | null;
  readonly gbVatNumber: string | null;
}

export interface LineToDeclare {
  readonly unit: Cents;
  readonly quantity: number;
  readonly sold: DeclaredGoods;
}

function declared(lines: readonly LineToDeclare[], discount: Cents) {
  const prices = lines.map(({ unit, quantity }) => times(unit, quantity));
  const shares = prorate(discount, prices);
  return lines.map(({ quantity, sold }, index) => {
    const article = customsArticle(sold);
    return {
      ...article,
      quantity,
      pieces: article.pieces * quantity,
      net_g: article.net_g === null ? null : article.net_g * quantity,
      listed: prices[index] ?? ZERO,
      value: cents((prices[index] ?? 0) - (shares[index] ?? 0)),
    };
  });
}

export const consignmentOf = (
  country: AbroadCountry,
  lines: readonly LineToDeclare[],
  discount: Cents,
  customs: Customs,
): Consignment => consignmentTo(country, declared(lines, discount), customs);

/** `discount` is the discount on the goods. `charged` is the duty paid, if known, and recorded to the cent. */
export function orderCustoms(
  country: AbroadCountry,
  lines: readonly LineToDeclare[],
  discount: Cents,
  customs: Customs,
  charged?: Cents,
): OrderCustoms {
  const goods = declared(lines, discount);
  const consignment = consignmentTo(country, goods, customs);
  const prepaid = consignment.terms === 'duty prepaid' ? consignment : undefined;
  const value = cents(goods.reduce((sum, line) => sum + line.value, 0));
  const rows = goods.map((_, index) => prepaid?.goods[index]?.row ?? null);
  const lineDuties = goods.map((line, index) => shareOf(line.value, rows[index]?.basisPoints ?? 0));
  const isCharged = prepaid !== undefined && charged !== undefined && value > 0;
  const duties = isCharged
    ? prorate(
        charged,
        goods.map((line) => line.value),
      )
    : lineDuties;
  const rate = consignment.terms === 'closed' ? null : consignment.rate;
  return {
    day: customs.day,
    country,
    terms: consignment.terms,
    closed: consignment.terms === 'closed' ? consignment.closed : null,
    lines: goods.map(({ listed: _, ...line }, index) => ({
      ...line,
      duty: duties[index] ?? ZERO,
      row: rows[index] ?? null,
    })),
    value,
    duty: add(...duties),
    net_g: goods.reduce<number | null>(
      (sum, { net_g }) => (sum === null || net_g === null ? null : sum + net_g),
      0,
    ),
    tax:
      consignment.terms === 'vat contained'
        ? consignment.row
        : consignment.terms === 'paid at the door'
          ? consignment.tax
          : null,
    rate,
    valueAbroad: rate && inCurrency(value, rate),
    gbVatNumber: consignment.terms === 'vat contained' ? customs.gbVatNumber : null,
  };
}

export type ParcelStop =
  /** A refund brought it under the British limit, and no British VAT was charged. */
  | { readonly why: 'under the british line'; readonly pence: number }
  | { readonly why: 'closed'; readonly closed: Closed }
  | { readonly why: 'code' | 'origin' | 'text'; readonly line: number };

/** Reason not to post the parcel; undefined if there is none. `kept`: value of the goods after refunds. */
export function parcelStop(record: OrderCustoms, kept: Cents = record.value): ParcelStop | undefined {
  if (record.closed) return { why: 'closed', closed: record.closed };
  for (const [line, article] of record.lines.entries()) {
    const fault = articleFault(article);
    if (fault) return { why: fault, line };
  }
  if (record.country !== 'GB' || record.terms !== 'paid at the door' || !record.rate) return undefined;
  const pence = inCurrency(kept, record.rate);
  return kept > 0 && pence <= BRITISH_LINE ? { why: 'under the british line', pence } : undefined;
}
