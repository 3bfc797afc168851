/**
 * The same against a real test account: `npm run test:stripe`. Calls are the shop's own, and the account's events are
 * passed to the shop signed like its webhook's, so this computer needs no public address. Payments are confirmed with
 * the account's test cards without a browser, so they are a wallet's.
 */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lineFor } from '#domain/cart/cart-line.ts';
import { cents, ZERO } from '#domain/money.ts';
import { closeStaleOrders } from '../../server/checkout/close-stale-orders.ts';
import { settlePayment } from '../../server/checkout/settle-payment.ts';
import { orders } from '../../server/platform/db/schema/orders.ts';
import { syncPrices } from '../../server/platform/payments/sync-prices.ts';
import { askRefund } from '../../server/returns/ask-refund.ts';
import { finishRefund } from '../../server/returns/finish-refund.ts';
import { withdrawCode } from '../../server/shopfront/withdraw-code.ts';
import { ADDRESSES } from '../fixtures/addresses.ts';
import { issue, rowOf } from '../fixtures/codes.ts';
import { eventSchema } from '../fixtures/contract/calls.ts';
import { faultsOf } from '../fixtures/contract/check.ts';
import { eventually } from '../fixtures/eventually.ts';
import { openTestShop, type TestShop } from '../fixtures/test-shop.ts';
import { MAXI, need } from '../fixtures/workshop.ts';

const line = lineFor({ pickupType: 'HUMBUCKER', bundleType: 'SET', pickupFlavor: 'HOT', color: 'cream' });
const begun = Math.floor(Date.now() / 1000) - 60;

let shop: TestShop;
let stripe: Stripe;
beforeAll(async () => {
  const { STRIPE_SECRET_KEY = '', STRIPE_PUBLISHABLE_KEY = '', STRIPE_WEBHOOK_SECRET = '' } = process.env;
  if (STRIPE_SECRET_KEY === '')
    throw new Error('These tests need a test account: run `npm run test:stripe`.');
  shop = await openTestShop({ STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET });
  ({ stripe } = shop.services);
  await syncPrices(stripe);
  await shop.services.prices.renew();
  expect(await shop.services.prices.current()).toBeDefined();
}, 600_000);
afterAll(() => shop?.close());

const orderOf = async (reference: string) =>
  (await shop.database.db.select().from(orders).where(eq(orders.paymentReference, reference)))[0];

/** Opens a wallet's payment for an order; returns its reference. */
async function opened(): Promise<string> {
  const asked = { items: [line], confirm: true, shippingDetails: ADDRESSES.DE, email: 'jonas@example.org' };
  const { status, body } = await shop.post('/api/shop/express-checkout', asked);
  expect([status, body]).toEqual([200, expect.anything()]);
  return (body as { data: { clientSecret: string } }).data.clientSecret.split('_secret_')[0] ?? '';
}

const confirm = (intent: string, payment_method = 'pm_card_visa') =>
  stripe.paymentIntents.confirm(intent, {
    payment_method,
    shipping: ADDRESSES.DE,
    return_url: `${shop.publicUrl}/checkout`,
  });

async function paid(): Promise<string> {
  const intent = await opened();
  expect((await confirm(intent)).status).toBe('succeeded');
  await settlePayment(shop.services, intent);
  expect((await orderOf(intent))?.state).toBe('paid');
  return intent;
}

/** An event of the account about an object, once the account has recorded it. */
async function eventAbout(type: string, id: string): Promise<Stripe.Event> {
  let found: Stripe.Event | undefined;
  await eventually(async () => {
    const { data } = await stripe.events.list({ type, created: { gte: begun }, limit: 100 });
    found = data.find((event) => JSON.stringify(event.data.object).includes(id));
    return found !== undefined;
  }, `an event ${type} about ${id}`);
  if (!found) throw new Error('no event');
  return found;
}

describe('a real test account', () => {
  it('opens, changes and ends the session of a checkout', async () => {
    const { sessionId } = await shop.checkout([line]);
    await shop.shipTo(sessionId, 'DE');
    const session = await stripe.checkout.sessions.retrieve(sessionId);
    expect(session).toMatchObject({ status: 'open', currency: 'eur' });
    expect(session.amount_total).toBe((await orderOf(sessionId))?.total);
    await stripe.checkout.sessions.expire(sessionId);
    await settlePayment(shop.services, sessionId);
    expect((await orderOf(sessionId))?.state).toBe('cancelled');
  });

  it('takes a payment, reports it by its event, and the order is paid once', async () => {
    const intent = await opened();
    expect((await confirm(intent)).status).toBe('succeeded');
    const event = await eventAbout('payment_intent.succeeded', intent);
    for (let time = 0; time < 2; time++) expect((await shop.deliver(event)).status).toBe(200);
    expect(await orderOf(intent)).toMatchObject({ state: 'paid', shippingCountry: 'DE' });
    expect(faultsOf(eventSchema(event.type), JSON.parse(JSON.stringify(event)), 'json')).toEqual([]);
  });

  it('declines a card, and the order stays unpaid', async () => {
    const intent = await opened();
    await expect(confirm(intent, 'pm_card_chargeDeclined')).rejects.toMatchObject({ code: 'card_declined' });
    await settlePayment(shop.services, intent);
    expect((await orderOf(intent))?.state).toBe('awaiting payment');
  });

  it('refunds once, and the order follows by its event', async () => {
    const intent = await paid();
    const { number = '' } = (await orderOf(intent)) ?? {};
    const id = randomUUID();
    const goods = { quantities: [], shipping: ZERO, goodwill: cents(1000), reason: 'Goodwill' };
    await need(askRefund(shop.services, MAXI, { id, number, ...goods }));
    await finishRefund(shop.services, id);
    const { data } = await stripe.refunds.list({ payment_intent: intent });
    expect(data.map(({ amount }) => amount)).toEqual([1000]);
    expect((await shop.deliver(await eventAbout('charge.refunded', intent))).status).toBe(200);
    expect((await orderOf(intent))?.refunded).toBe(1000);
  });

  it('makes the promotion code of a discount code, and switches it off', async () => {
    const { id } = await issue(shop);
    const reference = async () => (await rowOf(shop, id)).providerReference ?? '';
    await eventually(async () => (await reference()) !== '', 'the code made');
    expect(await stripe.promotionCodes.retrieve(await reference())).toMatchObject({ active: true });
    await need(withdrawCode(shop.services, MAXI, { id, reason: 'Test' }));
    await eventually(
      async () => !(await stripe.promotionCodes.retrieve(await reference())).active,
      'the code switched off',
    );
  });

  it('pays an order late and reopens it', async () => {
    const intent = await opened();
    await shop.database.db
      .update(orders)
      .set({ state: 'cancelled' })
      .where(eq(orders.paymentReference, intent));
    expect((await confirm(intent)).status).toBe('succeeded');
    await settlePayment(shop.services, intent);
    expect((await orderOf(intent))?.state).toBe('paid');
  });

  it('ends an unpaid payment in time', async () => {
    const intent = await opened();
    const now = () => new Date(Date.now() + 3 * 3_600_000);
    await closeStaleOrders({ ...shop.services, now });
    expect((await stripe.paymentIntents.retrieve(intent)).status).toBe('canceled');
    expect((await orderOf(intent))?.state).toBe('cancelled');
  });
});
