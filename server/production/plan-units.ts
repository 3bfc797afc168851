import { randomUUID } from 'node:crypto';
import { and, asc, count, eq, gte, inArray, isNotNull, isNull } from 'drizzle-orm';
import { type Day, dayOf } from '#domain/calendar/day.ts';
import { startOfDay } from '#domain/calendar/start-of-day.ts';
import { OPEN_STATES } from '#domain/orders/states.ts';
import { promisedDay } from '#domain/production/queue.ts';
import { unitsOf } from '#domain/production/unit.ts';
import { appendEvents, bookForeignRefund, CLOCK, lockOrder, type Order, soldAs } from '../orders/index.ts';
import type { Db } from '../platform/db/database.ts';
import { orderLines, orders } from '../platform/db/schema.ts';
import { units } from '../platform/db/workshop-schema.ts';
import type { Services } from '../platform/services.ts';

/** How many pickups wait for a machine, and how many were wound today. */
export async function queueLength(db: Db, now: Date): Promise<{ toWind: number; woundToday: number }> {
  const [waiting] = await db
    .select({ toWind: count() })
    .from(orders)
    .innerJoin(units, eq(units.orderId, orders.id))
    .where(and(inArray(orders.state, OPEN_STATES), eq(units.state, 'to wind')));
  return { toWind: waiting?.toWind ?? 0, woundToday: await woundOn(db, dayOf(now)) };
}

/** How many pickups were wound since a day began. */
export async function woundOn(db: Db, day: Day): Promise<number> {
  const [row] = await db
    .select({ wound: count() })
    .from(units)
    .where(and(isNotNull(units.woundAt), gte(units.woundAt, startOfDay(day))));
  return row?.wound ?? 0;
}

/**
 * Makes the units of an order that was paid, and promises its day from the length of the queue, in the transaction of
 * the payment. Does so once, however often it is asked. Answers the order, which has its day now.
 */
export async function planUnits(tx: Db, order: Order, now: Date): Promise<Order> {
  if (order.promisedOn !== null) return order;
  const lines = await tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.position));
  const ordered = lines.map((line) => ({ quantity: line.quantity, pickups: soldAs(line).pickups }));
  const rows = unitsOf(ordered).map(({ number, line, copy, pickup: sold }) => {
    const lineId = lines[line]?.id;
    if (!lineId) throw new Error('A piece has no line');
    const { build, pickup } = sold;
    return {
      id: randomUUID(),
      orderId: order.id,
      lineId,
      number,
      copy,
      build,
      sold,
      awg: pickup.winding.awg,
    };
  });
  const { toWind, woundToday } = await queueLength(tx, now);
  const promised = promisedDay({ today: dayOf(now), toWind, woundToday, pickups: Math.max(1, rows.length) });
  if (rows.length > 0) await tx.insert(units).values(rows).onConflictDoNothing();
  const scheduled = { kind: 'scheduled', payload: { day: promised } } as const;
  return appendEvents(tx, order, [scheduled], { by: CLOCK, at: now });
}

/** So many orders are planned at a time, each in a transaction of its own. */
const AT_ONCE = 100;

/**
 * Plans what was paid before there was a workshop, in the order in which it was paid, and books what went back of it.
 * Run at the start; a second time it finds nothing to do.
 */
export async function planEarlierOrders({ db, log, now }: Services): Promise<void> {
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
          await planUnits(tx, order, now());
          await bookForeignRefund(tx, order, order.refunded, order.paidAt ?? now());
        });
      } catch (err) {
        failed.push(id);
        log.error({ err, orderId: id }, 'order not planned');
      }
    }
  }
}
