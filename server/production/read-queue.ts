import { and, desc, eq, isNotNull, lte, max, min, sql } from 'drizzle-orm';
import { type Day, dayOf } from '#domain/calendar/day.ts';
import { BENCH } from '#domain/production/bench.ts';
import {
  type Delay,
  delayOf,
  forecastDay,
  type Machine,
  type QueuedUnit,
  windingDay,
  windingOrder,
} from '#domain/production/queue.ts';
import { isMeasured } from '#domain/production/unit-state.ts';
import type { Order } from '../orders/index.ts';
import type { Db } from '../platform/db/database.ts';
import { isOpenOrder, orders } from '../platform/db/schema/orders.ts';
import { units } from '../platform/db/schema/production.ts';
import type { Services } from '../platform/services.ts';
import { queueLength } from './plan-units.ts';
import type { UnitRow } from './unit-facts.ts';

/** Columns of an order for the bench, without the address. */
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
  toWind: orders.toWind,
} as const;
export type OpenOrder = Pick<Order, keyof typeof OPEN>;

export const selectOpen = (db: Db) => db.select(OPEN).from(orders);

/** The wire on a machine is that of its latest pickup. */
export async function readMachines(db: Db): Promise<readonly Machine[]> {
  const machines: Machine[] = [];
  // Sequential, because a transaction has one connection.
  for (let number = 1; number <= BENCH.machines; number += 1) {
    const [last] = await db
      .select({
        awg: units.awg,
        state: units.state,
        unit: units.number,
        order: orders.number,
        of: orders.state,
        by: units.heldBy,
      })
      .from(units)
      .innerJoin(orders, eq(orders.id, units.orderId))
      .where(and(eq(units.machine, number), isNotNull(units.machine)))
      .orderBy(desc(units.startedAt))
      .limit(1);
    const isBusy = last?.state === 'on the bench' && last.of === 'in the making';
    machines.push({
      number,
      ...(last && { awg: last.awg }),
      ...(last && isBusy && { winds: { order: last.order, number: last.unit, by: last.by } }),
    });
  }
  return machines;
}

/** State of the bench. Contains totals of waiting pickups only; `readWaiting` reads those of given days. */
export async function readQueue({ db, now, shopfront }: Pick<Services, 'db' | 'now' | 'shopfront'>) {
  const at = now();
  const machines = await readMachines(db);
  const length = await queueLength(db, at);
  return { today: dayOf(at), machines, days: shopfront.days(), ...length };
}
export type Queue = Awaited<ReturnType<typeof readQueue>>;

/** Pickups that wait and are promised for one day. */
export interface WaitingDay {
  readonly due: Day;
  /** Pickups and orders promised for earlier days. */
  readonly before: { readonly pickups: number; readonly orders: number };
  readonly pickups: number;
  readonly orders: number;
  /** In winding order. */
  readonly units: readonly (QueuedUnit & { readonly id: string })[];
}

/** The queue never promises more for a day (`BENCH.pickupsADay`): beyond this, pickups paid last are not sorted by wire. */
const MOST_A_DAY = 100;

const waits = and(isOpenOrder(orders), sql`${orders.toWind} > 0`);

/** Reads the waiting pickups of some promised days, independent of how much waits for others. */
export async function readWaiting(
  db: Db,
  machines: readonly Machine[],
  wanted: readonly (Day | null | undefined)[],
): Promise<ReadonlyMap<Day, WaitingDay>> {
  const dues = [...new Set(wanted.flatMap((due) => due ?? []))];
  if (dues.length === 0) return new Map();
  const isWanted = sql`= any(${sql.param(dues)}::date[])`;
  const loads = db
    .select({
      due: orders.promisedOn,
      pickups: sql<number>`sum(${orders.toWind})`.as('pickups'),
      orders: sql<number>`count(*)`.as('orders'),
      pickupsUpTo: sql<number>`sum(sum(${orders.toWind})) over (order by ${orders.promisedOn})`.as(
        'pickups_up_to',
      ),
      ordersUpTo: sql<number>`sum(count(*)) over (order by ${orders.promisedOn})`.as('orders_up_to'),
    })
    .from(orders)
    .where(
      and(
        waits,
        lte(
          orders.promisedOn,
          dues.reduce((last, due) => (due > last ? due : last)),
        ),
      ),
    )
    .groupBy(orders.promisedOn)
    .as('loads');
  const firstPaid = db
    .select({
      id: orders.id,
      place:
        sql<number>`row_number() over (partition by ${orders.promisedOn} order by ${orders.paidAt}, ${orders.id})`.as(
          'place',
        ),
    })
    .from(orders)
    .where(and(waits, sql`${orders.promisedOn} ${isWanted}`))
    .as('first_paid');
  const [days, rows] = await Promise.all([
    db.select().from(loads).where(sql`${loads.due} ${isWanted}`),
    db
      .select({
        ...{ id: units.id, number: units.number, state: units.state, awg: units.awg, order: orders.number },
        ...{ promisedOn: orders.promisedOn, paidAt: orders.paidAt, createdAt: orders.createdAt },
      })
      .from(firstPaid)
      .innerJoin(orders, eq(orders.id, firstPaid.id))
      .innerJoin(units, eq(units.orderId, firstPaid.id))
      .where(and(lte(firstPaid.place, MOST_A_DAY), eq(units.state, 'to wind'))),
  ]);
  const unitsOf = Map.groupBy(
    rows.map(({ promisedOn, paidAt, createdAt, ...unit }) => ({
      ...unit,
      due: promisedOn ?? '',
      paidAt: paidAt ?? createdAt,
    })),
    ({ due }) => due,
  );
  return new Map(
    days.map((day) => {
      const due = day.due ?? '';
      const [pickups, count] = [Number(day.pickups), Number(day.orders)];
      return [
        due,
        {
          due,
          pickups,
          orders: count,
          before: { pickups: Number(day.pickupsUpTo) - pickups, orders: Number(day.ordersUpTo) - count },
          units: windingOrder(unitsOf.get(due) ?? [], machines),
        },
      ];
    }),
  );
}

/** The first promised day with waiting pickups, or the previous or next one of a given day. */
export async function dueOfWaiting(
  db: Db,
  than: { readonly before?: Day; readonly after?: Day } = {},
): Promise<Day | null> {
  const isBefore = than.before === undefined ? undefined : sql`${orders.promisedOn} < ${than.before}`;
  const isAfter = than.after === undefined ? undefined : sql`${orders.promisedOn} > ${than.after}`;
  const [row] = await db
    .select({ due: (than.before === undefined ? min : max)(orders.promisedOn) })
    .from(orders)
    .where(and(waits, isBefore, isAfter));
  return row?.due ?? null;
}

/** Orders by the first of their pickups in winding order. */
export const ordersIn = (day: WaitingDay | undefined): readonly string[] => [
  ...new Set((day?.units ?? []).map(({ order }) => order)),
];

/** Returns the new day if a promise has to move. `own`: the order's pickups; `day`: those waiting for its day. */
export function delayOfOrder(
  { today, woundToday, days }: Queue,
  order: OpenOrder,
  own: readonly Pick<UnitRow, 'id' | 'state' | 'woundAt'>[],
  day: WaitingDay | undefined,
  packed: boolean,
): Delay | undefined {
  if (order.promisedOn === null) return undefined;
  const placeOf = (id: string) => {
    const place = day?.units.findIndex((unit) => unit.id === id) ?? -1;
    return (day?.before.pickups ?? 0) + (place >= 0 ? place : (day?.pickups ?? 1) - 1);
  };
  const dayOfUnit = ({ id, state, woundAt }: (typeof own)[number]): Day => {
    if (isMeasured(state)) return woundAt ? dayOf(woundAt) : today;
    return state === 'to wind' ? windingDay(placeOf(id), today, woundToday, days) : today;
  };
  return delayOf({
    today,
    promised: order.promisedOn,
    forecast: forecastDay(today, own.map(dayOfUnit), { packed, days }),
    accepted: dayOf(order.paidAt ?? order.createdAt),
    country: order.shippingCountry,
    days,
  });
}
