import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../server/platform/db/open-database.ts';
import { eventually } from '../fixtures/eventually.ts';
import { freshDatabase } from '../fixtures/fresh-database.ts';
import { type Instances, openInstances } from '../fixtures/instances.ts';
import { startPgbouncer } from '../fixtures/pgbouncer.ts';
import { expectMailed, expectSettled } from '../fixtures/settled-orders.ts';
import { lostAnswers, sendShoppers } from '../fixtures/shoppers.ts';

const LIMIT = 100;
const AT_ONCE = 10;
const STATEMENT_ENDED = '57014';

describe('two instances on a pooler in transaction mode', () => {
  let shops: Instances;
  beforeAll(async () => {
    const settings = { RATE_LIMIT_PER_MINUTE: String(LIMIT), LOG_LEVEL: 'warn' };
    shops = await openInstances({ count: 2, pooled: true, isEmpty: true, settings });
  });
  afterAll(() => shops?.close());

  it('start together on an empty database and sell, without a fault in their logs', async () => {
    const load = sendShoppers(shops.url, 4);
    await eventually(async () => load.paid.size >= 12, 'a dozen orders');
    await load.stop();
    expect(lostAnswers(load)).toEqual([]);
    const admin = new Client({ connectionString: shops.databaseUrl });
    await admin.connect();
    try {
      await expectSettled(admin, load);
      await expectMailed(admin);
      // Nobody holds the lock of the start or of the tax any more.
      for (const held of ['select from start_lock for update nowait', 'select from locks for update nowait'])
        await admin.query(held);
    } finally {
      await admin.end();
    }
    expect(shops.printed()).not.toMatch(/"level":[456]0/);
  });

  it('share the count of writing requests', async () => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.9' };
    const ask = async (_: unknown, turn: number) => {
      const address = shops.all[turn % 2]?.address;
      return (await fetch(`${address}/api/shop/checkout`, { method: 'POST', headers, body: '[]' })).status;
    };
    // Both count at once, but few enough for a busy machine to answer without reporting a slow database (503).
    const statuses: number[] = [];
    for (let round = 0; round < (LIMIT + 40) / AT_ONCE; round++)
      statuses.push(...(await Promise.all(Array.from({ length: AT_ONCE }, ask))));
    const times = (status: number) => statuses.filter((one) => one === status).length;
    expect({ 'empty cart': times(400), 'too much': times(429) }).toEqual({
      'empty cart': LIMIT,
      'too much': 40,
    });
    expect(shops.printed()).not.toMatch(/rate limit not counted/);
  });
});

describe.each([
  ['refuses what connections ask for', ''],
  [
    'passes over it',
    'ignore_startup_parameters = statement_timeout,lock_timeout,idle_in_transaction_session_timeout',
  ],
])('behind a pooler that %s', (_what, setting) => {
  it('the server still ends slow statements, and no session keeps the limit', async () => {
    const fresh = await freshDatabase();
    const server = fresh.url ?? '';
    const pooler = await startPgbouncer(server, { connections: 2, setting });
    const database = await openDatabase({ url: pooler.through(server) });
    try {
      const ended = expect.objectContaining({ cause: expect.objectContaining({ code: STATEMENT_ENDED }) });
      const slow = sql`select pg_sleep(20)`;
      await Promise.all([
        expect(database.db.execute(slow)).rejects.toEqual(ended),
        expect(database.db.transaction((tx) => tx.execute(slow))).rejects.toEqual(ended),
      ]);
      // The session as another user of the pooler would find it.
      const next = new Client({ connectionString: pooler.through(server) });
      await next.connect();
      expect((await next.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '0' }]);
      await next.end();
    } finally {
      await database.close();
      await pooler.stop();
      await fresh.drop();
    }
  });
});
