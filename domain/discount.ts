import { type Cents, cents } from './money.ts';
import type { Quote } from './quote.ts';
import { vatContained } from './vat.ts';

/** A quote that something was taken off; 0 where nothing was. */
export type Discounted<Q extends Quote = Quote> = Q & { readonly discount: Cents };

/** What per cent take off goods: of their sum, rounded down to the cent, so that it is never more than was promised. */
export const discountOn = (goods: Cents, percent: number): Cents =>
  cents(Math.floor((goods * percent) / 100));

/**
 * A quote with a discount. Goods stay listed at their prices and the discount stands on its own line; shipping and its
 * promotion go by the goods before it, so that a code never makes shipping dearer. The VAT is that of what is paid.
 */
export function withDiscount<Q extends Quote>(quote: Q, discount: Cents): Discounted<Q> {
  const total = cents(quote.total - discount);
  return { ...quote, discount, total, vat: { ...quote.vat, contained: vatContained(total, quote.vat) } };
}

/** The provider rounds on its own, line by line perhaps: as many cents as there are lines are no other discount. */
export const isAsGood = (taken: Cents, agreed: Cents, lines: number): boolean =>
  Math.abs(taken - agreed) <= lines;
