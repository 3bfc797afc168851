import { sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';
import type { ConstructorOptions } from 'pg-boss';
import { locks } from './schema/platform.ts';

/** Queries, the same on both databases. A transaction has this type, too. */
export type Db = PgDatabase<PgQueryResultHKT>;

export interface Replica {
  /**
   * The replica, once it contains everything committed before this call, so that clients read their own writes. Undefined
   * if it does not catch up in a moment: use the primary.
   */
  upToDate(): Promise<Db | undefined>;
}

/** Plain SQL for parts with their own tables (the payment sandbox). */
export interface PlainSql {
  query<Row>(text: string, values?: unknown[]): Promise<Row[]>;
  transaction<T>(work: (sql: PlainSql) => Promise<T>): Promise<T>;
}

export interface Database {
  readonly db: Db;
  readonly sql: PlainSql;
  readonly replica: Replica | undefined;
  /** PostgreSQL connections; undefined with the embedded database. */
  readonly pool: Pool | undefined;
  readonly jobs: ConstructorOptions;
  /**
   * The current fault in a sentence; undefined if there is none. Resolves within two seconds, even if the database hangs.
   */
  fault(): Promise<string | undefined>;
  /**
   * Checks whether the database is unreachable rather than busy. Bypasses the queue of the pool and resolves
   * as soon as `fault`.
   */
  isAway(): Promise<boolean>;
  /** Runs work that only one process at a time may do; the others wait. */
  alone<Done>(work: () => Promise<Done>): Promise<Done>;
  close(): Promise<void>;
}

export interface DatabaseEvents {
  /** A connection broke; the pool replaces it. */
  lost(error: Error): void;
  /** The start is waiting for the database. */
  waiting(sentence: string): void;
}

/** Names of the locks; some exist once per month or per kind of record. */
type LockName =
  | 'tax of the year'
  | 'winding machines'
  | 'stock-pauses'
  | 'orders by hand'
  | `books ${string}`
  | `record of ${'adviser' | 'company' | 'one-stop shop' | 'small business'}`;

/**
 * Takes a lock until the transaction ends; blocks until other holders commit or roll back. The lock is a row and not an
 * advisory lock, because some engines that speak PostgreSQL's protocol accept advisory locks and ignore them.
 */
export async function acquireLock(tx: Db, name: LockName): Promise<void> {
  await tx
    .insert(locks)
    .values({ name })
    .onConflictDoUpdate({ target: locks.name, set: { taken: sql`${locks.taken} + 1` } });
}
