import type { Client } from 'pg';

/** So long between two looks whether the other one has done. */
const LOOK_MS = 100;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The transaction ends the lock, and the connection the transaction: nobody holds it who is dead. */
async function isTaken(client: Client): Promise<boolean> {
  await client.query('begin; set local idle_in_transaction_session_timeout = 0');
  const { rows } = await client.query<{ ours: boolean }>(
    "select pg_try_advisory_xact_lock(hashtext('gewitter migrations')) as ours",
  );
  if (rows[0]?.ours) return true;
  await client.query('rollback');
  return false;
}

/**
 * Does work that only one process at a time may do on a database, under a lock on this connection; the work has others. The
 * lock is one of a transaction, since a pooler hands a session's lock on to whoever comes next, and is asked for again and
 * again, since those who wait in line for one would use up the pooler's connections.
 */
export async function alone<Done>(client: Client, work: () => Promise<Done>): Promise<Done> {
  while (!(await isTaken(client))) await pause(LOOK_MS);
  const done = await work();
  // Where the lock was lost meanwhile, this fails, and with it the start.
  await client.query('commit');
  return done;
}
