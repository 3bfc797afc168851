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

type Asked = Pick<Pool, 'query'>;

/** Position of the primary's write-ahead log. */
async function writtenUpTo(primary: Asked): Promise<string> {
  const { rows } = await primary.query<{ position: string }>('select pg_current_wal_lsn()::text as position');
  const [row] = rows;
  if (!row) throw new Error('The primary reported no log position');
  return row.position;
}

/** A server that is no follower answers NULL: a promoted replica is no longer a copy of ours. */
async function hasCome(copy: Asked, position: string): Promise<boolean> {
  const query = 'select coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) as has_come';
  const { rows } = await copy.query<{ has_come: boolean }>(query, [position]);
  return rows[0]?.has_come === true;
}

/** `begin` starts its transactions, as on the primary. */
export function followPrimary(primary: Asked, copy: Pool, begin: string): Replica {
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
