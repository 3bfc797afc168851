import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lineFor } from '#domain/cart-line.ts';
import { orderMoves, orders, paymentEvents } from '../../server/db/schema.ts';
import { eventually, openTestShop, type TestShop } from '../fixtures/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const line = lineFor(
  { pickupType: 'TELECASTER', bundleType: 'SET', pickupFlavor: 'HOT', color: 'black' },
  1,
  240,
);

function deliver(
  event: object,
  { secret = shop.account.webhookSecret, timestamp = Math.floor(Date.now() / 1000) } = {},
) {
  const payload = JSON.stringify(event);
  const signature = shop.services.stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  return shop.post('/api/shop/stripe-webhook', payload, { 'stripe-signature': signature });
}

const event = (id: string, type: string, object: object) => ({ id, object: 'event', type, data: { object } });

async function movesOf(reference: string) {
  const [order] = await shop.database.db.select().from(orders).where(eq(orders.paymentReference, reference));
  if (!order) throw new Error('no order');
  const moves = await shop.database.db.select().from(orderMoves).where(eq(orderMoves.orderId, order.id));
  return { order, moves: moves.map(({ to }) => to) };
}

describe('webhooks', () => {
  it('settle one payment once and send one mail, however often and oddly they come', async () => {
    const { clientSecret, sessionId } = await shop.checkout([line]);
    await shop.shipTo(sessionId, 'DE');
    await shop.pay(clientSecret);

    const session = { id: sessionId, object: 'checkout.session' };
    const deliveries = Array.from({ length: 50 }, (_, index) => {
      if (index % 10 === 3)
        return deliver(event(`evt_${index}`, 'checkout.session.completed', session), {
          secret: 'whsec_wrong',
        });
      // Out of order: the expiry of a session that was paid, and repeats of the same event.
      if (index % 10 === 5) return deliver(event(`evt_old_${index}`, 'checkout.session.expired', session));
      return deliver(event(`evt_${index % 4}`, 'checkout.session.completed', session));
    });
    const statuses = (await Promise.all(deliveries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(5);
    expect(statuses.filter((status) => status === 200)).toHaveLength(45);

    const { order, moves } = await movesOf(sessionId);
    expect(order.state).toBe('paid');
    expect(moves.filter((to) => to === 'paid')).toHaveLength(1);
    await eventually(async () => (await shop.mails()).length > 0, 'a mail');
    await shop.get(`/api/shop/checkout-status?session_id=${sessionId}`);
    const jobs = await shop.database.sql.query<{ count: number }>(
      "select count(*)::int as count from jobs.job where name = 'order-confirmation'",
    );
    expect(jobs).toEqual([{ count: 1 }]);
    expect(await shop.mails()).toHaveLength(1);
    const events = await shop.database.db.select().from(paymentEvents);
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
  });

  it('refuse wrong, missing and replayed signatures without writing anything', async () => {
    const before = (await shop.database.db.select().from(paymentEvents)).length;
    const body = event('evt_x', 'checkout.session.completed', { id: 'cs_test_1' });
    const hourAgo = Math.floor(Date.now() / 1000) - 3600;
    expect((await deliver(body, { secret: 'whsec_other' })).status).toBe(400);
    expect((await deliver(body, { timestamp: hourAgo })).status).toBe(400);
    expect((await shop.post('/api/shop/stripe-webhook', body)).status).toBe(400);
    expect((await shop.database.db.select().from(paymentEvents)).length).toBe(before);
  });

  it('answer 200 to foreign payments and to events that change nothing', async () => {
    const foreign = event('evt_foreign', 'checkout.session.completed', { id: 'cs_test_foreign' });
    expect(await deliver(foreign)).toMatchObject({ status: 200, body: { data: 'foreign' } });
    expect((await deliver(event('evt_else', 'customer.created', { id: 'cus_1' }))).status).toBe(200);
  });

  it('do not believe what an event says, only what the provider knows', async () => {
    const { sessionId } = await shop.checkout([line]);
    const lie = { id: sessionId, object: 'checkout.session', status: 'complete', payment_status: 'paid' };
    expect((await deliver(event('evt_lie', 'checkout.session.completed', lie))).status).toBe(200);
    expect((await movesOf(sessionId)).order.state).toBe('awaiting payment');
  });

  it('survive the return page asking at the same time', async () => {
    const { clientSecret, sessionId } = await shop.checkout([line]);
    await shop.shipTo(sessionId, 'DE');
    await shop.pay(clientSecret);
    const object = { id: sessionId, object: 'checkout.session' };
    await Promise.all([
      ...Array.from({ length: 10 }, () => shop.get(`/api/shop/checkout-status?session_id=${sessionId}`)),
      ...Array.from({ length: 10 }, (_, index) =>
        deliver(event(`evt_both_${index}`, 'checkout.session.completed', object)),
      ),
    ]);
    expect((await movesOf(sessionId)).moves.filter((to) => to === 'paid')).toHaveLength(1);
  });
});
