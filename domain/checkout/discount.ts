import type { InLanguages } from '../languages.ts';
import { type Cents, cents } from '../money.ts';
import { vatContained } from '../prices/vat.ts';
import type { Quote } from './quote.ts';

/** A quote that something was taken off; 0 and null where nothing was. */
export type Discounted<Q extends Quote = Quote> = Q & {
  readonly discount: Cents;
  readonly discountPercent: number | null;
};

/** What a discount is called where its sum stands. */
export const DISCOUNT_LABEL: InLanguages<(percent: number | null) => string> = {
  en: (percent) => (percent === null ? 'Discount' : `Discount code, ${percent} %`),
  de: (percent) => (percent === null ? 'Nachlass' : `Rabattcode, ${percent} %`),
};

/**
 * What per cent take off goods, and off the duty on them, which is less with their value: of their sum, rounded down to the
 * cent, so that it is never more than was promised.
 */
export const discountOn = (goods: Cents, percent: number): Cents =>
  cents(Math.floor((goods * percent) / 100));

/** What an order's row and a payment session record of an order's sums. */
export type Charged = Pick<Quote, 'goods' | 'duty' | 'total'> & {
  readonly shipping: Cents;
  readonly discountPercent: number | null;
};

/**
 * The discount on the goods and the duty that was paid: the two figures that every page, mail, paper and book shows. The
 * payment provider takes a code's per cent off each line, the duty's too, so row and session record a higher duty and a
 * higher discount. Cents that the provider rounds differently are in the duty, or in the discount where there is none.
 */
export function paidSums({ goods, shipping, duty, total, discountPercent }: Charged): {
  readonly discount: Cents;
  readonly duty: Cents;
} {
  const off = Math.max(0, goods + shipping + duty - total);
  const asked = discountPercent === null ? off : discountOn(goods, discountPercent);
  const discount = Math.min(Math.max(asked, off - duty), off, goods);
  return { discount: cents(discount), duty: cents(Math.max(0, duty - (off - discount))) };
}

/** A quote whose total and duty are as they were charged, in the sums that people read. */
export const withPaidSums = <Q extends Quote>(quote: Q, discountPercent: number | null): Discounted<Q> => ({
  ...quote,
  ...paidSums({ ...quote, shipping: quote.shipping.price, discountPercent }),
  discountPercent,
});

/**
 * A quote with a discount. Goods stay listed at their prices and the discount is on its own line; shipping and its
 * promotion go by the goods before it, so that a code never makes shipping dearer. The VAT is that of what is paid.
 */
export function withDiscount<Q extends Quote>(
  quote: Q,
  discount: Cents,
  discountPercent: number | null,
): Discounted<Q> {
  const total = cents(quote.total - discount);
  const vat = { ...quote.vat, contained: vatContained(total, quote.vat) };
  return withPaidSums({ ...quote, total, vat }, discountPercent);
}

/** The provider rounds on its own, line by line perhaps: as many cents as there are lines are no other discount. */
export const isAsGood = (taken: Cents, agreed: Cents, lines: number): boolean =>
  Math.abs(taken - agreed) <= lines;
