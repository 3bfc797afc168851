import type Stripe from 'stripe';
import { afterAll, describe, expect, it } from 'vitest';
import { callSandbox } from '../tests/fixtures/pay-by-sandbox.ts';
import { openSession, shipTo, startTestServer } from '../tests/fixtures/sandbox-server.ts';

const server = await startTestServer();
const { stripe } = server;
afterAll(() => server.close());

let made = 0;
async function promotion(changes: Partial<Stripe.PromotionCodeCreateParams> = {}) {
  made += 1;
  const coupon = await stripe.coupons.create({
    id: `c-${made}`,
    percent_off: 15,
    duration: 'once',
    name: '15 % off',
  });
  const code = `KEY${made}`;
  const params = { promotion: { type: 'coupon' as const, coupon: coupon.id }, code, max_redemptions: 1 };
  return stripe.promotionCodes.create({ ...params, ...changes });
}

async function session(changes: Partial<Stripe.Checkout.SessionCreateParams> = {}) {
  const opened = await openSession(stripe, { allow_promotion_codes: true, ...changes });
  await shipTo(stripe, opened.id, 'US');
  return opened;
}

interface Shown {
  session: {
    total: Record<'discount' | 'subtotal' | 'total' | 'shippingRate', { minorUnitsAmount: number }>;
    discountAmounts: { percentOff: number; promotionCode: string; displayName: string }[] | null;
    lineItems: Record<'discount' | 'subtotal' | 'total', { minorUnitsAmount: number }>[];
  };
}
const apply = (clientSecret: string, code: string | null) =>
  callSandbox<Shown>(server.baseUrl, 'promotion', { clientSecret, code });

describe('promotion codes', () => {
  it('reduce the lines, not the shipping, and can be removed again', async () => {
    const { code } = await promotion();
    const { id, client_secret } = await session();
    const { session: shown } = await apply(client_secret, code.toLowerCase());
    expect(shown.total).toMatchObject({
      subtotal: { minorUnitsAmount: 25_800 },
      discount: { minorUnitsAmount: 3870 },
      shippingRate: { minorUnitsAmount: 4850 },
      total: { minorUnitsAmount: 26_780 },
    });
    expect(shown.discountAmounts).toMatchObject([
      { percentOff: 15, promotionCode: code, displayName: '15 % off' },
    ]);
    expect(shown.lineItems[0]).toMatchObject({ discount: { minorUnitsAmount: 3870 } });
    const known = await stripe.checkout.sessions.retrieve(id, { expand: ['discounts.promotion_code'] });
    expect(known).toMatchObject({
      amount_total: 26_780,
      total_details: { amount_discount: 3870 },
      discounts: [{ promotion_code: { code } }],
    });
    // A new shipping price keeps the discount.
    const shipped = await shipTo(stripe, id, 'DE');
    expect(shipped).toMatchObject({ amount_total: 21_930, total_details: { amount_discount: 3870 } });
    const without = await apply(client_secret, null);
    expect(without.session.total).toMatchObject({ discount: { minorUnitsAmount: 0 } });
    expect(without.session.discountAmounts).toBeNull();
  });

  it('are refused if they are unknown, inactive, for a larger order, duplicate or expired, or if the session accepts none', async () => {
    const { client_secret } = await session();
    await expect(apply(client_secret, 'NOTHING')).rejects.toThrow('invalid');
    const off = await promotion();
    await stripe.promotionCodes.update(off.id, { active: false });
    await expect(apply(client_secret, off.code)).rejects.toThrow('invalid');
    const dear = await promotion({
      restrictions: { minimum_amount: 90_000, minimum_amount_currency: 'eur' },
    });
    await expect(apply(client_secret, dear.code)).rejects.toThrow('too small');
    const closed = await session({ allow_promotion_codes: false });
    const { code } = await promotion();
    await expect(apply(closed.client_secret, code)).rejects.toThrow('takes no promotion codes');
    await expect(promotion({ code })).rejects.toMatchObject({ code: 'resource_already_exists' });
    await expect(promotion({ expires_at: 1000 })).rejects.toThrow('in the future');
  });
});
