import { randomUUID } from 'node:crypto';
import { eq, like } from 'drizzle-orm';
import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { closeStaleOrders } from '../../server/checkout/close-stale-orders.ts';
import { freezeOrder, quoteCart } from '../../server/checkout/freeze-order.ts';
import { alone } from '../../server/platform/db/alone.ts';
import { openDatabase } from '../../server/platform/db/open-database.ts';
import { orders } from '../../server/platform/db/schema/orders.ts';
import { fetchAccountPrices } from '../../server/platform/payments/price-source.ts';
import { syncPrices } from '../../server/platform/payments/sync-prices.ts';
import { priceInAccount } from '../fixtures/account-prices.ts';
import { eventually } from '../fixtures/eventually.ts';
import { freshDatabase } from '../fixtures/fresh-database.ts';
import { historyOf, mailsAbout, movesOf, orderByWallet } from '../fixtures/orders.ts';
import { stockLine } from '../fixtures/pickups.ts';
import { changeRows } from '../fixtures/rows.ts';
import { openStubbedShop } from '../fixtures/stubbed-shop.ts';

const { shop, stub } = await openStubbedShop();

const line = stockLine('P90_SOAPBAR', 'MODERN', 'NECK', 'white');
const inThreeHours = () => new Date(Date.now() + 3 * 3_600_000);
const stateOf = async (id: string) =>
  (await shop.database.db.select().from(orders).where(eq(orders.id, id)))[0]?.state;

it('expired orders are cancelled if their payment was never opened, as after a crash', async () => {
  const { services } = shop;
  const quoted = quoteCart([line], await services.prices.current(), 'DE');
  if (!quoted.ok) throw new Error(quoted.error);
  const order = await freezeOrder(services, quoted.value, 'en');
  await closeStaleOrders(services);
  expect(await stateOf(order.id)).toBe('awaiting payment');
  await closeStaleOrders({ ...services, now: inThreeHours });
  expect(await stateOf(order.id)).toBe('cancelled');
  const moves = await movesOf(shop, order.id);
  expect(moves.map(({ to, mover }) => [to, mover])).toEqual([
    ['awaiting payment', 'shopper'],
    ['cancelled', 'clock'],
  ]);
});

describe('expired orders while the provider fails', () => {
  /** An expired order whose payment is open. */
  async function stale(): Promise<string> {
    const { sessionId } = await shop.checkout([line]);
    return sessionId;
  }
  const late = () => ({ ...shop.services, now: inThreeHours });
  const session = (id: string) => new RegExp(`^GET /v1/checkout/sessions/${id}`);

  it.each(['missing', 'garbage'] as const)(
    'keep waiting while it answers %s, and are settled afterwards',
    async (fault) => {
      const { clientSecret, sessionId } = await shop.addressed([line]);
      stub.fail(session(sessionId), fault);
      await closeStaleOrders(late());
      expect((await historyOf(shop, sessionId)).order.state).toBe('awaiting payment');
      await shop.pay(clientSecret);
      stub.heal();
      await closeStaleOrders(late());
      expect((await historyOf(shop, sessionId)).order.state).toBe('paid');
    },
  );

  it('cause one notice to the makers when their payment cannot be found', async () => {
    const id = await stale();
    stub.fail(session(id), 'missing');
    for (let run = 0; run < 3; run++) await closeStaleOrders(late());
    const { order, notes, notices } = await historyOf(shop, id);
    expect(order.state).toBe('awaiting payment');
    expect(notes).toEqual(['its payment cannot be found at the provider']);
    expect(notices).toEqual(['unknown payment']);
    const { makers } = await mailsAbout(shop, order.number, { makers: 1, shopper: 0 });
    expect(makers).toHaveLength(1);
    expect(makers[0]?.text).toContain('was not cancelled');
  });

  it('delay no other: each run starts with those that waited longest', async () => {
    const failing = await stale();
    stub.fail(session(failing), 'missing');
    await closeStaleOrders(late());
    const { order } = await historyOf(shop, failing);
    // Two hundred more that fail each time, all due before the one that can be closed.
    const copies = Array.from({ length: 200 }, (_, index) => ({
      ...order,
      id: randomUUID(),
      number: `GW-TEST${index}`,
      paymentReference: `cs_test_stuck${index}`,
    }));
    await shop.database.db.insert(orders).values(copies);
    const { sessionId } = await shop.checkout([line]);
    await shop.services.stripe.checkout.sessions.expire(sessionId);
    await changeRows(shop, orders, eq(orders.paymentReference, sessionId), {
      state: 'awaiting payment',
      expiresAt: new Date(order.expiresAt.getTime() + 1000),
    });
    stub.fail(/^GET \/v1\/checkout\/sessions\/cs_test_stuck/, 400);
    for (let run = 0; run < 2; run++) await closeStaleOrders(late());
    expect((await historyOf(shop, sessionId)).order.state).toBe('cancelled');
    await shop.database.db.delete(orders).where(like(orders.number, 'GW-TEST%'));
  });

  it('are not cancelled if their payment was opened and only its reference was lost', async () => {
    const { clientSecret, sessionId } = await shop.addressed([line]);
    const { order } = await historyOf(shop, sessionId);
    const forget = { paymentReference: null, state: 'awaiting payment', paidAt: null } as const;
    await shop.database.db.update(orders).set(forget).where(eq(orders.id, order.id));

    stub.fail(/^GET \/v1\/checkout\/sessions$/, 400);
    await closeStaleOrders(late());
    expect(await stateOf(order.id)).toBe('awaiting payment');
    stub.heal();
    await closeStaleOrders(late());
    expect((await historyOf(shop, sessionId)).order).toMatchObject({
      id: order.id,
      state: 'awaiting payment',
    });
    await shop.pay(clientSecret);
    await eventually(async () => (await stateOf(order.id)) === 'paid', 'the order paid');
  });

  it('of a wallet are expired at the provider, then cancelled', async () => {
    const { payment: intent } = await orderByWallet(shop, [line]);
    stub.fail(/^POST \/v1\/payment_intents\/.*\/cancel$/, 400);
    await closeStaleOrders(late());
    expect((await historyOf(shop, intent)).order.state).toBe('awaiting payment');
    stub.heal();
    await closeStaleOrders(late());
    const { order, states } = await historyOf(shop, intent);
    expect(order.state).toBe('cancelled');
    expect(states).toEqual(['awaiting payment', 'cancelled']);
    expect((await shop.services.stripe.paymentIntents.retrieve(intent)).status).toBe('canceled');
  });
});

it('the price list of the account is created once; existing prices stay unless a reset is requested [row 294]', async () => {
  const { stripe } = shop.services;
  const priceOfSet = async () =>
    (await fetchAccountPrices(stripe)).find(({ key }) => key === 'humbucker_set')?.amount;
  expect((await syncPrices(stripe)).created).toEqual([]);

  await priceInAccount(stripe, 'humbucker_set', 26_000);
  expect((await syncPrices(stripe)).changed).toEqual([]);
  expect(await priceOfSet()).toBe(26000);

  expect((await syncPrices(stripe, { reset: true })).changed).toEqual(['humbucker_set']);
  expect(await priceOfSet()).toBe(24000);
});

describe.skipIf(!process.env.TEST_DATABASE_URL)('several instances', () => {
  it('may migrate one database at the same moment', async () => {
    const { url, drop } = await freshDatabase();
    const opened = await Promise.all([1, 2, 3].map(() => openDatabase({ url })));
    await Promise.all(opened.map((database) => database.close()));
    await drop();
    expect(opened).toHaveLength(3);
  });

  it('may create the row of the start lock at the same moment, and take the lock one after another', async () => {
    const { url, drop } = await freshDatabase();
    const clients = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const client = new Client({ connectionString: url });
        await client.connect();
        return client;
      }),
    );
    let inside = 0;
    // A single round meets each of the errors of concurrent creation only sometimes.
    for (let round = 0; round < 6; round += 1) {
      await clients[0]?.query('drop table if exists start_lock');
      const seen = await Promise.all(
        clients.map((client) =>
          alone(client, async () => {
            inside += 1;
            const now = inside;
            await new Promise(setImmediate);
            inside -= 1;
            return now;
          }),
        ),
      );
      expect(seen).toEqual(clients.map(() => 1));
    }
    await Promise.all(clients.map((client) => client.end()));
    await drop();
  });
});
