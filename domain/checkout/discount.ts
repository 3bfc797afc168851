import type { InLanguages } from '../languages.ts';
import { type Cents, cents } from '../money.ts';
import { vatContained } from '../prices/vat.ts';
import type { Quote } from './quote.ts';

/** A quote with its discount; 0 and null without one. */
export type Discounted<Q extends Quote = Quote> = Q & {
  readonly discount: Cents;
  readonly discountPercent: number | null;
};

export const DISCOUNT_LABEL: InLanguages<(percent: number | null) => string> = {
  en: (percent) => (percent === null ? 'Discount' : `Discount code, ${percent} %`),
  de: (percent) => (percent === null ? 'Nachlass' : `Rabattcode, ${percent} %`),
};

/** Discount on goods or their duty. Rounded down to the cent, so that it is never more than promised. */
export const discountOn = (goods: Cents, percent: number): Cents =>
  cents(Math.floor((goods * percent) / 100));

export type Charged = Pick<Quote, 'goods' | 'duty' | 'total'> & {
  readonly shipping: Cents;
  readonly discountPercent: number | null;
};

/**
 * The discount on the goods and the duty paid: the two figures on every page, mail, paper and book. The payment
 * provider applies a code to each line, including the duty, so row and session record a higher duty and a higher
 * discount. Rounding differences of the provider go to the duty, or to the discount if there is no duty.
 */
export function paidSums({ goods, shipping, duty, total, discountPercent }: Charged): {
  readonly discount: Cents;
  readonly duty: Cents;
} {
  const off = Math.max(0, goods + shipping + duty - total);
  const promised = discountPercent === null ? off : discountOn(goods, discountPercent);
  const discount = Math.min(Math.max(promised, off - duty), off, goods);
  return { discount: cents(discount), duty: cents(Math.max(0, duty - (off - discount))) };
}

/** Replaces discount and duty of a charged quote by the sums that people read (`paidSums`). */
export const withPaidSums = <Q extends Quote>(quote: Q, discountPercent: number | null): Discounted<Q> => ({
  ...quote,
  ...paidSums({ ...quote, shipping: quote.shipping.price, discountPercent }),
  discountPercent,
});

/**
 * Applies a discount. Goods stay at their prices with the discount on its own line. Shipping and its promotion depend
 * on the goods before the discount, so that a code never raises shipping. VAT is that of the total paid.
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

/** The provider may round each line on its own, so a difference of one cent a line is accepted. */
export const isAsGood = (taken: Cents, agreed: Cents, lines: number): boolean =>
  Math.abs(taken - agreed) <= lines;
