import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';

/**
 * A database of one driver as any database. Drizzle has the driver in the type of each query, so that to TypeScript the two
 * fit nothing that both could be called; what the shop asks, both answer alike, and all tests of the API run on both.
 * The only place where a type is asserted against what TypeScript knows.
 */
export const sameQueries = <Result extends PgQueryResultHKT>(
  db: PgDatabase<Result, Record<string, never>>,
): Db => db as unknown as Db;
