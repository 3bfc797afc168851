import { eq, lte, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { rateLimits } from '../db/schema/platform.ts';

/** Attempts per window, and the window's length in seconds. */
export interface RateLimit {
  readonly points: number;
  readonly seconds: number;
}

type Consumed =
  | { readonly allowed: true }
  /** Seconds until the window ends, at least one. */
  | { readonly allowed: false; readonly retryAfter: number };

/**
 * Counts one or several attempts under a key. Keys contain no personal data: use `Signing.keyedHash` for an address or a
 * client.
 */
export type RateLimiter = (key: string, limit: RateLimit, now: Date, attempts?: number) => Promise<Consumed>;

/** Above every limit; counting stops here, so that the column never overflows. */
const MOST = 1_000_000;

const judge = (points: number, expire: number, limit: RateLimit, now: Date): Consumed =>
  points <= limit.points
    ? { allowed: true }
    : { allowed: false, retryAfter: Math.max(1, Math.ceil((expire - now.getTime()) / 1000)) };

/**
 * Counts in the database, across processes. A single statement, so that simultaneous attempts both count. Within a
 * transaction an attempt counts only if it commits. Throws if the database is unavailable.
 */
export const countInDatabase =
  (db: Db): RateLimiter =>
  async (key, limit, now, attempts = 1) => {
    const isOver = sql`${rateLimits.expire} <= ${now.getTime()}`;
    const [row] = await db
      .insert(rateLimits)
      .values({ key, points: attempts, expire: now.getTime() + limit.seconds * 1000 })
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          points: sql`case when ${isOver} then excluded.points else least(${rateLimits.points} + excluded.points, ${MOST}::integer) end`,
          expire: sql`case when ${isOver} then excluded.expire else ${rateLimits.expire} end`,
        },
      })
      .returning();
    if (!row) throw new Error('The attempt was not counted');
    return judge(row.points, row.expire, limit, now);
  };

/** Counts in this process only, while the database is away. */
export function countInMemory(): RateLimiter {
  const counts = new Map<string, { points: number; readonly expire: number }>();
  let sweepAt = 0;
  return async (key, limit, now, attempts = 1) => {
    const at = now.getTime();
    if (at >= sweepAt) {
      for (const [name, { expire }] of counts) if (expire <= at) counts.delete(name);
      sweepAt = at + limit.seconds * 1000;
    }
    const known = counts.get(key);
    const count = known && known.expire > at ? known : { points: 0, expire: at + limit.seconds * 1000 };
    count.points = Math.min(count.points + attempts, MOST);
    counts.set(key, count);
    return judge(count.points, count.expire, limit, now);
  };
}

/** Counts one attempt in the database; true while the limit is not reached. */
export async function consume(db: Db, key: string, limit: RateLimit, now: Date): Promise<boolean> {
  return (await countInDatabase(db)(key, limit, now)).allowed;
}

/** Limits per mail address: for one sender, and for all senders together. */
interface SharedLimit {
  readonly own: RateLimit;
  readonly all: RateLimit;
}

/**
 * Counts an attempt at an address, per sender and overall, so that a stranger exhausts their own limit long before the
 * owner's. `address` and `client` are keyed hashes.
 */
export const consumeShared = async (
  db: Db,
  key: string,
  { address, client }: { readonly address: string; readonly client: string },
  { own, all }: SharedLimit,
  now: Date,
): Promise<boolean> =>
  (await consume(db, `${key} ${address} ${client}`, own, now)) && consume(db, `${key} ${address}`, all, now);

export const deleteExpired = (db: Db, now: Date) =>
  db.delete(rateLimits).where(lte(rateLimits.expire, now.getTime()));

export const resetCount = (db: Db, key: string) => db.delete(rateLimits).where(eq(rateLimits.key, key));
