import { and, eq } from 'drizzle-orm';
import { type Day, dayOf } from '#domain/calendar/day.ts';
import {
  type DayPlan,
  type PlannedFrom,
  type PlanPin,
  planDays,
  plannedDays,
} from '#domain/production/day-plan.ts';
import type { Absence } from '#domain/production/open-days.ts';
import { forecastDay, type Machine } from '#domain/production/queue.ts';
import { isMeasured } from '#domain/production/unit-state.ts';
import type { Db } from '../platform/db/database.ts';
import { accounts } from '../platform/db/schema/accounts.ts';
import { isOpenOrder, orders } from '../platform/db/schema/orders.ts';
import { dayPlaces, units } from '../platform/db/schema/production.ts';
import type { PlannedOrder } from './read-open-orders.ts';
import type { Queue } from './read-queue.ts';

/** Planned orders: more than the capacity of the days ahead. */
export const PLANNED_ORDERS = 60;

export interface WeekUnit extends PlannedFrom {
  readonly id: string;
  readonly buyer: string;
  readonly name: string;
  readonly serial: string | null;
  readonly turns: readonly number[];
}

/** Waiting pickups by date; with the days from which all wire of an order is in stock, by order number. */
export const waitingUnits = (
  orders: readonly PlannedOrder[],
  ready: ReadonlyMap<string, Day>,
): readonly WeekUnit[] =>
  orders
    .flatMap((order) =>
      order.units
        .filter(({ state }) => state === 'to wind')
        .map((unit) => ({
          at: unit.place ?? 0,
          unit: {
            ...{ id: unit.id, order: order.number, number: unit.number, state: unit.state, awg: unit.awg },
            ...{ due: order.promised, paidAt: order.paidAt, buyer: order.buyer, name: unit.name },
            ...{ serial: unit.serial, turns: unit.turns, ready: ready.get(order.number) },
          } satisfies WeekUnit,
        })),
    )
    .toSorted((one, other) => one.at - other.at)
    .map(({ unit }) => unit);

/** Used capacity of each machine today. */
export function usedToday(orders: readonly PlannedOrder[], today: Day): ReadonlyMap<number, number> {
  const used = new Map<number, number>();
  for (const { machine, state, woundAt } of orders.flatMap(({ units }) => units)) {
    const isToday = state === 'on the bench' || (woundAt !== null && dayOf(woundAt) === today);
    if (machine !== null && isToday) used.set(machine, (used.get(machine) ?? 0) + 1);
  }
  return used;
}

export async function readPins(
  db: Db,
  day: Day,
): Promise<readonly { readonly unitId: string; readonly place: number; readonly by: string }[]> {
  return db
    .select({ unitId: dayPlaces.unitId, place: dayPlaces.place, by: dayPlaces.byName })
    .from(dayPlaces)
    .where(eq(dayPlaces.day, day));
}

/** The pickup that a maker has placed first on a day; undefined if none. */
export async function firstPlaced(db: Db, day: Day) {
  const [row] = await db
    .select({
      ...{ order: orders.number, number: units.number, due: orders.promisedOn },
      ...{ paidAt: orders.paidAt, createdAt: orders.createdAt, by: dayPlaces.byName, place: dayPlaces.place },
    })
    .from(dayPlaces)
    .innerJoin(units, eq(units.id, dayPlaces.unitId))
    .innerJoin(orders, eq(orders.id, units.orderId))
    .where(and(eq(dayPlaces.day, day), eq(units.state, 'to wind'), isOpenOrder(orders)))
    .orderBy(dayPlaces.place)
    .limit(1);
  return row && { ...row, due: row.due ?? day, paidAt: row.paidAt ?? row.createdAt };
}

export const planPinsOf = (
  units: readonly WeekUnit[],
  places: readonly { readonly unitId: string; readonly place: number }[],
): readonly PlanPin[] =>
  places.flatMap(({ unitId, place }) => {
    const unit = units.find(({ id }) => id === unitId);
    return unit ? [{ order: unit.order, number: unit.number, place }] : [];
  });

/** Assigns machines to makers in the order in which they joined. */
export async function readMakersOfMachines(
  db: Db,
  machines: readonly Machine[],
): Promise<ReadonlyMap<number, { readonly id: string; readonly name: string }>> {
  const makers = await db
    .select({ id: accounts.id, name: accounts.name, email: accounts.email })
    .from(accounts)
    .where(eq(accounts.role, 'staff'))
    .orderBy(accounts.createdAt, accounts.id)
    .limit(machines.length);
  return new Map(
    machines.flatMap(({ number }, at) => {
      const maker = makers[at];
      return maker
        ? [[number, { id: maker.id, name: maker.name.trim() || (maker.email.split('@')[0] ?? '') }] as const]
        : [];
    }),
  );
}

interface Planning {
  readonly queue: Queue;
  readonly orders: readonly PlannedOrder[];
  readonly units: readonly WeekUnit[];
  readonly absences: readonly Absence[];
  readonly makers: ReadonlyMap<number, { readonly id: string }>;
  readonly pins: readonly PlanPin[];
  readonly by?: 'wire' | 'date';
}

export const planWeek = ({ queue, orders, units, absences, makers, pins, by }: Planning): DayPlan<WeekUnit> =>
  planDays({
    units,
    machines: queue.machines,
    today: queue.today,
    used: usedToday(orders, queue.today),
    days: queue.days,
    isAway: (machine, day) =>
      absences.some(
        ({ who, from, until }) =>
          from <= day && until >= day && (who === null || who === makers.get(machine)?.id),
      ),
    pins,
    ...(by && { by }),
  });

/** Day of dispatch of each order by a plan. */
export function leavesBy(
  orders: readonly PlannedOrder[],
  plan: DayPlan<WeekUnit>,
  { today, days }: Queue,
): ReadonlyMap<string, Day> {
  const dayOfUnit = new Map([...plannedDays(plan)].map(([{ id }, day]) => [id, day]));
  return new Map(
    orders.map(({ number, units, packed }) => {
      const wound = units.map(({ id, state, woundOn }) =>
        isMeasured(state) ? (woundOn ?? today) : (dayOfUnit.get(id) ?? today),
      );
      return [number, forecastDay(today, wound, { packed, days })];
    }),
  );
}
