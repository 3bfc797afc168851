import { type SQL, sql } from 'drizzle-orm';
import type { Db } from './database.ts';

/** Names of the locks; some exist once per month or per kind of record. */
type Turn =
  | 'tax of the year'
  | 'winding machines'
  | 'stock-pauses'
  | 'orders by hand'
  | `books ${string}`
  | `record of ${'adviser' | 'company' | 'one-stop shop' | 'small business'}`;

/** An SQL expression that takes the lock until the transaction ends. */
export const turnOf = (turn: Turn): SQL => sql`pg_advisory_xact_lock(hashtext(${turn}))`;

/** Thrown if the database answers NULL instead of taking the lock, so that an engine without locks is noticed. */
export class NoTurn extends Error {
  override readonly name = 'NoTurn';
  constructor() {
    super('The database took no lock. PostgreSQL does: nothing was written.');
  }
}

/** Takes a transaction-scoped lock; blocks until other holders commit or roll back. */
export async function inTurn(tx: Db, turn: Turn): Promise<void> {
  const [row] = await tx
    .select({ has: sql<boolean>`${turnOf(turn)} is not null` })
    .from(sql`(values (1)) as one`);
  if (row?.has !== true) throw new NoTurn();
}
