import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { fromPglite } from 'pg-boss';
import { explainFolder } from '../data-folder.ts';
import { lockDataFolder } from './data-lock.ts';
import type { Database, Db, PlainSql } from './database.ts';

type Queries = Pick<PGlite, 'query' | 'exec'>;

const never = () => Promise.reject(new Error('Transactions are not nested here'));

function plainSql(client: Queries, transaction: PlainSql['transaction']): PlainSql {
  return {
    async query<Row>(text: string, values?: unknown[]) {
      // Only exec takes several statements at once, only query takes values.
      if (values?.length) return (await client.query<Row>(text, values)).rows;
      return ((await client.exec(text)).at(-1)?.rows ?? []) as Row[];
    },
    transaction,
  };
}

/**
 * Opens and migrates the embedded database, in memory without a folder, then from a dump where there is one. Throws
 * DataFolderInUse when another process holds the folder.
 */
export async function openEmbedded(
  dataDir: string | undefined,
  migrationsFolder: string,
  dump?: Blob,
): Promise<Database> {
  let unlock = async () => {};
  if (dataDir !== undefined) {
    await mkdir(dataDir, { recursive: true, mode: 0o700 }).catch((error) => {
      throw explainFolder(dataDir, error);
    });
    unlock = await lockDataFolder(dataDir);
  }
  const client = await PGlite.create({
    ...(dataDir !== undefined && { dataDir: join(dataDir, 'db') }),
    ...(dump && { loadDataDir: dump }),
  });
  const db = drizzle(client);
  await migrate(db, { migrationsFolder });
  return {
    db: db as unknown as Db,
    sql: plainSql(client, (work) => client.transaction((inner) => work(plainSql(inner, never)))),
    pool: undefined,
    jobs: { db: fromPglite(client), backend: 'pglite' },
    isReachable: () =>
      client.query('select 1').then(
        () => true,
        () => false,
      ),
    async close() {
      await client.close();
      await unlock();
    },
  };
}
