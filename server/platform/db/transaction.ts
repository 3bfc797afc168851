import { DatabaseError, type Pool, type PoolClient } from 'pg';
import { retried } from './retried.ts';

/** Timeout of a rollback; then the connection is dropped, and the server rolls back. */
const ROLLBACK_MS = 2000;

/**
 * The connection was lost during a commit, so its result is unknown. A caller that catches this must read the database
 * before it repeats anything.
 */
export class CommitUnknown extends Error {
  constructor(cause: unknown) {
    super('The database did not say whether the transaction was kept.', { cause });
    this.name = 'CommitUnknown';
  }
}

/** The server's code for a commit with an unknown result. */
const NOT_KNOWN = '40003';

/** The server itself refused, and its session is alive: nothing was stored. */
const isRefusal = (error: unknown) =>
  error instanceof DatabaseError && error.severity === 'ERROR' && error.code !== NOT_KNOWN;

async function commit(client: PoolClient): Promise<void> {
  let command: string;
  try {
    ({ command } = await client.query('commit'));
  } catch (error) {
    throw isRefusal(error) ? error : new CommitUnknown(error);
  }
  // The server answers a commit after a failed statement with a rollback, which is no error to it.
  if (command !== 'COMMIT') throw new Error('The transaction was rolled back: one of its statements failed.');
}

/** pg's query timeout, among the error and its causes. */
function silenceIn(error: unknown): Error | undefined {
  if (!(error instanceof Error)) return undefined;
  return error.message === 'Query read timeout' ? error : silenceIn(error.cause);
}

/** Returns the error that makes the client unusable; undefined if it can be reused. */
async function rollBack(client: PoolClient): Promise<Error | undefined> {
  const bounded = { text: 'rollback', query_timeout: ROLLBACK_MS };
  try {
    await client.query(bounded);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/**
 * Runs work in a transaction on one connection of the pool, and retries it on conflicts. A connection that failed, or
 * whose rollback failed, is destroyed and never reused. Throws the error of `work`, or CommitUnknown. `begin` may also
 * set limits.
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
    // A connection that timed out once would do so again.
    unfit = silenceIn(error) ?? (error instanceof CommitUnknown ? error : await rollBack(client));
    throw error;
  } finally {
    client.release(unfit);
  }
}
