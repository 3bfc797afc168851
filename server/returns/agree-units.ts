import { and, asc, eq, ne, notExists, sql } from 'drizzle-orm';
import { isOpen } from '#domain/orders/states.ts';
import { refundedCopies, type UnitState } from '#domain/production/unit-state.ts';
import { CLOCK, changeOrder, keepAside, linesOf, type UnitOfWork } from '../orders/index.ts';
import type { Db } from '../platform/db/database.ts';
import { isOpenOrder, orders } from '../platform/db/schema/orders.ts';
import { units } from '../platform/db/schema/production.ts';
import { refunds } from '../platform/db/schema/returns.ts';
import type { Services } from '../platform/services.ts';
import { locationOf, madeAs } from '../production/index.ts';
import { readRefundFacts } from './refund-facts.ts';

type Row = typeof units.$inferSelect;

/** The state before the refund; a pickup from a bench waits again. */
const stateBefore = async (tx: Db, row: Row): Promise<UnitState> =>
  row.woundAt === null ? 'to wind' : madeAs(tx, row);

/**
 * Removes refunded pickups from bench, queue and order, and restores those whose refund failed. Shipped ones stay:
 * Returns handles them.
 */
export async function agreeUnits({ tx, order, record }: UnitOfWork): Promise<void> {
  if (!isOpen(order.state)) return;
  const [lines, facts] = [await linesOf(tx, order.id), await readRefundFacts(tx, order)];
  const rows = await tx.select().from(units).where(eq(units.orderId, order.id)).orderBy(asc(units.number));
  let added = 0;
  for (const [index, { id }] of lines.entries()) {
    const own = rows.filter(({ lineId }) => lineId === id);
    const copies = refundedCopies(own, facts.lines[index]?.refundedQuantity ?? 0);
    for (const row of own) {
      const isRefunded = copies.has(row.copy);
      if (isRefunded === (row.state === 'refunded')) continue;
      const state = isRefunded ? 'refunded' : await stateBefore(tx, row);
      await tx.update(units).set({ state, heldBy: null, heldName: null }).where(eq(units.id, row.id));
      record({
        kind: 'unit-moved',
        payload: { unit: row.number, before: locationOf(row), after: { state } },
      });
      added += isRefunded ? -1 : 1;
    }
  }
  if (added !== 0)
    await keepAside(tx, eq(orders.id, order.id), { pickups: sql`${orders.pickups} + ${added}` });
}

/** Does the same at the start for refunds by an earlier release. Idempotent. */
export async function agreeEarlierUnits(services: Services): Promise<void> {
  const { db } = services;
  const refunded = db
    .select({ id: units.id })
    .from(units)
    .where(and(eq(units.orderId, orders.id), eq(units.state, 'refunded')));
  const rows = await db
    .selectDistinct({ number: orders.number })
    .from(orders)
    .innerJoin(refunds, eq(refunds.orderId, orders.id))
    .where(and(isOpenOrder(orders), ne(refunds.state, 'failed'), notExists(refunded)));
  for (const { number } of rows)
    await changeOrder(services, CLOCK, { number }, async (work) => {
      await agreeUnits(work);
      return {};
    });
}
