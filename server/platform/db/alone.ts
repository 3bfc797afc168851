import type { Client } from 'pg';

/** Pause between two attempts. */
const LOOK_MS = 100;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The lock ends with the transaction, and the transaction with the connection: a dead process holds no lock. */
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
 * Runs work under a lock that only one process at a time can hold. `work` uses other connections. A transaction lock,
 * because a pooler passes a session's lock on to its next client; polled, because processes blocked on one would use up
 * the pooler's connections.
 */
export async function alone<Done>(client: Client, work: () => Promise<Done>): Promise<Done> {
  while (!(await isTaken(client))) await pause(LOOK_MS);
  const done = await work();
  // Fails, and with it the start, if the lock was lost meanwhile.
  await client.query('commit');
  return done;
}
