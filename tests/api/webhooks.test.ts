import { describe, expect, it } from 'vitest';
import { lineFor } from '#domain/cart/cart-line.ts';
import { settlePayment } from '../../server/checkout/settle-payment.ts';
import { paymentEvents } from '../../server/platform/db/schema/payments.ts';
import { eventually } from '../fixtures/eventually.ts';
import { hurry } from '../fixtures/hurry.ts';
import { movesOf, orderPaidBy } from '../fixtures/orders.ts';
import { openStubbedShop } from '../fixtures/stubbed-shop.ts';

const { shop, stub } = await openStubbedShop();

const line = lineFor({ pickupType: 'TELECASTER', bundleType: 'SET', pickupFlavor: 'HOT', color: 'black' });

function deliver(
  event: object,
  { secret = shop.account.webhookSecret, timestamp = Math.floor(Date.now() / 1000) } = {},
) {
  const payload = JSON.stringify(event);
  const signature = shop.services.stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  return shop.post('/api/shop/stripe-webhook', payload, { 'stripe-signature': signature });
}

const event = (id: string, type: string, object: object) => ({ id, object: 'event', type, data: { object } });

async function orderOf(reference: string) {
  const order = await orderPaidBy(shop, reference);
  const moves = await movesOf(shop, order.id);
  return { order, moves: moves.map(({ to }) => to) };
}

describe('webhooks', () => {
  it('settle one payment once and send one mail, however often and in whichever order they arrive', async () => {
    const { clientSecret, sessionId } = await shop.addressed([line]);
    await shop.pay(clientSecret);

    const session = { id: sessionId, object: 'checkout.session' };
    const deliveries = Array.from({ length: 50 }, (_, index) => {
      if (index % 10 === 3)
        return deliver(event(`evt_${index}`, 'checkout.session.completed', session), {
          secret: 'whsec_wrong',
        });
      // Out of order: the expiry of a paid session, and repeats of the same event.
      if (index % 10 === 5) return deliver(event(`evt_old_${index}`, 'checkout.session.expired', session));
      return deliver(event(`evt_${index % 4}`, 'checkout.session.completed', session));
    });
    const statuses = (await Promise.all(deliveries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(5);
    expect(statuses.filter((status) => status === 200)).toHaveLength(45);

    const { order, moves } = await orderOf(sessionId);
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

  it('are refused if signed but malformed', async () => {
    const odd: unknown[] = [
      null,
      7,
      {},
      { type: 'checkout.session.completed', data: { object: {} } },
      event('', 'checkout.session.completed', { id: 'cs_test_1' }),
      event('evt_odd', 'checkout.session.completed', { id: '' }),
      event('evt_odd', 'checkout.session.completed', { id: '../prices' }),
    ];
    for (const each of odd) expect((await deliver(each as object)).status, JSON.stringify(each)).toBe(400);
  });

  it('answer 200 to foreign payments and to events that change nothing', async () => {
    const { paymentIntents } = shop.services.stripe;
    const other = await paymentIntents.create({ amount: 5000, currency: 'eur' });
    const strange = await paymentIntents.create({
      amount: 5000,
      currency: 'eur',
      metadata: { order_id: "1' or 1=1" },
    });
    for (const { id } of [other, strange]) {
      const foreign = event(`evt_${id}`, 'payment_intent.canceled', { id });
      expect(await deliver(foreign)).toMatchObject({ status: 200, body: { data: 'foreign' } });
    }
    expect((await deliver(event('evt_else', 'customer.created', { id: 'cus_1' }))).status).toBe(200);
    const direct = event('evt_direct', 'charge.refunded', { id: 'ch_1', payment_intent: null });
    expect(await deliver(direct)).toMatchObject({ status: 200, body: { data: 'foreign' } });
  });

  it('ignore an event’s contents, and ask the provider for its state', async () => {
    const { sessionId } = await shop.checkout([line]);
    const lie = { id: sessionId, object: 'checkout.session', status: 'complete', payment_status: 'paid' };
    expect((await deliver(event('evt_lie', 'checkout.session.completed', lie))).status).toBe(503);
    expect((await orderOf(sessionId)).order.state).toBe('awaiting payment');
  });

  it('are requested again while the payment is not visible, and settle then', async () => {
    const { clientSecret, sessionId } = await shop.addressed([line]);
    stub.fail(new RegExp(`^GET /v1/checkout/sessions/${sessionId}`), 'missing');
    await shop.pay(clientSecret);
    const completed = event('evt_early', 'checkout.session.completed', { id: sessionId });
    expect((await deliver(completed)).status).toBe(503);
    expect((await orderOf(sessionId)).order.state).toBe('awaiting payment');
    stub.heal();
    expect(await deliver(completed)).toMatchObject({ status: 200 });
    expect((await orderOf(sessionId)).moves).toEqual(['awaiting payment', 'paid']);
  });

  it('settle on the next delivery after the provider or the database had failed', async () => {
    const { clientSecret, sessionId } = await shop.addressed([line]);
    stub.fail(/^GET \/v1\/checkout\/sessions\//, 400);
    await shop.pay(clientSecret);
    const completed = event('evt_again', 'checkout.session.completed', { id: sessionId });
    expect((await deliver(completed)).status).toBe(500);
    stub.heal();

    await shop.database.sql.query('alter table order_events rename to order_events_away');
    expect((await deliver(completed)).status).toBe(500);
    await shop.database.sql.query('alter table order_events_away rename to order_events');
    expect((await orderOf(sessionId)).order.state).toBe('awaiting payment');

    expect((await deliver(completed)).status).toBe(200);
    const { order, moves } = await orderOf(sessionId);
    expect(order.state).toBe('paid');
    expect(moves.filter((to) => to === 'paid')).toHaveLength(1);
  });

  it('are settled by our own job, once each, if they arrived while the provider was down [row D631]', async () => {
    const { clientSecret, sessionId } = await shop.addressed([line]);
    stub.fail(/^GET \/v1\/checkout\/sessions\//, 500);
    await shop.pay(clientSecret);
    const { sql } = shop.database;
    await sql.query('update sandbox.deliveries set delivered_at = 0 where delivered_at is null');
    const completed = event('evt_away', 'checkout.session.completed', { id: sessionId });
    expect((await deliver(completed)).status).toBe(503);
    expect((await deliver(completed)).status).toBe(503);
    const states = async () => {
      const asked = "select state from jobs.job where name = 'take-event' and singleton_key = 'evt_away'";
      return (await sql.query<{ state: string }>(asked)).map(({ state }) => state);
    };
    expect(await states()).toHaveLength(1);
    stub.heal();
    await eventually(async () => {
      await hurry(shop);
      return (await states())[0] === 'completed';
    }, 'an event that was taken up again');
    expect((await orderOf(sessionId)).moves).toEqual(['awaiting payment', 'paid']);
    expect(await deliver(completed)).toMatchObject({ status: 200, body: { data: 'repeated' } });
  });

  it('about the price list trigger a new read, and no others do', async () => {
    const asked = () => stub.asked.filter((call) => call === 'GET /v1/prices').length;
    const price = { id: 'price_1', object: 'price', lookup_key: 'humbucker' };
    const without = { ...price, lookup_key: null };
    const product = { id: 'prod_1', object: 'product' };
    const before = { previous_attributes: { lookup_key: 'humbucker' } };
    const news = [
      event('evt_p1', 'price.created', price),
      event('evt_p2', 'price.deleted', price),
      { ...event('evt_p3', 'price.updated', without), data: { object: without, ...before } },
      event('evt_p4', 'product.updated', product),
    ];
    for (const [index, one] of news.entries()) {
      expect(await deliver(one)).toEqual({ status: 200, body: { data: 'prices' } });
      expect(asked()).toBe(index + 1);
    }
    // Every checkout causes such events at the provider.
    for (const one of [
      event('evt_p5', 'price.created', without),
      event('evt_p6', 'product.created', product),
    ])
      expect(await deliver(one)).toEqual({ status: 200, body: { data: 'not needed' } });
    expect(asked()).toBe(news.length);
  });

  it('with one id that reach several processes at once are processed by one', async () => {
    const { clientSecret, sessionId } = await shop.addressed([line]);
    await shop.pay(clientSecret);
    // Duplicate detection is per process; these are as many processes.
    const processes = Array.from({ length: 8 }, () => ({
      ...shop.services,
      jobs: { ...shop.services.jobs },
    }));
    const news = { id: 'evt_for_all', type: 'charge.updated' };
    const settled = await Promise.all(
      processes.map((services) => settlePayment(services, sessionId, { event: news })),
    );
    expect(settled.map(({ kind }) => kind).sort()).toEqual(['ours', ...Array(7).fill('repeated')]);
    const again = await settlePayment(shop.services, sessionId, { event: news });
    expect(again.kind).toBe('repeated');
    const { moves } = await orderOf(sessionId);
    expect(moves.filter((to) => to === 'paid')).toHaveLength(1);
  });
});
