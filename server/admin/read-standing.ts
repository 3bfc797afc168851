import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Order } from '../orders/index.ts';
import type { Db } from '../platform/db/database.ts';
import { isOpenOrder, orders } from '../platform/db/schema/orders.ts';
import { dueOfWaiting, ordersIn, type Queue, readWaiting } from '../production/index.ts';

const waits = and(isOpenOrder(orders), sql`${orders.toWind} > 0`);
const isWound = and(isOpenOrder(orders), eq(orders.toWind, 0));

async function firstOf(db: Db, which: SQL | undefined, order: readonly SQL[]): Promise<string | undefined> {
  const [row] = await db
    .select({ number: orders.number })
    .from(orders)
    .where(which)
    .orderBy(...order)
    .limit(1);
  return row?.number;
}

/** The orders before and after one: first those to wind, in winding order, then those to pack, by promise. */
export async function readStanding(db: Db, queue: Queue, order: Order) {
  const due = order.promisedOn;
  const dayOfDue = async (wanted: string | null) =>
    wanted === null ? undefined : (await readWaiting(db, queue.machines, [wanted])).get(wanted);
  const day = await dayOfDue(due);
  if (order.toWind > 0 && due !== null && day) {
    const own = ordersIn(day);
    const at = own.indexOf(order.number);
    const [all] = await db.select({ count: count() }).from(orders).where(waits);
    const [earlier, later] = await Promise.all([
      at > 0 ? undefined : dueOfWaiting(db, { before: due }).then(dayOfDue),
      at < own.length - 1 ? undefined : dueOfWaiting(db, { after: due }).then(dayOfDue),
    ]);
    const after = own[at + 1] ?? ordersIn(later)[0];
    return {
      day,
      neighbours: {
        before: own[at - 1] ?? ordersIn(earlier).at(-1),
        after:
          after ?? (await firstOf(db, isWound, [asc(orders.promisedOn), asc(orders.paidAt), asc(orders.id)])),
      },
      /** In the winding queue; undefined if none of its pickups waits. */
      place: { place: day.before.orders + (at < 0 ? day.orders : at + 1), of: all?.count ?? 0 },
    };
  }
  const { promisedOn, paidAt, id } = orders;
  const own = sql`(${due}::date, ${order.paidAt}::timestamptz, ${order.id}::uuid)`;
  const [before, after, lastDue] = await Promise.all([
    firstOf(db, and(isWound, sql`(${promisedOn}, ${paidAt}, ${id}) < ${own}`), [
      desc(promisedOn),
      desc(paidAt),
      desc(id),
    ]),
    firstOf(db, and(isWound, sql`(${promisedOn}, ${paidAt}, ${id}) > ${own}`), [
      asc(promisedOn),
      asc(paidAt),
      asc(id),
    ]),
    dueOfWaiting(db, { before: '9999-12-31' }),
  ]);
  return {
    day,
    neighbours: { before: before ?? ordersIn(await dayOfDue(lastDue)).at(-1), after },
    place: undefined,
  };
}
