import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readBoard } from '../../server/admin/read-board.ts';
import { readOrder } from '../../server/admin/read-order.ts';
import { search } from '../../server/admin/search.ts';
import { planEarlierOrders } from '../../server/production/plan-units.ts';
import { readBench } from '../../server/production/read-bench.ts';
import { readReturns } from '../../server/returns/read-returns.ts';
import { markDelivered } from '../../server/shipping/deliver-order.ts';
import { fillWithOrders } from '../fixtures/many-orders.mjs';
import { openTestShop, type TestShop } from '../fixtures/test-shop.ts';
import { MAXI } from '../fixtures/workshop.ts';

vi.setConfig({ testTimeout: 120_000 });

/** Tables that grow with every order: none of them is read from one end to the other. */
const GROWING = ['orders', 'order_lines', 'order_events', 'pieces', 'measurements', 'parcels'];
const READ_THROUGH = new RegExp(`Seq Scan on (${GROWING.join('|')})\\b`);

// Plans are PostgreSQL's: the embedded database has the same indexes, and no statistics of what was read.
describe.runIf(process.env.TEST_DATABASE_URL)('twenty thousand orders', () => {
  let shop: TestShop;
  let number: string;
  beforeAll(async () => {
    shop = await openTestShop();
    await fillWithOrders(shop.databaseUrl, 20_000);
    const rows = await shop.database.sql.query<{ number: string }>(
      "select number from orders where state = 'in the making' limit 1",
    );
    number = rows[0]?.number ?? '';
  }, 600_000);
  afterAll(() => shop.close());

  const read: Record<string, () => Promise<unknown>> = {
    board: () => readBoard(shop.services, MAXI),
    order: () => readOrder(shop.services, number),
    bench: () => readBench(shop.services, { number, unit: 3, by: MAXI.accountId }),
    returns: () => readReturns(shop.services),
    'search by number': () => search(shop.services, number.slice(3, 8)),
    'search by name': () => search(shop.services, 'Müller7'),
    'search by mail': () => search(shop.services, 'buyer77@mail77.example'),
    'search by serial': () => search(shop.services, '20-1234'),
    'search by nothing': () => search(shop.services, 'nobody'),
    'nightly count of deliveries': () => markDelivered(shop.services),
    'plan at the start': () => planEarlierOrders(shop.services),
  };

  it.each(Object.keys(read))('are not read through for: %s [row D138]', async (name) => {
    const plans: string[] = [];
    const { pool } = shop.database;
    if (!pool) throw new Error('no pool');
    // Every statement is explained in front of itself, with its own values.
    const query = pool.query.bind(pool) as (
      ...args: unknown[]
    ) => Promise<{ rows: Record<string, string>[] }>;
    const spy = vi.spyOn(pool, 'query').mockImplementation((async (...args: unknown[]) => {
      const [asked, values] = args as [string | { text: string }, unknown[] | undefined];
      const text = typeof asked === 'string' ? asked : asked.text;
      if (/^\s*select/i.test(text)) {
        const { rows } = await query(`explain ${text}`, values);
        plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
      }
      return query(...args);
    }) as typeof pool.query);
    try {
      await read[name]?.();
    } finally {
      spy.mockRestore();
    }
    expect(plans.length).toBeGreaterThan(0);
    const through = plans.filter((plan) => READ_THROUGH.test(plan)).map((plan) => plan.slice(0, 300));
    expect(through).toEqual([]);
  });
});
