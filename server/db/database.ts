import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { Pool } from 'pg';
import { type ConstructorOptions, fromPglite } from 'pg-boss';
import { lockDataFolder } from './data-lock.ts';
import type * as schema from './schema.ts';

/** Queries and transactions, the same on both databases. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

/** Bare SQL for parts that bring their own tables (the payment sandbox). */
export interface PlainSql {
  query<Row>(text: string, values?: unknown[]): Promise<Row[]>;
  transaction<T>(work: (sql: PlainSql) => Promise<T>): Promise<T>;
}

export interface Database {
  readonly db: Db;
  readonly sql: PlainSql;
  /** Connections of PostgreSQL; undefined with the embedded database. */
  readonly pool: Pool | undefined;
  /** How the job queue reaches this database. */
  readonly jobs: ConstructorOptions;
  close(): Promise<void>;
}

const MIGRATIONS = 'server/db/migrations';

const never = () => Promise.reject(new Error('Transactions are not nested here'));

type PgliteQueries = Pick<PGlite, 'query' | 'exec'>;

function pgliteSql(client: PgliteQueries, transaction: PlainSql['transaction']): PlainSql {
  return {
    async query<Row>(text: string, values?: unknown[]) {
      // Only exec takes several statements at once, only query takes values.
      if (values?.length) return (await client.query<Row>(text, values)).rows;
      return ((await client.exec(text)).at(-1)?.rows ?? []) as Row[];
    },
    transaction,
  };
}

async function openEmbedded(dataDir: string | undefined): Promise<Database> {
  let unlock = async () => {};
  if (dataDir !== undefined) {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    unlock = await lockDataFolder(dataDir);
  }
  const client = await PGlite.create(dataDir === undefined ? {} : { dataDir: join(dataDir, 'db') });
  const db = drizzlePglite(client);
  await migratePglite(db, { migrationsFolder: MIGRATIONS });
  return {
    db: db as unknown as Db,
    sql: pgliteSql(client, (work) =>
      client.transaction((inner) => work(pgliteSql(inner, (nested) => nested(pgliteSql(inner, never))))),
    ),
    pool: undefined,
    jobs: { db: fromPglite(client), backend: 'pglite' },
    async close() {
      await client.close();
      await unlock();
    },
  };
}

/** Several instances may start at once: the first migrates, the others wait and find nothing left to do. */
async function migrateAlone(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock(hashtext('gewitter migrations'))");
    await migratePg(drizzlePg(client), { migrationsFolder: MIGRATIONS });
  } finally {
    // Ends the connection, and the lock with it.
    client.release(true);
  }
}

async function openPostgres(url: string, onError: (error: Error) => void): Promise<Database> {
  const pool = new Pool({ connectionString: url, max: 10 });
  // An idle connection that breaks is replaced by the pool; unheard, its error would end the process.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  await migrateAlone(pool);
  const db = drizzlePg(pool);
  const sql: PlainSql = {
    query: async <Row>(text: string, values?: unknown[]) => (await pool.query(text, values)).rows as Row[],
    async transaction(work) {
      const client = await pool.connect();
      try {
        await client.query('begin');
        const result = await work({
          query: async <Row>(text: string, values?: unknown[]) =>
            (await client.query(text, values)).rows as Row[],
          transaction: never,
        });
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback');
        throw error;
      } finally {
        client.release();
      }
    },
  };
  return {
    db: db as unknown as Db,
    sql,
    pool,
    jobs: { connectionString: url, max: 4 },
    close: () => pool.end(),
  };
}

/**
 * Opens and migrates the database: PostgreSQL when an address is given, otherwise the embedded one in the data
 * folder (in memory without a folder, for tests). Throws DataFolderInUse when another process holds the folder.
 */
export function openDatabase(
  where: { url?: string | undefined; dataDir?: string | undefined },
  onError: (error: Error) => void,
): Promise<Database> {
  return where.url === undefined ? openEmbedded(where.dataDir) : openPostgres(where.url, onError);
}
