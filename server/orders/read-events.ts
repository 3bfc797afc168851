import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { type Actor, type OrderEvent, type OrderEventKind, readEvent } from '#domain/order-log/events.ts';
import type { Db } from '../platform/db/database.ts';
import { orderEvents } from '../platform/db/schema.ts';

export interface LoggedEvent {
  readonly orderId: string;
  readonly version: number;
  readonly at: Date;
  readonly actor: Actor;
  /** Set for makers. */
  readonly byName: string | null;
  /** Id of the request; null for scheduled jobs and in logs of earlier releases. */
  readonly request: string | null;
  readonly event: OrderEvent;
}

interface Which {
  /** Only events of versions after this one. */
  readonly since?: number;
  readonly kinds?: readonly OrderEventKind[];
}

/** The logs of orders, in chronological order. */
export async function eventsOf(
  db: Db,
  orderIds: readonly string[],
  { since, kinds }: Which = {},
): Promise<readonly LoggedEvent[]> {
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

export async function isWritten(tx: Db, id: string): Promise<boolean> {
  const found = await tx.select({ id: orderEvents.id }).from(orderEvents).where(eq(orderEvents.id, id));
  return found.length > 0;
}
