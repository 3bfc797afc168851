import type { InLanguages } from '../languages.ts';
import { type Cents, cents, ZERO } from '../money.ts';
import { vatContained } from '../prices/vat.ts';
import { prorate } from '../returns/prorate.ts';
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

/** How much of a discount is off the goods, and how much off the duty on them. */
export function splitDiscount(
  discount: Cents,
  { goods, duty }: Pick<Quote, 'goods' | 'duty'>,
): { readonly goods: Cents; readonly duty: Cents } {
  if (goods === 0) return { goods: discount, duty: ZERO };
  const [ofGoods = ZERO, ofDuty = ZERO] = prorate(discount, [goods, duty]);
  return { goods: ofGoods, duty: ofDuty };
}

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
  return { ...quote, discount, discountPercent, total, vat };
}

/** The provider rounds on its own, line by line perhaps: as many cents as there are lines are no other discount. */
export const isAsGood = (taken: Cents, agreed: Cents, lines: number): boolean =>
  Math.abs(taken - agreed) <= lines;
