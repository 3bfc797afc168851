import { randomUUID } from 'node:crypto';
import { and, asc, count, gte, isNotNull, isNull, sql, sum, type WithSubquery } from 'drizzle-orm';
import { type Day, dayOf, startOfDay } from '#domain/calendar/day.ts';
import type { OpenDays } from '#domain/production/open-days.ts';
import { promisedDay } from '#domain/production/queue.ts';
import { unitsOf } from '#domain/production/unit.ts';
import {
  appendEvents,
  bookForeignRefund,
  CLOCK,
  linesOf,
  lockOrder,
  type NewEvent,
  type Order,
  soldAs,
} from '../orders/index.ts';
import type { Db } from '../platform/db/database.ts';
import { type orderLines, orders } from '../platform/db/schema/orders.ts';
import { queueChanges, units } from '../platform/db/schema/production.ts';
import type { Services } from '../platform/services.ts';

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

/** Plan of a paid order: its events, and the pickups to insert with them. */
interface Planned {
  readonly scheduled: NewEvent;
  readonly units: readonly WithSubquery[];
}

/**
 * Creates the pickups of a paid order and promises a day by the queue's length. The caller inserts them with the event in
 * one statement.
 */
export function makeUnits(
  tx: Db,
  orderId: string,
  lines: readonly (typeof orderLines.$inferSelect)[],
  {
    toWind,
    woundToday,
    days,
  }: { readonly toWind: number; readonly woundToday: number; readonly days: OpenDays },
  now: Date,
): Planned {
  const ordered = lines.map((line) => ({ quantity: line.quantity, pickups: soldAs(line).pickups }));
  const rows = unitsOf(ordered).map(({ number, line, copy, pickup: sold }) => {
    const lineId = lines[line]?.id;
    if (!lineId) throw new Error('A pickup has no line');
    const { build, pickup } = sold;
    return { id: randomUUID(), orderId, lineId, number, copy, build, sold, awg: pickup.winding.awg };
  });
  const newUnits = () =>
    tx.$with('made').as(tx.insert(units).values(rows).onConflictDoNothing().returning({ id: units.id }));
  const pickups = Math.max(1, rows.length);
  // Parts alone wait for no winding.
  const waiting = rows.length > 0 ? { toWind, woundToday } : { toWind: 0, woundToday: 0 };
  const day = promisedDay({ today: dayOf(now), ...waiting, pickups, days });
  return {
    scheduled: { kind: 'scheduled', payload: { day }, by: CLOCK },
    units: rows.length > 0 ? [newUnits()] : [],
  };
}

/** Plans a paid order, idempotently. Returns the order with its promised day. */
export async function planUnits(tx: Db, order: Order, now: Date, days: OpenDays): Promise<Order> {
  if (order.promisedOn !== null) return order;
  const lines = await linesOf(tx, order.id);
  const planned = makeUnits(tx, order.id, lines, { ...(await queueLength(tx, now)), days }, now);
  return appendEvents(tx, order, [planned.scheduled], { by: CLOCK, at: now, beside: planned.units });
}

/** Orders per batch, each in its own transaction. */
const AT_ONCE = 100;

/**
 * Plans orders that were paid before the workshop existed, in the order of payment, and books their refunds. Idempotent;
 * runs at the start.
 */
export async function planEarlierOrders({ db, log, now, shopfront }: Services): Promise<void> {
  const failed: string[] = [];
  for (;;) {
    const found = await db
      .select({ id: orders.id })
      .from(orders)
      .where(and(isNotNull(orders.paidAt), isNull(orders.promisedOn)))
      .orderBy(asc(orders.paidAt), asc(orders.id))
      .limit(AT_ONCE + failed.length);
    const left = found.filter(({ id }) => !failed.includes(id));
    if (left.length === 0) return;
    for (const { id } of left) {
      try {
        await db.transaction(async (tx) => {
          const order = await lockOrder(tx, id);
          if (!order || order.promisedOn !== null) return;
          await planUnits(tx, order, now(), shopfront.days());
          await bookForeignRefund(tx, order, order.refunded, order.paidAt ?? now());
        });
      } catch (err) {
        failed.push(id);
        log.error({ err, orderId: id }, 'order not planned');
      }
    }
  }
}
