import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';
import type { ConstructorOptions } from 'pg-boss';
import type * as schema from './schema.ts';

/** Queries, the same on both databases; a transaction is one, too. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

/** A copy of the database that follows it, for reading. */
export interface Replica {
  /**
   * The copy, once it holds all that was kept when this was asked: whoever has just written finds it there. Undefined where
   * it does not come so far within a moment, and the primary is to be asked.
   */
  upToDate(): Promise<Db | undefined>;
}

/** Bare SQL for parts that bring their own tables (the payment sandbox). */
export interface PlainSql {
  query<Row>(text: string, values?: unknown[]): Promise<Row[]>;
  transaction<T>(work: (sql: PlainSql) => Promise<T>): Promise<T>;
}

export interface Database {
  readonly db: Db;
  readonly sql: PlainSql;
  /** A copy for reading, where there is one. */
  readonly replica: Replica | undefined;
  /** Connections of PostgreSQL; undefined with the embedded database. */
  readonly pool: Pool | undefined;
  /** How the job queue reaches this database. */
  readonly jobs: ConstructorOptions;
  /** What is wrong with it now, in a sentence; undefined where nothing is. Known within two seconds even when it hangs. */
  fault(): Promise<string | undefined>;
  /** Whether it is gone, as opposed to busy: asked past everything that waits for it, and known as soon. */
  isAway(): Promise<boolean>;
  /** Does what only one process at a time may do here; the others wait until it is done. */
  alone<Done>(work: () => Promise<Done>): Promise<Done>;
  close(): Promise<void>;
}

/** What a database tells while it is opened and used. */
export interface Notices {
  /** A connection broke; another one takes its place. */
  lost(error: Error): void;
  /** The start waits for a database that is not there yet. */
  waiting(sentence: string): void;
}
