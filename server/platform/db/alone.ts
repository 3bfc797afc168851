import type { Client } from 'pg';

/** Pause between two attempts. */
const LOOK_MS = 100;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** SQLSTATEs when two processes create the table, its type or its row at once: the other one has created it. */
const CREATED_MEANWHILE = /^(23505|42P07|42710|40001)$/;

/** Not among the migrated tables: a migration that altered it would wait for the process that runs it. */
async function createRow(client: Client): Promise<void> {
  try {
    await client.query('create table if not exists start_lock (one boolean primary key)');
    await client.query('insert into start_lock values (true) on conflict do nothing');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && CREATED_MEANWHILE.test(String(error.code))))
      throw error;
    await createRow(client);
  }
}

/** The lock ends with the transaction, and the transaction with the connection: a dead process holds no lock. */
async function isTaken(client: Client): Promise<boolean> {
  await client.query('begin; set local idle_in_transaction_session_timeout = 0');
  const { rowCount } = await client.query('select one from start_lock for update skip locked');
  if (rowCount === 1) return true;
  await client.query('rollback');
  return false;
}

/**
 * Runs work under a lock that only one process at a time can hold. `work` uses other connections. The lock belongs to a
 * transaction, because a pooler passes a session on to its next client; it is polled, because processes blocked on it
 * would use up the pooler's connections.
 */
export async function alone<Done>(client: Client, work: () => Promise<Done>): Promise<Done> {
  await createRow(client);
  while (!(await isTaken(client))) await pause(LOOK_MS);
  const done = await work();
  // Fails, and with it the start, if the lock was lost meanwhile.
  await client.query('commit');
  return done;
}
