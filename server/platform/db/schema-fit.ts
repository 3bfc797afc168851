import { is, sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';
import * as accounts from './schema/accounts.ts';
import * as admin from './schema/admin.ts';
import * as books from './schema/books.ts';
import * as customs from './schema/customs.ts';
import * as messages from './schema/messages.ts';
import * as orders from './schema/orders.ts';
import * as payments from './schema/payments.ts';
import * as platform from './schema/platform.ts';
import * as privacy from './schema/privacy.ts';
import * as production from './schema/production.ts';
import * as repairs from './schema/repairs.ts';
import * as returns from './schema/returns.ts';
import * as shipping from './schema/shipping.ts';
import * as shopfront from './schema/shopfront.ts';
import * as stock from './schema/stock.ts';

/** Every file in `schema/`; a test holds that. */
const tables: unknown[] = [
  ...[
    accounts,
    admin,
    books,
    customs,
    messages,
    orders,
    payments,
    platform,
    privacy,
    production,
    repairs,
    returns,
  ],
  ...[shipping, shopfront, stock],
].flatMap((module) => Object.values<unknown>(module));

/** Every column that the shop uses, as `orders.state`. */
export const COLUMNS: ReadonlySet<string> = new Set(
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
