import { AsyncLocalStorage } from 'node:async_hooks';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { dayOf, monthOf } from '#domain/calendar/day.ts';
import { WHOLE_BOARD } from '../../server/admin/board-groups.ts';
import { readBoard } from '../../server/admin/read-board.ts';
import { readChanges } from '../../server/admin/read-changes.ts';
import { readCounts, readFigures } from '../../server/admin/read-figures.ts';
import { readOrder } from '../../server/admin/read-order.ts';
import { readsFor, type WorkshopReads } from '../../server/admin/reads.ts';
import { search } from '../../server/admin/search.ts';
import { checkoutStatus } from '../../server/checkout/checkout-status.ts';
import { closeStaleOrders } from '../../server/checkout/close-stale-orders.ts';
import { keepNoLonger } from '../../server/privacy/keep-no-longer.ts';
import { planEarlierOrders, queueLength } from '../../server/production/plan-units.ts';
import { readBench } from '../../server/production/read-bench.ts';
import { readReturns } from '../../server/returns/read-returns.ts';
import { markDelivered } from '../../server/shipping/deliver-order.ts';
import { readParcelsView } from '../../server/shipping/read-parcels-view.ts';
import { fillWithOrders, runShort } from '../fixtures/many-orders.mjs';
import { openTestShop, type TestShop } from '../fixtures/test-shop.ts';
import { MAXI } from '../fixtures/workshop.ts';

/** Tables that grow with every order, and must not be scanned in full. */
const GROWING = [
  ...['orders', 'order_lines', 'order_events', 'order_notices', 'payment_events', 'mails', 'withdrawals'],
  ...['pieces', 'measurements', 'parcels', 'audit_entries'],
  ...['signed_links', 'account_requests', 'data_requests', 'rate_limits'],
];
/** Marks the test's own reads; the stock's timer uses the same pool. */
const reading = new AsyncLocalStorage<true>();
const READ_THROUGH = new RegExp(`Seq Scan on (${GROWING.join('|')})\\b`);

// Plans are PostgreSQL's: the embedded database has the same indexes, but no read statistics.
describe.runIf(process.env.TEST_DATABASE_URL)('twenty thousand orders, two thousand of them open', () => {
  let shop: TestShop;
  let number: string;
  beforeAll(async () => {
    shop = await openTestShop();
    await fillWithOrders(shop.databaseUrl, 20_000, 2000);
    await runShort((text) => shop.database.sql.query(text));
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
    'post desk': () => readParcelsView(shop.services),
    returns: () => readReturns(shop.services),
    'search by number': () => search(shop.services, number.slice(3, 8)),
    'search by name': () => search(shop.services, 'Müller7'),
    'search by firm': () => search(shop.services, 'klang'),
    'search by mail': () => search(shop.services, 'buyer77@mail77.example'),
    'search by serial': () => search(shop.services, '20-1234'),
    'search by nothing': () => search(shop.services, 'nobody'),
    'nightly count of deliveries': () => markDelivered(shop.services),
    'plan at the start': () => planEarlierOrders(shop.services),
    'late orders': () => readBoard(shop.services, MAXI, { ...WHOLE_BOARD, late: true }),
    'orders of one state, portion by portion': () =>
      readBoard(shop.services, MAXI, { ...WHOLE_BOARD, state: 'paid', page: 3, sort: 'paid' }),
    'orders by wire': () => readBoard(shop.services, MAXI, { ...WHOLE_BOARD, sort: 'wire' }),
    'what was changed': async () => {
      const { olderThan } = await readChanges(shop.services, 'en');
      await readChanges(shop.services, 'en', olderThan ?? '');
    },
    'counts of the navigation': () => readCounts(shop.services),
    'a month': () => readFigures(shop.services, monthOf(dayOf(shop.services.now()))),
    'length of the queue': () => queueLength(shop.services.db, shop.services.now()),
    'what may be kept no longer': () => keepNoLonger(shop.services),
    'stale orders': () => closeStaleOrders(shop.services),
    'a checkout that is not known': () =>
      checkoutStatus(shop.services, 'cs_test_none', { language: 'en', began: () => false }),
  };

  it.each(Object.keys(read))('are not scanned in full for: %s [row D138]', async (name) => {
    const plans: string[] = [];
    const { pool } = shop.database;
    if (!pool) throw new Error('no pool');
    // Each statement is explained with its own values before it runs.
    const query = pool.query.bind(pool) as (
      ...args: unknown[]
    ) => Promise<{ rows: Record<string, string>[] }>;
    const spy = vi.spyOn(pool, 'query').mockImplementation((async (...args: unknown[]) => {
      if (!reading.getStore()) return query(...args);
      const [asked, values] = args as [string | { text: string }, unknown[] | undefined];
      const text = typeof asked === 'string' ? asked : asked.text;
      if (/^\s*(select|update|delete|with)/i.test(text)) {
        const { rows } = await query(`explain ${text}`, values);
        plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
      }
      return query(...args);
    }) as typeof pool.query);
    try {
      await reading.run(true, async () => read[name]?.());
    } finally {
      spy.mockRestore();
    }
    expect(plans.length).toBeGreaterThan(0);
    const through = plans.filter((plan) => READ_THROUGH.test(plan)).map((plan) => plan.slice(0, 300));
    expect(through).toEqual([]);
  });

  const pages: Record<string, (reads: WorkshopReads) => Promise<unknown>> = {
    '/workshop': (reads) => Promise.all([reads.counts(), reads.mark(), reads.setup(), reads.board()]),
    '/workshop/orders': (reads) => reads.order(number),
    '/workshop/bench': (reads) => reads.bench(number, 3),
    '/workshop/day': (reads) => reads.day(new URLSearchParams()),
    '/workshop/letters': (reads) => reads.letters(),
    '/workshop/parcels': (reads) => reads.parcels(),
    '/workshop/stock': (reads) => reads.stock(),
    '/workshop/stock/to-buy, on-the-way': (reads) => reads.toBuy(),
    '/workshop/stock/counting': (reads) => reads.counting({}),
    '/workshop/returns': (reads) => reads.returns({ allMonths: true }),
    '/workshop/figures': (reads) => reads.figures(monthOf(dayOf(shop.services.now()))),
    '/workshop/books, papers': (reads) => reads.books(monthOf(dayOf(shop.services.now()))),
    '/workshop/books/adviser': (reads) => reads.adviser(),
    '/workshop/prices': (reads) => reads.prices(),
    '/workshop/leads': (reads) => reads.leadColours(),
    '/workshop/codes': (reads) => reads.codes(),
    '/workshop/on-sale': (reads) => reads.onSale(),
    '/workshop/company': (reads) => Promise.all([reads.company(), reads.vatNumberDue()]),
    '/workshop/makers': (reads) => reads.makers(),
    '/workshop/changes': (reads) => reads.changes(),
    '/workshop/find': (reads) => reads.search('Jonas'),
  };

  it.each(Object.keys(pages))(
    'are never loaded into the process, or sent, by a page of the workshop: %s [case A1] [row D762]',
    async (page) => {
      const { pool } = shop.database;
      if (!pool) throw new Error('no pool');
      let [statements, rows] = [0, 0];
      const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<{ rows: unknown[] }>;
      const spy = vi.spyOn(pool, 'query').mockImplementation((async (...args: unknown[]) => {
        const answer = await query(...args);
        if (reading.getStore()) {
          statements += 1;
          rows += answer.rows.length;
        }
        return answer;
      }) as typeof pool.query);
      try {
        const bytes = JSON.stringify(
          (await reading.run(true, async () => pages[page]?.(readsFor(shop.services, MAXI, 'en')))) ?? null,
        ).length;
        expect({ page, bytes: bytes <= 150_000 || bytes }).toEqual({ page, bytes: true });
      } finally {
        spy.mockRestore();
      }
      // Two thousand open orders with six thousand pickups.
      expect({ page, rows: rows <= 4000 || rows }).toEqual({ page, rows: true });
      expect({ page, statements: statements <= 90 || statements }).toEqual({ page, statements: true });
    },
  );

  it('are each shown once when sorted by wire, the earliest promise first', async () => {
    const shown = async (sort: 'wire' | 'promise', pages: readonly number[]) => {
      const seen: string[] = [];
      for (const page of pages) {
        const { groups } = await readBoard(shop.services, MAXI, {
          ...WHOLE_BOARD,
          state: 'paid',
          sort,
          page,
        });
        seen.push(...(groups.find(({ step }) => step === 'paid')?.rows ?? []).map(({ number: of }) => of));
      }
      return seen;
    };
    const first = [1, 2, 3, 4, 5, 6, 7, 8];
    expect((await shown('wire', first)).sort()).toEqual((await shown('promise', first)).sort());
    expect(await shown('wire', [9, 10])).toEqual(await shown('promise', [9, 10]));
  });

  it('are grouped, counted and paged, sorted by promised day', async () => {
    const board = await readBoard(shop.services, MAXI);
    expect(Object.values(board.counts).map(({ orders }) => orders)).toEqual([1980, 20, 0, 0, 20]);
    expect(board.queue.toWind).toBe(1980 * 3 + 20);
    expect(board.counts.paid.pickups).toBe(1980 * 3);
    const seen: string[] = [];
    for (let page = 1; page <= 50; page++) {
      const { groups } = await readBoard(shop.services, MAXI, { ...WHOLE_BOARD, state: 'paid', page });
      const paid = groups.find(({ step }) => step === 'paid');
      expect(paid?.orders).toBe(1980);
      seen.push(...(paid?.rows ?? []).map(({ promised, number: of }) => `${promised} ${of}`));
    }
    expect(new Set(seen).size).toBe(1980);
    const days = seen.map((row) => row.slice(0, 10));
    expect(days).toEqual(days.toSorted());
  });
});
