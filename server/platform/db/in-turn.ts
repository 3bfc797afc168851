import { type SQL, sql } from 'drizzle-orm';
import type { Db } from './database.ts';

/** All that is done one after the other in all processes, by name; of a month, or of a kind of record, each by itself. */
type Turn =
  | 'tax of the year'
  | 'winding machines'
  | 'stock-pauses'
  | 'orders by hand'
  | `books ${string}`
  | `record of ${'adviser' | 'company' | 'one-stop shop' | 'small business'}`;

/** Waits for a turn, as an expression of a statement: what is read after it holds until the transaction ends. */
export const turnOf = (turn: Turn): SQL => sql`pg_advisory_xact_lock(hashtext(${turn}))`;

/** Thrown where the database answered NULL instead of taking a lock: an engine that does not lock must not pass for one that does. */
export class NoTurn extends Error {
  override readonly name = 'NoTurn';
  constructor() {
    super('The database took no lock. PostgreSQL does: nothing was written.');
  }
}

/** Waits within a transaction until nobody else has the turn, and has it until the transaction ends. */
export async function inTurn(tx: Db, turn: Turn): Promise<void> {
  const [row] = await tx
    .select({ has: sql<boolean>`${turnOf(turn)} is not null` })
    .from(sql`(values (1)) as one`);
  if (row?.has !== true) throw new NoTurn();
}
