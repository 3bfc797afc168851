import { eq, lte, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { rateLimits } from '../db/schema.ts';

/** How often something may be tried, and after how long its count begins anew. */
export interface Tries {
  readonly points: number;
  readonly seconds: number;
}

/**
 * Counts one try; true while there is room. One statement, so that of two instances at the same moment both count. Unlike
 * the limits in front of calls (`api/guards.ts`) it fails where it cannot count. Keys hold no personal data: `Signing.blind`.
 */
export async function takeTry(db: Db, key: string, { points, seconds }: Tries, now: Date): Promise<boolean> {
  const expire = now.getTime() + seconds * 1000;
  const isOver = sql`${rateLimits.expire} <= ${now.getTime()}`;
  const [row] = await db
    .insert(rateLimits)
    .values({ key, points: 1, expire })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        points: sql`case when ${isOver} then 1 else least(${rateLimits.points} + 1, 1000000) end`,
        expire: sql`case when ${isOver} then excluded.expire else ${rateLimits.expire} end`,
      },
    })
    .returning({ points: rateLimits.points });
  return row !== undefined && row.points <= points;
}

/** Forgets counts that are over. */
export const forgetTries = (db: Db, now: Date) =>
  db.delete(rateLimits).where(lte(rateLimits.expire, now.getTime()));

/** Ends a count before its time. */
export const forgetTry = (db: Db, key: string) => db.delete(rateLimits).where(eq(rateLimits.key, key));
