import type { ExtractTablesWithRelations } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres/session';
import { type PgDatabase, PgDialect, type PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';
import type { Db } from './database.ts';
import { inTransaction } from './transaction.ts';

/**
 * Treats the database of one driver as the common type. Drizzle puts the driver into each query's type, so TypeScript
 * finds no common one. Both answer the shop's queries alike; all API tests run on both. The only type assertion against
 * TypeScript's knowledge.
 */
export const sameQueries = <Result extends PgQueryResultHKT>(
  db: PgDatabase<Result, Record<string, never>>,
): Db => db as unknown as Db;

type None = Record<string, never>;
type NoRelations = ExtractTablesWithRelations<None>;

/**
 * Drizzle over a pool, with our own transactions. Drizzle begins its transactions outside of `try`, returns broken
 * connections to the pool, ignores the result of a commit, and has no hook for any of these. Only this file depends on
 * Drizzle's internals; its test lists them and fails when an upgrade changes them.
 */
export function drizzleOverPool(pool: Pool, begin?: string): Db {
  const db = drizzle(pool);
  const dialect = new PgDialect();
  db.transaction = (work, config) =>
    inTransaction(
      pool,
      async (client) => {
        const session = new NodePgSession<None, NoRelations>(client, dialect, undefined);
        const transaction = new NodePgTransaction<None, NoRelations>(dialect, session, undefined);
        if (config) await transaction.setTransaction(config);
        return work(transaction);
      },
      begin,
    );
  return sameQueries(db);
}
