import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { type OrderEventKind, readEvent } from '#domain/order-log/events.ts';
import type { Db } from '../platform/db/database.ts';
import { orderEvents } from '../platform/db/schema/orders.ts';

interface Which {
  /** Only events of versions after this one. */
  readonly since?: number;
  readonly kinds?: readonly OrderEventKind[];
}

/** The logs of orders, in chronological order. */
export async function eventsOf(db: Db, orderIds: readonly string[], { since, kinds }: Which = {}) {
  if (orderIds.length === 0) return [];
  const rows = await db
    .select()
    .from(orderEvents)
    .where(
      and(
        inArray(orderEvents.orderId, [...orderIds]),
        since === undefined ? undefined : gt(orderEvents.version, since),
        kinds && inArray(orderEvents.kind, [...kinds]),
      ),
    )
    .orderBy(asc(orderEvents.place));
  return rows.map(({ orderId, version, at, actor, byName, request, kind, payload }) => ({
    orderId,
    version,
    at,
    actor,
    byName,
    request,
    event: readEvent(kind, payload),
  }));
}

export type LoggedEvent = Awaited<ReturnType<typeof eventsOf>>[number];

export async function isWritten(tx: Db, id: string): Promise<boolean> {
  const found = await tx.select({ id: orderEvents.id }).from(orderEvents).where(eq(orderEvents.id, id));
  return found.length > 0;
}
