import type { Day } from '../calendar/day.ts';
import type { AbroadCountry } from '../countries.ts';
import { add, type Cents, cents, times, ZERO } from '../money.ts';
import { prorate } from '../returns/prorate.ts';
import { articleFault, type CustomsArticle, customsArticle, type SoldGoods } from './article.ts';
import { BRITISH_LINE, type Closed, type Consignment, type Customs, consignmentTo } from './consignment.ts';
import { type CurrencyRate, type ImportRow, inCurrency, shareOf } from './rows.ts';

/**
 * One line of an order as customs see it. `value` and `duty` are of all of it, `net_g` and `pieces` too.
 * US customs charge duty for each line of a declaration, so the shop rounds each line's duty to the cent and adds them up.
 */
export interface CustomsLine extends CustomsArticle {
  /** How many of the article: sets count once. */
  readonly quantity: number;
  readonly value: Cents;
  readonly duty: Cents;
  /** The row that says how much duty; null where none is prepaid. */
  readonly row: ImportRow | null;
}

/**
 * The customs record of an order that leaves the EU: written when it is paid, from the rows of that day, and kept.
 * Declarations, lists and files of a carrier are made of it alone.
 */
export interface OrderCustoms {
  readonly day: Day;
  readonly country: AbroadCountry;
  readonly terms: Consignment['terms'];
  /** Set where it was paid although nobody could have ordered it: its country was learnt too late. */
  readonly closed: Closed | null;
  /** In the order of the order's lines. */
  readonly lines: readonly CustomsLine[];
  readonly value: Cents;
  readonly duty: Cents;
  /** Null where a line was not weighed. */
  readonly net_g: number | null;
  /** The row of the tax that is contained, or paid at the door. */
  readonly tax: ImportRow | null;
  /** The rate of the day, and the value by it in hundredths; null where none is asked for. */
  readonly rate: CurrencyRate | null;
  readonly valueAbroad: number | null;
  /** Goes onto the declaration where British VAT is contained. */
  readonly gbVatNumber: string | null;
}

/** A line of an order or a cart, as far as customs ask. */
export interface LineToDeclare {
  readonly unit: Cents;
  readonly quantity: number;
  readonly sold: SoldGoods;
}

/** Lines with what was paid for each: its share of a discount taken off. */
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

/** How lines would go to a country, today. */
export const consignmentOf = (
  country: AbroadCountry,
  lines: readonly LineToDeclare[],
  discount: Cents,
  customs: Customs,
): Consignment => consignmentTo(country, declared(lines, discount), customs);

/**
 * Writes the record of an order down. `discount` is what is off its goods. `charged` is the duty that its buyer has paid,
 * where that is known: it is what is written down, to the cent.
 */
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
  const own = goods.map((line, index) => shareOf(line.value, rows[index]?.basisPoints ?? 0));
  const isCharged = prepaid !== undefined && charged !== undefined && value > 0;
  const duties = isCharged
    ? prorate(
        charged,
        goods.map((line) => line.value),
      )
    : own;
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

/** Why a parcel must not be posted. */
export type ParcelStop =
  /** A refund has brought it under the British line, and British VAT was never charged. */
  | { readonly why: 'under the british line'; readonly pence: number }
  | { readonly why: 'closed'; readonly closed: Closed }
  | { readonly why: 'code' | 'origin' | 'text'; readonly line: number };

/**
 * What stops the parcel of an order before it is posted; undefined where nothing does. `kept` is the value of the goods
 * that still go, after what was refunded of them.
 */
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
