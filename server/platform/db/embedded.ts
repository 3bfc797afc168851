import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { fromPglite } from 'pg-boss';
import { isAway, NO_ANSWER, PROBE_MS } from './away.ts';
import { checkDatabaseFolder, explainDatabase, hasRoom, makeFolder } from './data-folder.ts';
import { lockDataFolder } from './data-lock.ts';
import type { Database, PlainSql } from './database.ts';
import { sameQueries } from './drizzle-over-pool.ts';
import { retried } from './retried.ts';

type Queries = Pick<PGlite, 'query' | 'exec'>;

const NO_ROOM = 'The data folder takes nothing more: its disk is full or read-only.';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const never = () => Promise.reject(new Error('Transactions are not nested here'));

function plainSql(client: Queries, transaction: PlainSql['transaction']): PlainSql {
  return {
    async query<Row>(text: string, values?: unknown[]) {
      // Only `exec` accepts several statements, only `query` accepts values.
      if (values?.length) return (await client.query<Row>(text, values)).rows;
      return ((await client.exec(text)).at(-1)?.rows ?? []) as Row[];
    },
    transaction,
  };
}

/** A statement that the database refuses is a bug of ours, unless the code says that its data are corrupt (XX). */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return (/^(?!XX)[0-9A-Z]{5}$/.test(code) && !isAway(error)) || isRefusal(error.cause);
}

async function open({
  migrationsFolder,
  ...options
}: {
  readonly dataDir?: string;
  readonly loadDataDir?: Blob;
  readonly migrationsFolder: string;
}) {
  const client = await PGlite.create(options);
  const db = drizzle(client);
  await migrate(db, { migrationsFolder });
  const begin = db.transaction.bind(db);
  // One connection has no conflicts; retried all the same, to behave like PostgreSQL.
  db.transaction = (work, config) => retried((again: typeof work) => begin(again, config), work);
  return { client, db };
}

/**
 * Opens and migrates the embedded database, in memory if `folder` is undefined, from a dump if one is given. Throws
 * DataFolderInUse if another process holds the folder, and StartRefused with a remedy if the folder cannot be used.
 */
export async function openEmbedded(
  dataDir: string | undefined,
  migrationsFolder: string,
  dump?: Blob,
): Promise<Database> {
  let unlock = async () => {};
  const folder = dataDir && join(dataDir, 'db');
  if (dataDir !== undefined && folder) {
    await makeFolder(dataDir);
    await checkDatabaseFolder(dataDir, folder);
    unlock = await lockDataFolder(dataDir);
  }
  const { client, db } = await open({
    ...(folder && { dataDir: folder }),
    ...(dump && { loadDataDir: dump }),
    migrationsFolder,
  }).catch(async (error: unknown) => {
    throw dataDir !== undefined && folder && !isRefusal(error)
      ? await explainDatabase(dataDir, folder)
      : error;
  });
  return {
    db: sameQueries(db),
    sql: plainSql(client, (work) =>
      retried((again: typeof work) => client.transaction((inner) => again(plainSql(inner, never))), work),
    ),
    pool: undefined,
    replica: undefined,
    jobs: { db: fromPglite(client), backend: 'pglite' },
    fault: async () => {
      const isFull = dataDir !== undefined && !(await hasRoom(dataDir));
      if (isFull) return NO_ROOM;
      const answered = client.query('select 1').then(
        () => undefined,
        () => NO_ANSWER,
      );
      return Promise.race([answered, pause(PROBE_MS).then(() => NO_ANSWER)]);
    },
    // It runs in this process: only its disk can fail, and a full disk fails at once.
    isAway: async () => false,
    alone: (work) => work(),
    async close() {
      await client.close();
      await unlock();
    },
  };
}
