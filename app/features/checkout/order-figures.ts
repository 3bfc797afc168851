import type { StripeCheckoutSession } from '@stripe/stripe-js';
import type { Cart } from '#domain/cart.ts';
import { featureWords, isCustom } from '#domain/cart-line.ts';
import type { CountryCode } from '#domain/countries.ts';
import { type Cents, cents } from '#domain/money.ts';
import { type Quote, quoteGoods } from '#domain/quote.ts';

export interface OrderRow {
  readonly id: string;
  readonly name: string;
  /** The main features, in words. */
  readonly features: string;
  readonly imagePath: string | undefined;
  readonly quantity: number;
  readonly price: Cents;
}

export interface OrderFigures {
  readonly rows: readonly OrderRow[];
  readonly goods: Cents;
  /** Undefined until the server has accepted an address. */
  readonly shipping: Quote['shipping'] | undefined;
  /** What a code takes off the goods, and how many per cent that are. */
  readonly discount: Cents;
  readonly discountPercent: number | null;
  /** Goods less the discount until shipping is known. */
  readonly total: Cents;
}

type Session = Pick<StripeCheckoutSession, 'lineItems' | 'total' | 'discountAmounts'>;

/**
 * What the order comes to. Every amount is the session's, which is what will be charged; the cart only lends
 * pictures and descriptions, and the quote only splits the session's price into fee and discount.
 */
export function orderFigures(
  { lineItems, total, discountAmounts }: Session,
  lines: Cart,
  country: CountryCode | undefined,
): OrderFigures {
  const alike =
    lines.length === lineItems.length &&
    lineItems.every(({ quantity }, index) => quantity === lines[index]?.quantity);
  const rows = lineItems.map((item, index) => {
    const line = alike ? lines[index] : undefined;
    const features = line ? featureWords(line) : [item.description ?? ''];
    return {
      id: item.id,
      name: line?.name ?? item.name,
      features: features.filter(Boolean).join(line && isCustom(line.config) ? ' · ' : ', '),
      imagePath: line?.imagePath ?? item.images[0],
      quantity: item.quantity,
      price: cents(item.subtotal.minorUnitsAmount),
    };
  });
  const goods = cents(total.subtotal.minorUnitsAmount);
  const discount = cents(total.discount.minorUnitsAmount);
  const off = { discount, discountPercent: discountAmounts?.[0]?.percentOff ?? null };
  if (!country) return { rows, goods, shipping: undefined, ...off, total: cents(goods - discount) };

  const agreed = {
    shipping: cents(total.shippingRate.minorUnitsAmount),
    total: cents(total.total.minorUnitsAmount),
  };
  return { rows, ...quoteGoods(goods, country, agreed), ...off };
}
