import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import { within } from '../log/within.ts';
import type { Replica } from './database.ts';
import { drizzleOverPool } from './drizzle-over-pool.ts';

/** Up to so long a replica is waited for that is a moment behind; beyond that the primary is as fast. */
const CATCHES_UP_MS = 100;
/** A replica that does not even answer is not waited for longer than it takes to connect to one that does. */
const ANSWERS_MS = 400;
const LOOKS_EVERY_MS = 10;
/** A replica that is gone, or far behind, is left alone so long, by a clock that nobody sets. */
const REST_MS = 5000;

type Asked = Pick<Pool, 'query'>;

/** Up to where the primary has written its log. */
async function writtenUpTo(primary: Asked): Promise<string> {
  const { rows } = await primary.query<{ position: string }>('select pg_current_wal_lsn()::text as position');
  const [row] = rows;
  if (!row) throw new Error('The primary does not say how far it has come');
  return row.position;
}

/** A server that follows nobody says neither yes nor no: one that was promoted is no copy of ours any more. */
async function hasCome(copy: Asked, position: string): Promise<boolean> {
  const asked = 'select coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) as has_come';
  const { rows } = await copy.query<{ has_come: boolean }>(asked, [position]);
  return rows[0]?.has_come === true;
}

/** Its transactions `begin` as those of the primary do. */
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
      if (await within(ANSWERS_MS, comesUpTo(position)).catch(() => false)) return db;
      restsUntil = performance.now() + REST_MS;
      return undefined;
    },
  };
}
