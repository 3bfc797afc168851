import { is, sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as accounts from './accounts-schema.ts';
import * as bench from './bench-schema.ts';
import * as booksOss from './books-oss-schema.ts';
import * as books from './books-schema.ts';
import * as correspondence from './correspondence-schema.ts';
import * as customs from './customs-schema.ts';
import type { Db } from './database.ts';
import * as days from './days-schema.ts';
import * as orderPage from './order-page-schema.ts';
import * as parcels from './parcels-schema.ts';
import * as shop from './schema.ts';
import * as shopfront from './shopfront-schema.ts';
import * as stock from './stock-schema.ts';
import * as workshop from './workshop-schema.ts';

const tables: unknown[] = [
  ...[shop, accounts, workshop, orderPage, bench, shopfront, customs],
  ...[parcels, books, booksOss, days, correspondence, stock],
].flatMap((module) => Object.values<unknown>(module));

/** Every column that the shop uses, as `orders.state`. */
const COLUMNS = new Set(
  tables
    .filter((table) => is(table, PgTable))
    .flatMap((table) => {
      const { name, columns } = getTableConfig(table);
      return columns.map((column) => `${name}.${column.name}`);
    }),
);

/** Time of the last migration of this release. */
export const neededVersion = (migrationsFolder: string): number =>
  Math.max(...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis));

/**
 * Describes what this release misses in the database; undefined if nothing. A newer database fits if it has everything
 * this release needs, because an upgrade runs beside the old release.
 */
export async function schemaFault(db: Db, needed: number): Promise<string | undefined> {
  const found = await db
    .select({ version: sql<number>`max(created_at)::float8` })
    .from(sql`drizzle.__drizzle_migrations`);
  const version = found[0]?.version ?? 0;
  if (version < needed)
    return 'The database is older than this release. Start it anew: the start brings the database up to date.';
  const columns = await db
    .select({ name: sql<string>`table_name || '.' || column_name` })
    .from(sql`information_schema.columns`)
    .where(sql`table_schema = 'public'`);
  const there = new Set(columns.map(({ name }) => name));
  const missing = [...COLUMNS].filter((name) => !there.has(name));
  if (missing.length > 0) return `The database does not fit this release: it lacks ${missing.join(', ')}.`;
}
