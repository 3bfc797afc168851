import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';
import type { ConstructorOptions } from 'pg-boss';
import { openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';
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
  /** What is wrong with it now, in a sentence; undefined where nothing is. Known within two seconds even when it hangs. */
  fault(): Promise<string | undefined>;
  /** Whether it is gone, as opposed to busy: asked past everything that waits for it, and known as soon. */
  isAway(): Promise<boolean>;
  close(): Promise<void>;
}

/** What a database tells while it is opened and used. */
export interface Notices {
  /** A connection broke; another one takes its place. */
  lost(error: Error): void;
  /** The start waits for a database that is not there yet. */
  waiting(sentence: string): void;
}

const MIGRATIONS = 'server/db/migrations';
const SILENT: Notices = { lost: () => {}, waiting: () => {} };

/**
 * Opens and migrates the database: PostgreSQL when an address is given, otherwise the embedded one in the data
 * folder (in memory without a folder, for tests, which may have a dump of an empty one at hand). Throws StartRefused with a remedy when it cannot be used.
 */
export function openDatabase(
  where: { url?: string | undefined; dataDir?: string | undefined; dump?: Blob | undefined },
  notices: Notices = SILENT,
): Promise<Database> {
  return where.url === undefined
    ? openEmbedded(where.dataDir, MIGRATIONS, where.dump)
    : openPostgres(where.url, MIGRATIONS, notices);
}
