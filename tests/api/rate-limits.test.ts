import { beforeEach, describe, expect, it } from 'vitest';
import { MIGRATIONS } from '../../server/platform/db/open-database.ts';
import { openPostgres } from '../../server/platform/db/postgres.ts';
import { rateLimits } from '../../server/platform/db/schema/platform.ts';
import {
  consume,
  countInDatabase,
  deleteExpired,
  resetCount,
} from '../../server/platform/limits/rate-limit.ts';
import { openFileShop } from '../fixtures/file-shop.ts';

const shop = await openFileShop({ TRUST_PROXY: 'true', TEST_MODE_OPEN_TO_NETWORK: 'true' });
beforeEach(() => shop.database.db.delete(rateLimits));

const rows = () => shop.database.db.select().from(rateLimits);
const LIMIT = { points: 5, seconds: 60 };
const NOON = new Date('2026-11-23T12:00:00Z');
const noonPlus = (seconds: number) => new Date(NOON.getTime() + seconds * 1000);

describe('the table of rate limits', () => {
  it('refuses writes while it cannot count, and allows reads', async () => {
    const { sql } = shop.database;
    await sql.query('alter table rate_limits rename to rate_limits_away');
    try {
      const client = { 'x-forwarded-for': '198.51.100.77' };
      const written = await shop.post('/api/shop/checkout', [], client);
      expect(written).toEqual({
        status: 503,
        body: { error: expect.stringMatching(/try again/) },
      });
      const read = await fetch(`${shop.publicUrl}/api/shop/proof-task`, { headers: client });
      expect(read.status).toBe(200);
    } finally {
      await sql.query('alter table rate_limits_away rename to rate_limits');
    }
  });

  it('counts writes, without personal data', async () => {
    const clients = ['198.51.100.23', '2001:db8:5:6::7'];
    for (const client of clients) await shop.post('/api/shop/checkout', [], { 'x-forwarded-for': client });
    const counted = await rows();
    expect(counted.map(({ points }) => points)).toEqual([1, 1]);
    for (const { key } of counted) expect(key).toMatch(/^writes [\w-]{43}$/);
  });

  it('allows exactly the limit, however many come at once', async () => {
    const count = countInDatabase(shop.database.db);
    const consumed = await Promise.all(Array.from({ length: 20 }, () => count('one', LIMIT, NOON)));
    expect(consumed.filter(({ allowed }) => allowed)).toHaveLength(5);
    expect(await count('one', LIMIT, noonPlus(12.5))).toEqual({ allowed: false, retryAfter: 48 });
    expect(await count('other', LIMIT, NOON)).toEqual({ allowed: true });
  });

  // A pooler refuses settings of a connection.
  const isDirect = shop.databaseUrl !== '' && !process.env.TEST_POOLER_PORT;
  it.runIf(isDirect)('counts all where simultaneous statements fail instead of waiting', async () => {
    const url = new URL(shop.databaseUrl);
    url.searchParams.set('options', '-c default_transaction_isolation=serializable');
    const serializable = await openPostgres(url.href, MIGRATIONS, { waiting() {}, lost() {} });
    try {
      const count = countInDatabase(serializable.db);
      const consumed = await Promise.all(Array.from({ length: 8 }, () => count('one', LIMIT, NOON)));
      expect(consumed.filter(({ allowed }) => allowed)).toHaveLength(5);
      expect(await rows()).toMatchObject([{ points: 8 }]);
    } finally {
      await serializable.close();
    }
  });

  it('resets when the time is over, or on request', async () => {
    const { db } = shop.database;
    for (let time = 0; time < 5; time++) await consume(db, 'one', LIMIT, noonPlus(time));
    expect(await consume(db, 'one', LIMIT, noonPlus(59))).toBe(false);
    expect(await consume(db, 'one', LIMIT, noonPlus(60))).toBe(true);
    for (let time = 0; time < 5; time++) await consume(db, 'one', LIMIT, noonPlus(61));
    expect(await consume(db, 'one', LIMIT, noonPlus(62))).toBe(false);
    await resetCount(db, 'one');
    expect(await consume(db, 'one', LIMIT, noonPlus(62))).toBe(true);
  });

  it('does not count a rolled-back transaction', async () => {
    const { db } = shop.database;
    const undone = db.transaction(async (tx) => {
      expect(await consume(tx, 'one', LIMIT, NOON)).toBe(true);
      throw new Error('taken back');
    });
    await expect(undone).rejects.toThrow('taken back');
    expect(await rows()).toEqual([]);
  });

  it('deletes expired counts', async () => {
    const { db } = shop.database;
    await consume(db, 'over', LIMIT, NOON);
    await consume(db, 'not over', LIMIT, noonPlus(1));
    await deleteExpired(db, noonPlus(60));
    expect((await rows()).map(({ key }) => key)).toEqual(['not over']);
  });
});
