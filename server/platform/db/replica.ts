import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import { withTimeout } from '../log/with-timeout.ts';
import type { Replica } from './database.ts';
import { drizzleOverPool } from './drizzle-over-pool.ts';

/** Longest wait for a replica that is slightly behind; beyond that the primary is as fast. */
const CATCHES_UP_MS = 100;
/** Longest wait for a replica's first answer; a healthy one connects within this time. */
const ANSWERS_MS = 400;
const LOOKS_EVERY_MS = 10;
/** Pause after a replica was unreachable or far behind, by a monotonic clock. */
const REST_MS = 5000;

/** Position of the primary's write-ahead log. */
async function writtenUpTo(primary: Pick<Pool, 'query'>): Promise<string> {
  const { rows } = await primary.query<{ position: string }>('select pg_current_wal_lsn()::text as position');
  const [row] = rows;
  if (!row) throw new Error('The primary reported no log position');
  return row.position;
}

const HAS_COME = 'select pg_is_in_recovery() as follows, pg_last_wal_replay_lsn() >= $1::pg_lsn as has_come';

/**
 * Asks a replica for its log position. Throws if it was promoted, and closes the connection, so that the next one leads
 * to a follower again, if something in front of it knows one.
 */
async function hasCome(copy: Pick<Pool, 'connect'>, position: string): Promise<boolean> {
  const client = await copy.connect();
  let follows = false;
  try {
    const { rows } = await client.query<{ follows: boolean; has_come: boolean | null }>(HAS_COME, [position]);
    follows = rows[0]?.follows === true;
    if (!follows) throw new Error('The replica no longer follows');
    return rows[0]?.has_come === true;
  } finally {
    client.release(!follows);
  }
}

/** `begin` starts its transactions, as on the primary. */
export function followPrimary(primary: Pick<Pool, 'query'>, copy: Pool, begin: string): Replica {
  const db = drizzleOverPool(copy, begin);
  let restsUntil = 0;

  async function comesUpTo(position: string): Promise<boolean> {
    for (const until = performance.now() + CATCHES_UP_MS; ; await pause(LOOKS_EVERY_MS)) {
      if (await hasCome(copy, position)) return true;
      if (performance.now() > until) return false;
    }
  }

  return {
    async upToDate() {
      if (performance.now() < restsUntil) return undefined;
      const position = await writtenUpTo(primary);
      if (await withTimeout(ANSWERS_MS, comesUpTo(position)).catch(() => false)) return db;
      restsUntil = performance.now() + REST_MS;
      return undefined;
    },
  };
}
