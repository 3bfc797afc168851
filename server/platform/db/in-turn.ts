import { type SQL, sql } from 'drizzle-orm';
import type { Db } from './database.ts';

/** All that is done one after the other in all processes, by name; of a month, or of a kind of record, each by itself. */
type Turn =
  | 'tax of the year'
  | 'winding machines'
  | 'stock-pauses'
  | 'orders by hand'
  | `books ${string}`
  | `record of ${'adviser' | 'company' | 'small business'}`;

/** Waits for a turn, as an expression of a statement: what is read after it holds until the transaction ends. */
export const turnOf = (turn: Turn): SQL => sql`pg_advisory_xact_lock(hashtext(${turn}))`;

/** Waits within a transaction until nobody else has the turn, and has it until the transaction ends. */
export const inTurn = (tx: Db, turn: Turn) => tx.execute(sql`select ${turnOf(turn)}`);
