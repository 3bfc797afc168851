import type { StripeCheckoutSession } from '@stripe/stripe-js';
import type { Cart } from '#domain/cart/cart.ts';
import { featureWords } from '#domain/cart/cart-line.ts';
import { featureList } from '#domain/checkout/describe-line.ts';
import { type Discounted, paidSums, withDiscount, withPaidSums } from '#domain/checkout/discount.ts';
import { quoteGoods } from '#domain/checkout/quote.ts';
import type { CountryCode } from '#domain/countries.ts';
import { DUTY_LABEL } from '#domain/customs/duty-label.ts';
import type { Language } from '#domain/languages.ts';
import { type Cents, cents, ZERO } from '#domain/money.ts';
import type { Vat } from '#domain/prices/vat.ts';

export interface OrderRow {
  readonly id: string;
  readonly name: string;
  readonly features: string;
  readonly imagePath: string | undefined;
  readonly quantity: number;
  readonly sum: Cents;
}

export interface OrderFigures extends Discounted {
  readonly rows: readonly OrderRow[];
}

type Session = Pick<StripeCheckoutSession, 'lineItems' | 'total' | 'discountAmounts'>;

interface Stage {
  readonly accepted: boolean;
  readonly charges?: { readonly duty: Cents; readonly vat: Vat } | undefined;
}

/**
 * Amounts of the order. Once the server has accepted the address all come from the session, which is what will be
 * charged. Before that shipping is quoted for the chosen country with the server's function, and the duty is the shop's
 * answer for it. The cart supplies only pictures and descriptions.
 */
export function orderFigures(
  { lineItems, total, discountAmounts }: Session,
  lines: Cart,
  country: CountryCode,
  { accepted, charges }: Stage,
  language: Language = 'en',
): OrderFigures {
  // The duty is a line of the session, but not part of the goods.
  const ordered = lineItems.filter(({ name }) => name !== DUTY_LABEL.en);
  const duty = cents(
    lineItems
      .filter(({ name }) => name === DUTY_LABEL.en)
      .reduce((sum, { subtotal }) => sum + subtotal.minorUnitsAmount, 0),
  );
  const alike =
    lines.length === ordered.length &&
    ordered.every(({ quantity }, index) => quantity === lines[index]?.quantity);
  const rows = ordered.map((item, index) => {
    const line = alike ? lines[index] : undefined;
    const features = line ? featureWords(line, language) : [item.description ?? ''];
    return {
      id: item.id,
      name: line?.name ?? item.name,
      features: featureList(line?.config, features),
      imagePath: line?.imagePath ?? item.images[0],
      quantity: item.quantity,
      sum: cents(item.subtotal.minorUnitsAmount),
    };
  });
  const goods = cents(total.subtotal.minorUnitsAmount - duty);
  const discount = cents(total.discount.minorUnitsAmount);
  const discountPercent = discountAmounts?.[0]?.percentOff ?? null;
  const vat = charges?.vat;
  if (!accepted) {
    // The session may contain another country's duty, so the discount is split into goods and duty.
    const inSession = { goods, shipping: ZERO, duty, total: cents(goods + duty - discount), discountPercent };
    const { discount: off, duty: left } = paidSums(inSession);
    const agreed = { duty: charges?.duty ?? left, vat };
    return { rows, ...withDiscount(quoteGoods(goods, country, agreed), off, discountPercent) };
  }
  const agreed = {
    duty,
    shipping: cents(total.shippingRate.minorUnitsAmount),
    total: cents(total.total.minorUnitsAmount),
    vat,
  };
  return { rows, ...withPaidSums(quoteGoods(goods, country, agreed), discountPercent) };
}
