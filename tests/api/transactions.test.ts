import { randomUUID } from 'node:crypto';
import { eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../server/platform/db/database.ts';
import { openDatabase } from '../../server/platform/db/open-database.ts';
import { paymentEvents } from '../../server/platform/db/schema/payments.ts';
import { CommitUnknown } from '../../server/platform/db/transaction.ts';
import { freshDatabase } from '../fixtures/fresh-database.ts';

let database: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  const fresh = await freshDatabase();
  drop = fresh.drop;
  database = await openDatabase({ url: fresh.url });
});
afterAll(async () => {
  await database.close();
  await drop();
});

const event = (id: string) => ({ id, type: 'test', receivedAt: new Date() });
const ids = async () => (await database.db.select().from(paymentEvents)).map(({ id }) => id);
const messageOf = (work: Promise<unknown>) =>
  work.then(
    () => 'nothing thrown',
    (error: Error) => String(error.cause instanceof Error ? error.cause.message : error.message),
  );

describe('a transaction', () => {
  it('that fails stores nothing, throws the first error, and leaves the database usable', async () => {
    for (let time = 0; time < 30; time++) {
      const failing = database.db.transaction(async (tx) => {
        await tx.insert(paymentEvents).values(event(randomUUID()));
        await tx.execute(sql`select 1 / 0`);
      });
      expect(await messageOf(failing)).toMatch(/division by zero/);
      const plain = database.sql.transaction(async (tx) => {
        await tx.query('insert into payment_events (id, type, received_at) values ($1, $2, now())', [
          'x',
          'y',
        ]);
        await tx.query('select 1 / 0');
      });
      expect(await messageOf(plain)).toMatch(/division by zero/);
      const thrown = database.db.transaction(async (tx) => {
        await tx.insert(paymentEvents).values(event(randomUUID()));
        throw new Error('changed my mind');
      });
      expect(await messageOf(thrown)).toBe('changed my mind');
    }
    expect(await ids()).toEqual([]);
    expect(await database.fault()).toBeUndefined();
  });

  it('keeps writes outside a failed savepoint', async () => {
    await database.db.transaction(async (tx) => {
      await tx.insert(paymentEvents).values(event('outer'));
      const inner = tx.transaction(async (nested) => {
        await nested.insert(paymentEvents).values(event('inner'));
        await nested.execute(sql`select 1 / 0`);
      });
      expect(await messageOf(inner)).toMatch(/division by zero/);
      await tx.transaction((nested) => nested.insert(paymentEvents).values(event('second')));
    });
    expect((await ids()).sort()).toEqual(['outer', 'second']);
    await database.db.delete(paymentEvents);
  });

  it('takes its isolation level', async () => {
    const level = await database.db.transaction(
      (tx) => tx.execute<{ transaction_isolation: string }>(sql`show transaction_isolation`),
      { isolationLevel: 'serializable' },
    );
    expect((level as unknown as { rows: object[] }).rows).toEqual([
      { transaction_isolation: 'serializable' },
    ]);
  });
});

/** Resolves once so many have called it. */
function meeting(places: number) {
  let come = 0;
  let open = () => {};
  const all = new Promise<void>((resolve) => {
    open = resolve;
  });
  return () => {
    come += 1;
    if (come === places) open();
    return all;
  };
}

describe.skipIf(!process.env.TEST_DATABASE_URL)('two conflicting transactions', () => {
  it.each([
    ['lock the same rows the other way round', undefined],
    ['cannot be put in order', { isolationLevel: 'serializable' }],
  ] as const)('that %s are both stored in the end', async (_, config) => {
    await database.db.insert(paymentEvents).values([event('left'), event('right')]);
    const met = meeting(2);
    let tries = 0;
    const touch = (first: string, then: string) =>
      database.db.transaction(async (tx) => {
        tries += 1;
        const seen = await tx.select().from(paymentEvents).where(like(paymentEvents.type, 'test%'));
        const typeOf = (id: string) => seen.find((one) => one.id === id)?.type ?? '';
        const change = (id: string) =>
          tx
            .update(paymentEvents)
            .set({ type: `${typeOf(id)} ${first}` })
            .where(eq(paymentEvents.id, id));
        await change(first);
        await met();
        await change(then);
      }, config);
    await Promise.all([touch('left', 'right'), touch('right', 'left')]);
    expect(tries).toBeGreaterThan(2);
    const types = (await database.db.select().from(paymentEvents)).map(({ type }) => type);
    expect(types).toHaveLength(2);
    // Neither transaction has overwritten the other's unseen change.
    expect(new Set(types).size).toBe(1);
    if (config) for (const type of types) expect(type.split(' ').sort()).toEqual(['left', 'right', 'test']);
    await database.db.delete(paymentEvents);
  });
});

describe.skipIf(!process.env.TEST_DATABASE_URL)('a transaction on a connection that breaks', () => {
  const endOwnSession = sql`select pg_terminate_backend(pg_backend_pid())`;

  it('discards its connection, whether it broke during the work or before', async () => {
    const pool = database.pool;
    for (let time = 0; time < 30; time++) {
      await expect(database.db.transaction((tx) => tx.execute(endOwnSession))).rejects.toThrow();
      const plain = database.sql.transaction((tx) =>
        tx.query('select pg_terminate_backend(pg_backend_pid())'),
      );
      await expect(plain).rejects.toThrow();
    }
    // Idle connections are closed behind the pool's back; the next transaction finds them dead.
    await database.sql.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await Promise.allSettled(
      Array.from({ length: 30 }, () => database.db.transaction((tx) => tx.execute(sql`select 1`))),
    );
    await database.db.transaction((tx) => tx.execute(sql`select 1`));
    expect(pool?.waitingCount).toBe(0);
    expect(pool?.idleCount).toBe(pool?.totalCount);
  });

  it('throws `CommitUnknown` when the connection is lost during the commit', async () => {
    await database.sql.query('create table slow_commits (id int)');
    await database.sql.query(
      `create function end_at_commit() returns trigger language plpgsql as
       $$ begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$`,
    );
    await database.sql.query(
      `create constraint trigger ends after insert on slow_commits
       deferrable initially deferred for each row execute function end_at_commit()`,
    );
    const lost = database.db.transaction((tx) => tx.execute(sql`insert into slow_commits values (1)`));
    await expect(lost).rejects.toBeInstanceOf(CommitUnknown);
  });

  it('that swallowed a failed statement is not reported as committed', async () => {
    const swallowed = database.db.transaction(async (tx) => {
      await tx.insert(paymentEvents).values(event('lost'));
      await tx.execute(sql`select 1 / 0`).catch(() => {});
    });
    await expect(swallowed).rejects.toThrow('The transaction was rolled back');
    expect(await ids()).toEqual([]);
  });
});
