import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';
import { locks } from './schema.ts';

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
