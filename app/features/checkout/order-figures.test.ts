import type { StripeCheckoutSession } from '@stripe/stripe-js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineFor } from '#domain/cart/cart-line.ts';
import { discountOn } from '#domain/checkout/discount.ts';
import { DUTY_LABEL } from '#domain/customs/duty-label.ts';
import { cents } from '#domain/money.ts';
import { shippingTo } from '#domain/shipping/shipping.ts';
import { itForAll } from '../../../tests/fixtures/for-all.ts';
import { orderFigures } from './order-figures.ts';

const amount = (minorUnitsAmount: number) => ({
  minorUnitsAmount,
  amount: (minorUnitsAmount / 100).toFixed(2),
});

const line = lineFor({ pickupType: 'HUMBUCKER', bundleType: 'SET', pickupFlavor: 'HOT', color: 'cream' }, 2);
const lines = line ? [line] : [];

function session(goods: number, shipping: number, quantity = 2, discount = 0, percentOff = 20) {
  const item = {
    id: 'li_1',
    name: 'Humbucker set',
    description: 'Hot',
    images: [],
    quantity,
    subtotal: amount(goods),
    total: amount(goods - discount),
  };
  return {
    lineItems: [item],
    discountAmounts: discount > 0 ? [{ ...amount(discount), percentOff }] : null,
    total: {
      subtotal: amount(goods),
      shippingRate: amount(shipping),
      discount: amount(discount),
      total: amount(goods - discount + shipping),
    },
  } as unknown as StripeCheckoutSession;
}

describe('orderFigures', () => {
  it('quotes shipping for the chosen country until an address is accepted', () => {
    const figures = orderFigures(session(48000, 619), lines, 'US', { accepted: false });
    expect(figures).toMatchObject({ shipping: { fee: 4850, discount: 2500 }, total: 50350 });
    expect(figures.vat).toMatchObject({ country: null, contained: 0 });
  });

  itForAll([
    fc.integer({ min: 1, max: 100_000 }),
    fc.integer({ min: 1, max: 10_000 }),
    fc.integer({ min: 1, max: 20 }),
  ])(
    'includes the remaining duty after a discount in the total, and matches the session to the cent [row D360]',
    (goods, duty, percent) => {
      const off = discountOn(cents(goods), percent);
      fc.pre(off > 0);
      const offDuty = discountOn(cents(duty), percent);
      // The shop's response contains the remaining duty.
      const charges = { duty: cents(duty - offDuty), vat: { country: null, ratePercent: 0 } };
      const open = session(goods, 619, 2, off, percent);
      const before = orderFigures(open, lines, 'US', {
        accepted: false,
        charges,
      });
      const charged = shippingTo('US', cents(goods)).price;
      const fee = { id: 'li_2', name: DUTY_LABEL.en, description: '', images: [], quantity: 1 };
      const withDuty = {
        ...open,
        lineItems: [...open.lineItems, { ...fee, subtotal: amount(duty), total: amount(duty - offDuty) }],
        discountAmounts: off + offDuty > 0 ? [{ ...amount(off + offDuty), percentOff: percent }] : null,
        total: {
          subtotal: amount(goods + duty),
          shippingRate: amount(charged),
          discount: amount(off + offDuty),
          total: amount(goods + duty - off - offDuty + charged),
        },
      } as unknown as StripeCheckoutSession;
      const after = orderFigures(withDuty, lines, 'US', { accepted: true, charges });
      expect(after).toEqual(before);
      // The same while the session already contains the duty and the address is edited.
      expect(orderFigures(withDuty, lines, 'US', { accepted: false, charges })).toEqual(before);
    },
  );

  it('shows the session’s shipping price if the table has another', () => {
    const { shipping } = orderFigures(session(48000, 999), lines, 'DE', { accepted: true });
    expect(shipping).toMatchObject({ price: 999, fee: 999, discount: 0 });
  });

  it('lists goods at full price with the discount as a separate amount, before and after an address', () => {
    const open = orderFigures(session(21000, 0, 2, 4200), lines, 'DE', { accepted: false });
    expect(open).toMatchObject({ goods: 21000, discount: 4200, discountPercent: 20, total: 16800 });
    expect(open.rows[0]?.sum).toBe(21000);
    // The shipping promotion depends on the goods before the discount.
    const figures = orderFigures(session(21000, 2350, 2, 4200), lines, 'US', { accepted: true });
    expect(figures).toMatchObject({ total: 19150, shipping: { price: 2350, fee: 4850, discount: 2500 } });
  });

  it('takes picture and features from the cart only if cart and session agree', () => {
    expect(orderFigures(session(48000, 0), lines, 'DE', { accepted: true }).rows[0]).toMatchObject({
      features: 'Set: Neck and bridge, Hot, Cream',
      imagePath: '/generated/pictures/humbucker/set-hero-cream-480.avif',
    });
    expect(orderFigures(session(24000, 0, 1), lines, 'DE', { accepted: true }).rows[0]).toMatchObject({
      name: 'Humbucker set',
      features: 'Hot',
      imagePath: undefined,
    });
  });
});
