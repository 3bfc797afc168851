import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { describe, expect, it } from 'vitest';
import { drizzleOverPool } from './drizzle-over-pool.ts';
import { CommitUnknown } from './transaction.ts';

/** A pool of one connection that records its queries and fails on request. */
class FakePool {
  readonly asked: string[] = [];
  readonly released: unknown[] = [];
  connected = 0;
  readonly fails: (text: string) => boolean;

  constructor(fails: (text: string) => boolean = () => false) {
    this.fails = fails;
  }
  async connect() {
    this.connected += 1;
    return {
      query: async (query: string | { text: string }) => {
        const text = typeof query === 'string' ? query : query.text;
        this.asked.push(text);
        if (this.fails(text)) throw new Error('Connection terminated unexpectedly');
        return { rows: [], command: text.toUpperCase() };
      },
      release: (error?: unknown) => this.released.push(error),
    };
  }
}
const asPool = (pool: FakePool) => pool as unknown as Pool;

it('matches this release of Drizzle: after an upgrade, review its session and name the new release', () => {
  const path = createRequire(import.meta.url)
    .resolve('drizzle-orm')
    .replace(/index\.\w+$/, 'package.json');
  expect(JSON.parse(readFileSync(path, 'utf8')).version).toBe('0.45.4');
});

it('a transaction sends all queries over one connection in this order, which our session relies on', async () => {
  const pool = new FakePool();
  await drizzleOverPool(asPool(pool)).transaction(
    async (tx) => {
      await tx.execute(sql`select 1`);
      await tx.transaction((inner) => inner.execute(sql`select 2`));
    },
    { isolationLevel: 'serializable' },
  );
  expect(pool.asked).toEqual([
    'begin',
    'set transaction isolation level serializable',
    'select 1',
    'savepoint sp1',
    'select 2',
    'release savepoint sp1',
    'commit',
  ]);
  expect([pool.connected, pool.released]).toEqual([1, [undefined]]);
});

describe('the reasons for our session: once Drizzle does the same, ours can go', () => {
  it('a connection that cannot begin is released', async () => {
    const failing = () => new FakePool((text) => text === 'begin' || text === 'rollback');
    const [own, ours] = [failing(), failing()];
    await expect(drizzle(asPool(own)).transaction(async () => {})).rejects.toThrow();
    expect(own.released).toEqual([]);
    await expect(drizzleOverPool(asPool(ours)).transaction(async () => {})).rejects.toThrow();
    expect(ours.released).toEqual([expect.any(Error)]);
  });

  it('a connection that breaks is not reused', async () => {
    const failing = () => new FakePool((text) => text !== 'begin');
    const [own, ours] = [failing(), failing()];
    await expect(drizzle(asPool(own)).transaction((tx) => tx.execute(sql`select 1`))).rejects.toThrow();
    expect(own.released).toEqual([undefined]);
    await expect(
      drizzleOverPool(asPool(ours)).transaction((tx) => tx.execute(sql`select 1`)),
    ).rejects.toThrow();
    expect(ours.released).toEqual([expect.any(Error)]);
  });

  it('a lost commit throws an error that its outcome is unknown', async () => {
    const failing = () => new FakePool((text) => text === 'commit');
    await expect(drizzle(asPool(failing())).transaction(async () => {})).rejects.not.toBeInstanceOf(
      CommitUnknown,
    );
    await expect(drizzleOverPool(asPool(failing())).transaction(async () => {})).rejects.toBeInstanceOf(
      CommitUnknown,
    );
  });
});
