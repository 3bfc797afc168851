import { and, count, gte, isNotNull, sql, sum } from 'drizzle-orm';
import { type Day, dayOf } from '#domain/calendar/day.ts';
import { startOfDay } from '#domain/calendar/start-of-day.ts';
import type { OpenDays } from '#domain/production/open-days.ts';
import { promisedDay } from '#domain/production/queue.ts';
import type { Db } from '../platform/db/database.ts';
import { queueChanges, units } from '../platform/db/workshop-schema.ts';

/** Numbers of waiting pickups and of those wound today, as columns of any query. Fast for any queue length. */
export const queueFields = (db: Db, now: Date) => ({
  toWind: sql<number>`(${db.select({ sum: sum(queueChanges.change) }).from(queueChanges)})`.mapWith(Number),
  woundToday: sql<number>`(${selectWoundOn(db, dayOf(now))})`.mapWith(Number),
});

export async function queueLength(db: Db, now: Date): Promise<{ toWind: number; woundToday: number }> {
  const [row] = await db.select(queueFields(db, now)).from(sql`(select 1) as once`);
  return { toWind: row?.toWind ?? 0, woundToday: row?.woundToday ?? 0 };
}

/** Day of dispatch of an order of one pickup that is paid now. */
export const promisedNow = async (db: Db, now: Date, days: OpenDays): Promise<Day> =>
  promisedDay({ today: dayOf(now), ...(await queueLength(db, now)), days });

const selectWoundOn = (db: Db, day: Day) =>
  db
    .select({ wound: count() })
    .from(units)
    .where(and(isNotNull(units.woundAt), gte(units.woundAt, startOfDay(day))));

/** Compaction threshold: a few days of work, read in less than a millisecond. */
const MANY = 500;

/**
 * Compacts `queue_changes` to one row. Rows that are inserted meanwhile are kept; of two compactions the second waits and
 * finds nothing to do.
 */
export async function foldQueueChanges({ db }: { readonly db: Db }): Promise<void> {
  const [known] = await db.select({ lines: count() }).from(queueChanges);
  if ((known?.lines ?? 0) <= MANY) return;
  await db.execute(sql`
    with folded as (delete from ${queueChanges} returning ${queueChanges.change} as change)
    insert into ${queueChanges} (change) select sum(change) from folded having count(*) > 0`);
}
