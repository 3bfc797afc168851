import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray, notInArray } from 'drizzle-orm';
import { dayOf } from '#domain/calendar/day.ts';
import { lineOf } from '#domain/cart/cart-line.ts';
import { guaranteeUntil, repairProlongs } from '#domain/legal/guarantee.ts';
import { OVER_STATES } from '#domain/orders/states.ts';
import type { Db } from '../platform/db/database.ts';
import { orderLines, orders } from '../platform/db/schema/orders.ts';
import type { Order } from './append-events.ts';
import { eventsOf } from './read-events.ts';

/** The guarantee of an order; `undefined` unless goods were delivered and not returned. */
export async function readGuarantee(db: Db, order: Order) {
  if (order.state !== 'delivered' || !order.deliveredAt || order.byHand?.kind === 'repair') return undefined;
  const delivered = dayOf(order.deliveredAt);
  const log = await eventsOf(db, [order.id], { kinds: ['repaired'] });
  return {
    /** The last day for pickups without a repair. */
    until: guaranteeUntil(delivered, false),
    /** Repairs under the guarantee, by the pickup's number within its order. */
    repairs: log.flatMap(({ event }) => {
      if (event.kind !== 'repaired') return [];
      const { unit, on, typed } = event.payload;
      return [{ unit, on, fault: typed, until: guaranteeUntil(delivered, true) }];
    }),
    mayProlong: repairProlongs(dayOf(order.paidAt ?? order.createdAt)),
  };
}

export type Guarantee = NonNullable<Awaited<ReturnType<typeof readGuarantee>>>;

/**
 * Quantity of each line without a replacement order. Each pickup is replaced once: its replacement has its own guarantee.
 * Cancelled replacements do not count.
 */
export async function leftToReplace(
  db: Db,
  { id }: Pick<Order, 'id'>,
  lines: readonly Pick<typeof orderLines.$inferSelect, 'config' | 'quantity'>[],
): Promise<readonly number[]> {
  const log = await eventsOf(db, [id], { kinds: ['replacement-entered'] });
  const numbers = log.flatMap(({ event }) =>
    event.kind === 'replacement-entered' ? event.payload.order : [],
  );
  const replaced = await db
    .select({ config: orderLines.config, quantity: orderLines.quantity })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(inArray(orders.number, numbers), notInArray(orders.state, [...OVER_STATES])));
  return lines.map((line, index) => {
    const config = lineOf(line.config)?.config;
    const same = (other: { readonly config: unknown }) => isDeepStrictEqual(other.config, config);
    const sum = (rows: readonly { readonly quantity: number }[]) =>
      rows.reduce((total, { quantity }) => total + quantity, 0);
    // Lines with equal goods are replaced in their order.
    const before = sum(
      lines.slice(0, index).filter((other) => same({ config: lineOf(other.config)?.config })),
    );
    const rest = Math.max(0, sum(replaced.filter(same)) - before);
    return Math.max(0, line.quantity - rest);
  });
}
