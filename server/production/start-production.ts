import { and, asc, eq } from 'drizzle-orm';
import { type Order, orderIs, refuse, takeNumbers, tellBuyer, type UnitOfWork } from '../orders/index.ts';
import type { Db } from '../platform/db/database.ts';
import { isOrdered, units } from '../platform/db/schema/production.ts';
import type { Services } from '../platform/services.ts';

/** The pickups of an order that are still to be delivered, or were. */
export const orderedUnits = (db: Db, orderId: string) =>
  db
    .select()
    .from(units)
    .where(and(eq(units.orderId, orderId), isOrdered))
    .orderBy(asc(units.number));

/**
 * Starts an order's production within a change: assigns serial numbers and mails the buyer. Returns the resulting state;
 * idempotent.
 */
export async function startProductionWithin(services: Services, work: UnitOfWork): Promise<Order['state']> {
  const { tx, order, now, record } = work;
  if (order.state === 'in the making') return order.state;
  if (order.state !== 'paid') return refuse(409, orderIs(order));
  const unnumbered = (await orderedUnits(tx, order.id)).filter(({ serial }) => serial === null);
  const serials = await takeNumbers(tx, 'serial', unnumbered.length, now);
  for (const [index, { id }] of unnumbered.entries())
    await tx.update(units).set({ serial: serials[index] }).where(eq(units.id, id));
  record(
    { kind: 'serials-assigned', payload: { serials: [...serials] } },
    { kind: 'production-started', payload: { from: order.state } },
  );
  await tellBuyer(services, tx, { orderId: order.id, kind: 'in the making', detailId: order.id });
  return 'in the making';
}
