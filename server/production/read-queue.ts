import { and, asc, desc, eq, getTableColumns, inArray, isNotNull } from 'drizzle-orm';
import { type Day, dayOf } from '#domain/calendar/day.ts';
import { OPEN_STATES } from '#domain/orders/states.ts';
import { BENCH } from '#domain/production/bench.ts';
import { type Delay, delayOf } from '#domain/production/promise.ts';
import {
  forecastDay,
  type Machine,
  type QueuedUnit,
  windingDay,
  windingOrder,
} from '#domain/production/queue.ts';
import { isMeasured } from '#domain/production/unit-state.ts';
import type { Order } from '../orders/index.ts';
import type { Db } from '../platform/db/database.ts';
import { orders } from '../platform/db/schema.ts';
import { units } from '../platform/db/workshop-schema.ts';
import type { Services } from '../platform/services.ts';
import { woundOn } from './plan-units.ts';
import type { UnitRow } from './unit-row.ts';

/** A unit of an open order with its row. */
export interface OpenUnit extends QueuedUnit {
  readonly row: UnitRow;
}

/** What the bench must know of an order; the rest of its row, its address above all, stays where it is. */
const OPEN = {
  id: orders.id,
  number: orders.number,
  version: orders.version,
  state: orders.state,
  shippingName: orders.shippingName,
  shippingCountry: orders.shippingCountry,
  createdAt: orders.createdAt,
  paidAt: orders.paidAt,
  shippedAt: orders.shippedAt,
  promisedOn: orders.promisedOn,
} as const;
export type OpenOrder = Pick<Order, keyof typeof OPEN>;

/** Reads orders as the bench sees them. */
export const selectOpen = (db: Db) => db.select(OPEN).from(orders);

/** All that waits at the bench, read in a few queries: board, bench and order make their own of it. */
export interface Queue {
  readonly today: Day;
  readonly orders: readonly OpenOrder[];
  /** All units of these orders, in winding order. */
  readonly units: readonly OpenUnit[];
  readonly machines: readonly Machine[];
  readonly toWind: number;
  readonly woundToday: number;
  /** When an order can leave as things stand. */
  forecastOf(order: Pick<Order, 'number'>, packed: boolean): Day;
}

/** The wire on each machine is that of the unit which was last on it. */
async function readMachines(db: Db): Promise<readonly Machine[]> {
  const numbers = Array.from({ length: BENCH.machines }, (_, index) => index + 1);
  return Promise.all(
    numbers.map(async (number): Promise<Machine> => {
      const [last] = await db
        .select({
          awg: units.awg,
          state: units.state,
          unit: units.number,
          order: orders.number,
          of: orders.state,
        })
        .from(units)
        .innerJoin(orders, eq(orders.id, units.orderId))
        .where(and(eq(units.machine, number), isNotNull(units.machine)))
        .orderBy(desc(units.startedAt))
        .limit(1);
      if (!last) return { number };
      const { awg, order, unit } = last;
      const isBusy = last.state === 'on the bench' && last.of === 'in the making';
      return { number, awg, ...(isBusy && { winds: { order, number: unit } }) };
    }),
  );
}

/** Reads what waits at the bench. */
export async function readQueue({ db, now }: Pick<Services, 'db' | 'now'>): Promise<Queue> {
  const at = now();
  const today = dayOf(at);
  const isOpen = inArray(orders.state, OPEN_STATES);
  const [open, rows, machines, woundToday] = await Promise.all([
    selectOpen(db).where(isOpen).orderBy(asc(orders.promisedOn), asc(orders.paidAt)),
    db
      .select(getTableColumns(units))
      .from(units)
      .innerJoin(orders, eq(orders.id, units.orderId))
      .where(isOpen),
    readMachines(db),
    woundOn(db, today),
  ]);
  const byId = new Map(open.map((order) => [order.id, order]));
  const queued = rows.flatMap((row): OpenUnit[] => {
    const order = byId.get(row.orderId);
    if (!order) return [];
    const { state, awg, number } = row;
    const [due, paidAt] = [order.promisedOn ?? today, order.paidAt ?? order.createdAt];
    return [{ order: order.number, number, state, due, paidAt, awg, row }];
  });
  const sorted = windingOrder(queued, machines);
  const waiting = sorted.filter(({ state }) => state === 'to wind');
  const days = new Map(
    waiting.map(({ row }, index) => [row.id, windingDay(index, today, woundToday)] as const),
  );
  const unitsOf = Map.groupBy(sorted, ({ order }) => order);
  const dayOfUnit = ({ row, state }: OpenUnit): Day =>
    isMeasured(state) ? dayOf(row.woundAt ?? at) : (days.get(row.id) ?? today);
  return {
    today,
    orders: open,
    units: sorted,
    machines,
    toWind: waiting.length,
    woundToday,
    forecastOf: ({ number }, packed) =>
      forecastDay(today, (unitsOf.get(number) ?? []).map(dayOfUnit), { packed }),
  };
}

/** Whether an order's promise has to be moved, and to which day. */
export function delayOfOrder(queue: Queue, order: OpenOrder, packed: boolean): Delay | undefined {
  if (order.promisedOn === null) return undefined;
  return delayOf({
    today: queue.today,
    promised: order.promisedOn,
    forecast: queue.forecastOf(order, packed),
    accepted: dayOf(order.paidAt ?? order.createdAt),
    country: order.shippingCountry,
  });
}
