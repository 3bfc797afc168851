import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lineFor } from '#domain/cart-line.ts';
import { openDatabase } from '../../server/db/database.ts';
import { orderMoves, orders } from '../../server/db/schema.ts';
import { syncPrices } from '../../server/payments/sync-prices.ts';
import { closeStaleOrders } from '../../server/shop/close-stale-orders.ts';
import { freezeOrder, priceCart } from '../../server/shop/freeze-order.ts';
import { fetchPrices } from '../../server/shop/price-source.ts';
import { openTestShop, type TestShop } from '../fixtures/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const line = lineFor(
  { pickupType: 'P90_SOAPBAR', bundleType: 'NECK', pickupFlavor: 'MODERN', color: 'white' },
  1,
  125,
);
const inThreeHours = () => new Date(Date.now() + 3 * 3_600_000);
const stateOf = async (id: string) =>
  (await shop.database.db.select().from(orders).where(eq(orders.id, id)))[0]?.state;

describe('orders whose time is over', () => {
  it('are cancelled when their payment was never opened, as after a crash in between', async () => {
    const { services } = shop;
    const priced = priceCart([line], await services.prices.current());
    if (!priced.ok) throw new Error(priced.error);
    const order = await freezeOrder(services, priced.value, 'DE');
    await closeStaleOrders(services);
    expect(await stateOf(order.id)).toBe('awaiting payment');
    await closeStaleOrders({ ...services, now: inThreeHours });
    expect(await stateOf(order.id)).toBe('cancelled');
    const moves = await shop.database.db.select().from(orderMoves).where(eq(orderMoves.orderId, order.id));
    expect(moves.map(({ to, mover }) => [to, mover])).toEqual([
      ['awaiting payment', 'shopper'],
      ['cancelled', 'clock'],
    ]);
  });

  it('are settled when their payment had come in unnoticed', async () => {
    const { clientSecret, sessionId } = await shop.checkout([line]);
    await shop.shipTo(sessionId, 'DE');
    await shop.pay(clientSecret);
    await closeStaleOrders({ ...shop.services, now: inThreeHours });
    const [order] = await shop.database.db
      .select()
      .from(orders)
      .where(eq(orders.paymentReference, sessionId));
    expect(order?.state).toBe('paid');
  });

  it('stay while the provider still waits for the shopper', async () => {
    const { sessionId } = await shop.checkout([line]);
    await closeStaleOrders({ ...shop.services, now: inThreeHours });
    const [order] = await shop.database.db
      .select()
      .from(orders)
      .where(eq(orders.paymentReference, sessionId));
    expect(order?.state).toBe('awaiting payment');
  });
});

describe('the price list of the account', () => {
  it('is created once; prices that stand there win, unless a reset is asked for', async () => {
    const { stripe } = shop.services;
    const priceOfSet = async () =>
      (await fetchPrices(stripe)).find(({ key }) => key === 'humbucker_set')?.amount;
    expect((await syncPrices(stripe)).created).toEqual([]);

    const [standing] = (await stripe.prices.list({ lookup_keys: ['humbucker_set'] })).data;
    if (typeof standing?.product !== 'string') throw new Error('no product');
    await stripe.prices.create({
      product: standing.product,
      currency: 'eur',
      unit_amount: 26000,
      lookup_key: 'humbucker_set',
      transfer_lookup_key: true,
    });
    expect((await syncPrices(stripe)).changed).toEqual([]);
    expect(await priceOfSet()).toBe(26000);

    expect((await syncPrices(stripe, { reset: true })).changed).toEqual(['humbucker_set']);
    expect(await priceOfSet()).toBe(24000);
  });
});

describe.skipIf(!process.env.TEST_DATABASE_URL)('several instances', () => {
  it('may migrate one database at the same moment', async () => {
    const url = new URL(process.env.TEST_DATABASE_URL ?? '');
    const name = `instances_${process.pid}`;
    await shop.database.sql.query(`create database ${name}`);
    url.pathname = `/${name}`;
    const opened = await Promise.all([1, 2, 3].map(() => openDatabase({ url: url.href }, () => {})));
    await Promise.all(opened.map((database) => database.close()));
    expect(opened).toHaveLength(3);
  });
});
