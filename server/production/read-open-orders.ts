import { and, asc, inArray, isNotNull, sql } from 'drizzle-orm';
import { dayOf } from '#domain/calendar/day.ts';
import { type Machine, windingOrder } from '#domain/production/queue.ts';
import type { UnitState } from '#domain/production/unit-state.ts';
import { givenName } from '../orders/index.ts';
import type { Db } from '../platform/db/database.ts';
import { isOpenOrder, orders } from '../platform/db/schema/orders.ts';
import { isOrdered, units } from '../platform/db/schema/production.ts';
import { parcels } from '../platform/db/schema/shipping.ts';

export type PlannedOrder = Awaited<ReturnType<typeof readOpenOrders>>[number];

/** The few columns of a pickup that planning needs, of kilobytes of frozen data. */
const PLANNED_UNIT = {
  id: units.id,
  orderId: units.orderId,
  number: units.number,
  state: units.state,
  awg: units.awg,
  serial: units.serial,
  machine: units.machine,
  heldBy: units.heldName,
  startedAt: units.startedAt,
  woundAt: units.woundAt,
  name: sql<string>`coalesce(${units.sold}->>'name', '')`,
  turns: sql<number[]>`coalesce(nullif(${units.sold}->'pickup'->'winding'->'turns', 'null'), '[]'::jsonb)`,
  potted: sql<boolean>`coalesce((${units.sold}->'pickup'->'recipe'->>'potted')::boolean, false)`,
} as const;

/**
 * The earliest open orders with a date, up to a limit, with the queue places of their pickups. Omitted orders come after
 * all of them.
 */
export async function readOpenOrders(db: Db, machines: readonly Machine[], most?: number) {
  const found = db
    .select({
      id: orders.id,
      number: orders.number,
      version: orders.version,
      name: orders.shippingName,
      country: orders.shippingCountry,
      promised: orders.promisedOn,
      paidAt: orders.paidAt,
      createdAt: orders.createdAt,
    })
    .from(orders)
    .where(and(isOpenOrder(orders), isNotNull(orders.promisedOn)))
    .orderBy(asc(orders.promisedOn), asc(orders.paidAt), asc(orders.id));
  const rows = await (most === undefined ? found : found.limit(most));
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const pieces = await db
    .select(PLANNED_UNIT)
    .from(units)
    .where(and(inArray(units.orderId, ids), isOrdered))
    .orderBy(asc(units.number));
  const labelled = await db
    .selectDistinct({ orderId: parcels.orderId })
    .from(parcels)
    .where(and(inArray(parcels.orderId, ids), isNotNull(parcels.labelPrintedAt)));
  const packed = new Set(labelled.map(({ orderId }) => orderId));
  const of = new Map(rows.map((row) => [row.id, row]));
  const waiting = windingOrder(
    pieces.flatMap(({ id, orderId, number, state, awg }) => {
      const row = of.get(orderId);
      if (!row || state !== 'to wind') return [];
      return [
        {
          ...{ id, order: row.number, number, awg, due: row.promised ?? '' },
          ...{ state: state satisfies UnitState, paidAt: row.paidAt ?? row.createdAt },
        },
      ];
    }),
    machines,
  );
  const place = new Map(waiting.map(({ id }, at) => [id, at]));
  const unitsOf = Map.groupBy(pieces, ({ orderId }) => orderId);
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    version: row.version,
    buyer: givenName(row.name),
    country: row.country,
    promised: row.promised ?? '',
    paidAt: row.paidAt ?? row.createdAt,
    accepted: dayOf(row.paidAt ?? row.createdAt),
    packed: packed.has(row.id),
    units: (unitsOf.get(row.id) ?? []).map((unit) => ({
      ...unit,
      place: place.get(unit.id),
      woundOn: unit.woundAt ? dayOf(unit.woundAt) : undefined,
    })),
  }));
}
