import { DatabaseError, type Pool, type PoolClient } from 'pg';
import { retried } from './retried.ts';

/** So long may a rollback take; past it the connection is dropped, and the server rolls back by itself. */
const ROLLBACK_MS = 2000;

/**
 * The connection was lost while a transaction was being committed: whether it was kept is not known. Whoever
 * catches this looks at the database again before doing anything twice.
 */
export class CommitUnknown extends Error {
  constructor(cause: unknown) {
    super('The database did not say whether the transaction was kept.', { cause });
    this.name = 'CommitUnknown';
  }
}

/** The server's own word for a commit of which it does not know itself whether it was kept. */
const NOT_KNOWN = '40003';

/** The server itself refused, and its session lives on: then nothing was kept. */
const isRefusal = (error: unknown) =>
  error instanceof DatabaseError && error.severity === 'ERROR' && error.code !== NOT_KNOWN;

async function commit(client: PoolClient): Promise<void> {
  let command: string;
  try {
    ({ command } = await client.query('commit'));
  } catch (error) {
    throw isRefusal(error) ? error : new CommitUnknown(error);
  }
  // After a failed statement the server answers a commit with a rollback, and calls that no error.
  if (command !== 'COMMIT') throw new Error('The transaction was rolled back: one of its statements failed.');
}

/** pg's word for an answer that did not come in time, wherever it is in what was thrown. */
function silenceIn(error: unknown): Error | undefined {
  if (!(error instanceof Error)) return undefined;
  return error.message === 'Query read timeout' ? error : silenceIn(error.cause);
}

/** Answers what makes the client unfit for others; undefined when it is as good as new. */
async function rollBack(client: PoolClient): Promise<Error | undefined> {
  const bounded = { text: 'rollback', query_timeout: ROLLBACK_MS };
  try {
    await client.query(bounded);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/**
 * Runs work on one connection of the pool, all of it or nothing; again where another transaction was in its way. A
 * connection that failed or whose rollback failed is destroyed, never handed to anyone else. Throws what the work threw, or
 * CommitUnknown. `begin` may set more than that.
 */
export const inTransaction = <T>(
  pool: Pool,
  work: (client: PoolClient) => Promise<T>,
  begin = 'begin',
): Promise<T> => retried((again: typeof work) => inOneTransaction(pool, again, begin), work);

async function inOneTransaction<T>(
  pool: Pool,
  work: (client: PoolClient) => Promise<T>,
  begin: string,
): Promise<T> {
  const client = await pool.connect();
  let unfit: Error | undefined;
  try {
    await client.query(begin);
    const result = await work(client);
    await commit(client);
    return result;
  } catch (error) {
    // A connection that left one question unanswered answers no second one: that would only be waited for.
    unfit = silenceIn(error) ?? (error instanceof CommitUnknown ? error : await rollBack(client));
    throw error;
  } finally {
    client.release(unfit);
  }
}
