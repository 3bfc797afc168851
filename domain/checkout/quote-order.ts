import { type CountryCode, isAbroad } from '../countries.ts';
import { type Closed, type Consignment, type Customs, chargesOf } from '../customs/consignment.ts';
import {
  consignmentOf,
  type LineToDeclare,
  type OrderCustoms,
  orderCustoms,
} from '../customs/order-customs.ts';
import { add, type Cents, ZERO } from '../money.ts';
import type { Vat } from '../prices/vat.ts';
import { type Discounted, discountOn, withDiscount } from './discount.ts';
import { quoteGoods } from './quote.ts';

interface OrderToQuote {
  /** Before any discount. */
  readonly goods: Cents;
  readonly lines: readonly LineToDeclare[];
  readonly country: CountryCode;
  readonly customs: Customs;
  /** What a code takes off goods and duty; null without one. */
  readonly percent: number | null;
}

/** What was settled before and is not to be worked out anew. */
interface Settled {
  readonly shipping?: Cents | undefined;
  /** Before a code takes its share. */
  readonly duty?: Cents | undefined;
  /** Within the EU; abroad customs decide it. */
  readonly vat?: Vat | undefined;
  /** What is off goods and duty, where whoever takes the money rounds it by itself. */
  readonly off?: Cents | undefined;
  /** What a payment has paid of goods and duty: customs are told that, and not what was asked for. */
  readonly paid?: { readonly discount: Cents; readonly duty: Cents } | undefined;
}

export interface QuotedOrder {
  /** Why nothing can be ordered there; null where it can. */
  readonly closed: Closed | null;
  readonly terms: Consignment['terms'] | 'at home';
  /** As a payment session lists them: the duty, and what a code takes off goods and duty together. */
  readonly listed: { readonly duty: Cents; readonly off: Cents };
  /** In the sums that people read: the discount on the goods, and what is left of the duty. */
  readonly quote: Discounted;
  /** What customs are told; null where nothing is declared. */
  readonly record: OrderCustoms | null;
}

/**
 * What an order comes to: goods, discount, shipping, duty and the tax that its total contains, and what customs are told of
 * it. Cart, checkout, code, wallet, payment and orders entered by hand ask here. Sums that were charged are read by `paidSums`.
 */
export function quoteOrder(
  { goods, lines, country, customs, percent }: OrderToQuote,
  { shipping, vat, paid, ...settled }: Settled = {},
): QuotedOrder {
  const offGoods = paid?.discount ?? discountOn(goods, percent ?? 0);
  const consignment = isAbroad(country) ? consignmentOf(country, lines, offGoods, customs) : undefined;
  const charges = consignment && chargesOf(consignment);
  const { duty = charges?.duty ?? ZERO } = settled;
  const { off = discountOn(add(goods, duty), percent ?? 0) } = settled;
  const listed = quoteGoods(goods, country, { shipping, duty, vat: charges?.vat ?? vat });
  const quote = withDiscount(listed, off, percent);
  const told = paid ?? quote;
  return {
    closed: consignment?.terms === 'closed' ? consignment.closed : null,
    terms: consignment?.terms ?? 'at home',
    listed: { duty, off },
    quote,
    // Nobody pays a duty on goods that are given away; customs ask what it would be.
    record: isAbroad(country)
      ? orderCustoms(country, lines, told.discount, customs, goods === 0 ? undefined : told.duty)
      : null,
  };
}
