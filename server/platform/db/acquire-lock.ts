import { type SQL, sql } from 'drizzle-orm';
import type { Db } from './database.ts';

/** Names of the locks; some exist once per month or per kind of record. */
type LockName =
  | 'tax of the year'
  | 'winding machines'
  | 'stock-pauses'
  | 'orders by hand'
  | `books ${string}`
  | `record of ${'adviser' | 'company' | 'one-stop shop' | 'small business'}`;

/** An SQL expression that takes the lock until the transaction ends. */
export const lockExpression = (name: LockName): SQL => sql`pg_advisory_xact_lock(hashtext(${name}))`;

/** Thrown if the database answers NULL instead of taking the lock, so that an engine without locks is noticed. */
export class NoLock extends Error {
  override readonly name = 'NoLock';
  constructor() {
    super('The database took no advisory lock. Nothing was written. Use PostgreSQL.');
  }
}

/** Takes a transaction-scoped lock; blocks until other holders commit or roll back. */
export async function acquireLock(tx: Db, name: LockName): Promise<void> {
  const [row] = await tx
    .select({ has: sql<boolean>`${lockExpression(name)} is not null` })
    .from(sql`(values (1)) as one`);
  if (row?.has !== true) throw new NoLock();
}
