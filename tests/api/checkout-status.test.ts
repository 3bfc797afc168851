import { describe, expect, it, vi } from 'vitest';
import { checkoutStatus } from '../../server/checkout/checkout-status.ts';
import { historyOf } from '../fixtures/orders.ts';
import { stockLine } from '../fixtures/pickups.ts';
import { openStubbedShop } from '../fixtures/stubbed-shop.ts';

const { shop, stub } = await openStubbedShop();

const line = stockLine('STRATOCASTER', 'VINTAGE', 'MIDDLE', 'white');
const ask = (reference: string) => shop.get(`/api/shop/checkout-status?session_id=${reference}`);
/** Webhooks are refused too while the provider fails for everyone. */
const EVERY_READ = /^GET \/v1\/(checkout\/sessions|payment_intents)\//;

async function paidUnheard(): Promise<string> {
  const { clientSecret, sessionId } = await shop.addressed([line]);
  stub.fail(EVERY_READ, 400);
  await shop.pay(clientSecret);
  return sessionId;
}

describe('the status of a checkout', () => {
  // Other faults, and a provider that hangs: tests/faults/provider-trouble.test.ts.
  it('is unknown while the provider refuses, and known afterwards', async () => {
    const sessionId = await paidUnheard();
    stub.fail(EVERY_READ, 'missing');
    expect(await ask(sessionId)).toMatchObject({
      status: 503,
      body: { error: expect.stringContaining('still being confirmed') },
    });
    expect((await historyOf(shop, sessionId)).order.state).toBe('awaiting payment');
    stub.heal();
    expect(await ask(sessionId)).toMatchObject({ status: 200, body: { data: { status: 'complete' } } });
  });

  it('of a paid order is known without the provider', async () => {
    const sessionId = await paidUnheard();
    stub.heal();
    await ask(sessionId);
    stub.fail(/./, 'hang');
    expect(await ask(sessionId)).toMatchObject({ status: 200, body: { data: { status: 'complete' } } });
  });

  it('is unknown while the database fails, and known afterwards [rows 243, 283]', async () => {
    const sessionId = await paidUnheard();
    stub.heal();
    await shop.database.sql.query('alter table order_events rename to order_events_away');
    expect((await ask(sessionId)).status).toBe(503);
    await shop.database.sql.query('alter table orders rename to orders_away');
    expect((await ask(sessionId)).status).toBe(503);
    await shop.database.sql.query('alter table orders_away rename to orders');
    await shop.database.sql.query('alter table order_events_away rename to order_events');
    expect(await ask(sessionId)).toMatchObject({ body: { data: { status: 'complete' } } });
  });

  it('is reported as unknown within four seconds while the database hangs', async () => {
    const sessionId = await paidUnheard();
    const hanging = new Proxy(shop.services.db, {
      get: (db, key) => (key === 'transaction' ? () => new Promise(() => {}) : Reflect.get(db, key).bind(db)),
    });
    stub.heal();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const env = { ...shop.services.env, patienceMs: 3000 };
      const outcome = checkoutStatus({ ...shop.services, env, db: hanging }, sessionId, {
        language: 'en',
        began: () => true,
      });
      await vi.advanceTimersByTimeAsync(4000);
      expect(await Promise.race([outcome, 'nothing yet'])).toMatchObject({ ok: false, status: 503 });
    } finally {
      vi.useRealTimers();
    }
  });

  it('is processing while the bank is, and complete only after the payment', async () => {
    const sessionId = await paidUnheard();
    const setPayment = (session: string, intent: string) =>
      Promise.all([
        shop.database.sql.query(
          `update sandbox.objects set data = jsonb_set(data, '{payment_status}', to_jsonb($2::text)) where id = $1`,
          [sessionId, session],
        ),
        shop.database.sql.query(
          `update sandbox.objects set data = jsonb_set(data, '{status}', to_jsonb($2::text))
           where id = (select data->>'payment_intent' from sandbox.objects where id = $1)`,
          [sessionId, intent],
        ),
      ]);
    await setPayment('unpaid', 'processing');
    stub.heal();
    expect(await ask(sessionId)).toMatchObject({ status: 200, body: { data: { status: 'processing' } } });
    expect((await historyOf(shop, sessionId)).order.state).toBe('awaiting payment');
    await setPayment('paid', 'succeeded');
    expect(await ask(sessionId)).toMatchObject({ body: { data: { status: 'complete' } } });
  });

  it('is expired after a bank’s payment has failed', async () => {
    const sessionId = await paidUnheard();
    await shop.database.sql.query(
      `update sandbox.objects set data = jsonb_set(data, '{payment_status}', '"unpaid"') where id = $1`,
      [sessionId],
    );
    await shop.database.sql.query(
      `update sandbox.objects set data = jsonb_set(data, '{status}', '"requires_payment_method"')
       where id = (select data->>'payment_intent' from sandbox.objects where id = $1)`,
      [sessionId],
    );
    stub.heal();
    expect(await ask(sessionId)).toMatchObject({ body: { data: { status: 'expired' } } });
    expect((await historyOf(shop, sessionId)).order.state).toBe('cancelled');
  });

  it('does not ask the provider about payments that are not ours', async () => {
    stub.fail(/./, 'hang');
    for (const reference of ['cs_test_unknown', 'pi_unknown'])
      expect((await ask(reference)).status).toBe(404);
  });
});
