import { type CountryCode, isAbroad } from '../countries.ts';
import { type Customs, chargesOf } from '../customs/consignment.ts';
import { consignmentOf, type LineToDeclare, orderCustoms } from '../customs/order-customs.ts';
import { add, type Cents, ZERO } from '../money.ts';
import type { Vat } from '../prices/vat.ts';
import { discountOn, withDiscount } from './discount.ts';
import { quoteGoods } from './quote.ts';

interface OrderToQuote {
  /** Without any discount. */
  readonly goods: Cents;
  readonly lines: readonly LineToDeclare[];
  readonly country: CountryCode;
  readonly customs: Customs;
  /** Percent that a code takes off goods and duty; null without one. */
  readonly percent: number | null;
}

/** Sums that are already settled and must not be recomputed. */
interface Settled {
  readonly shipping?: Cents | undefined;
  /** Without the discount. */
  readonly duty?: Cents | undefined;
  /** Within the EU only; abroad customs decide. */
  readonly vat?: Vat | undefined;
  /** Discount on goods and duty as rounded by the payment provider. */
  readonly off?: Cents | undefined;
  /** Goods discount and duty as paid. Customs are told these sums instead of the quoted ones. */
  readonly paid?: { readonly discount: Cents; readonly duty: Cents } | undefined;
}

/** Quotes an order with discount, shipping, duty, tax and customs record. Read charged sums with `paidSums` instead. */
export function quoteOrder(
  { goods, lines, country, customs, percent }: OrderToQuote,
  { shipping, vat, paid, ...settled }: Settled = {},
) {
  const offGoods = paid?.discount ?? discountOn(goods, percent ?? 0);
  const consignment = isAbroad(country) ? consignmentOf(country, lines, offGoods, customs) : undefined;
  const charges = consignment && chargesOf(consignment);
  const { duty = charges?.duty ?? ZERO } = settled;
  const { off = discountOn(add(goods, duty), percent ?? 0) } = settled;
  const listed = quoteGoods(goods, country, { shipping, duty, vat: charges?.vat ?? vat });
  const quote = withDiscount(listed, off, percent);
  const declared = paid ?? quote;
  return {
    /** Why nothing can be ordered to the country; null if orders are possible. */
    closed: consignment?.terms === 'closed' ? consignment.closed : null,
    terms: consignment?.terms ?? ('at home' as const),
    /** Items of a payment session: the duty, and the discount on goods and duty together. */
    listed: { duty, off },
    quote,
    // Goods given away are charged no duty, but the record needs its amount.
    record: isAbroad(country)
      ? orderCustoms(country, lines, declared.discount, customs, goods === 0 ? undefined : declared.duty)
      : null,
  };
}
