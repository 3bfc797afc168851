import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { fromPglite } from 'pg-boss';
import { isAway, NO_ANSWER, PROBE_MS } from './away.ts';
import { checkDatabaseFolder, explainDatabase, hasRoom, makeFolder } from './data-folder.ts';
import { lockDataFolder } from './data-lock.ts';
import type { Database, PlainSql } from './database.ts';
import { retried } from './retried.ts';
import { sameQueries } from './same-queries.ts';

type Queries = Pick<PGlite, 'query' | 'exec'>;

const NO_ROOM = 'The data folder takes nothing more: its disk is full or read-only.';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
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

/** A statement that the database itself refuses is a fault of ours, unless it says that its data are broken (XX). */
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
  // It has one connection and nobody to get in the way of; it is to behave as the other database does all the same.
  db.transaction = (work, config) => retried((again: typeof work) => begin(again, config), work);
  return { client, db };
}

/**
 * Opens and migrates the embedded database, in memory without a folder, then from a dump where there is one. Throws
 * DataFolderInUse when another process holds the folder, and StartRefused with a remedy where it cannot be used.
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
    // It is in this very process: only its disk can be gone, and a full one refuses at once.
    isAway: async () => false,
    // It has one process.
    alone: (work) => work(),
    async close() {
      await client.close();
      await unlock();
    },
  };
}
