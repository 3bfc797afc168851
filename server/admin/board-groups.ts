import { and, asc, count, eq, inArray, isNotNull, type SQL, sql, sum } from 'drizzle-orm';
import type { Day } from '#domain/calendar/day.ts';
import { SOLD_TITLES } from '#domain/checkout/sold-line.ts';
import { BOARD_ORDER, BOARD_ROWS, type BoardStep } from '#domain/orders/states.ts';
import { orderStep } from '#domain/production/unit-state.ts';
import type { Db } from '../platform/db/database.ts';
import {
  hasNoAddress,
  isOpenOrder,
  isUntouchedOrder,
  orderLines,
  orders,
} from '../platform/db/schema/orders.ts';
import { isOrdered, measurements, units } from '../platform/db/schema/production.ts';
import { parcels } from '../platform/db/schema/shipping.ts';
import { finishedSteps, type OpenOrder, openStepsIf, pottedField, selectOpen } from '../production/index.ts';

export interface BoardFilter {
  readonly state?: BoardStep | undefined;
  readonly late: boolean;
  readonly type?: string | undefined;
  readonly country?: string | undefined;
  /** The maker who has or had its pickups on a machine; both if undefined. */
  readonly who?: string | undefined;
  readonly sort: 'promise' | 'paid' | 'wire';
  /** Page within the orders of one state, from 1. */
  readonly page: number;
}

export const WHOLE_BOARD: BoardFilter = { late: false, sort: 'promise', page: 1 };

/**
 * SQL conditions of the groups. Waiting orders are selected by their row; orders in progress or done by id, because they
 * are few.
 */
export type Groups = Readonly<Record<BoardStep, SQL | undefined>> & {
  /** Open, with something in progress or done. */
  readonly begun: SQL;
};

const isUntouched = isUntouchedOrder(orders);

const among = (ids: readonly string[]) => sql`${orders.id} = any(${sql.param([...ids])}::uuid[])`;

/**
 * Determines the groups. Only orders with nothing left to wind are examined singly, for the steps of their pickups and
 * their parcels.
 */
export async function readGroups(db: Db, sentToday: SQL | undefined): Promise<Groups> {
  // By id, because no planner guesses how few of the open orders these are.
  const begun = await db
    .select({ id: orders.id, state: orders.state, toWind: orders.toWind })
    .from(orders)
    .where(and(isOpenOrder(orders), sql`not ${isUntouched}`));
  const ids = begun.filter(({ toWind }) => toWind === 0).map(({ id }) => id);
  const stateOf = new Map(begun.map(({ id, state }) => [id, state]));
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ id: units.id, orderId: units.orderId, state: units.state, potted: pottedField })
          .from(units)
          .where(and(inArray(units.orderId, ids), isOrdered));
  const [doneOf, labelled] = await Promise.all([
    finishedSteps(
      db,
      rows.map(({ id }) => id),
    ),
    ids.length === 0
      ? []
      : db
          .select({ orderId: parcels.orderId })
          .from(parcels)
          .where(and(inArray(parcels.orderId, ids), isNotNull(parcels.labelPrintedAt))),
  ]);
  const withLabel = new Set(labelled.map(({ orderId }) => orderId));
  const at: Record<string, string[]> = { wound: [], packed: [] };
  const unitsOf = Map.groupBy(rows, ({ orderId }) => orderId);
  // An order of parts alone has no pickups.
  for (const id of ids) {
    const seen = (unitsOf.get(id) ?? []).map((unit) => ({
      state: unit.state,
      open: openStepsIf(unit, doneOf(unit.id)),
    }));
    const state = stateOf.get(id) ?? 'paid';
    at[orderStep(state, seen, { labelPrinted: withLabel.has(id) })]?.push(id);
  }
  const [wound = [], packed = []] = [at.wound, at.packed];
  const done = new Set([...wound, ...packed]);
  const begunIds = begun.map(({ id }) => id);
  return {
    begun: among(begunIds),
    paid: and(eq(orders.state, 'paid'), isOpenOrder(orders), sql`not ${among(begunIds)}`),
    'in the making': among(begunIds.filter((id) => !done.has(id))),
    wound: among(wound),
    packed: among(packed),
    shipped: sentToday,
  };
}

/** The condition of a filter; undefined if it excludes nothing. */
function fits({ late, type, country, who }: BoardFilter, today: Day): SQL | undefined {
  const isLate = and(isOpenOrder(orders), sql`${orders.promisedOn} < ${today}`);
  const holds = sql`exists (select from ${orderLines} where ${orderLines.orderId} = ${orders.id} and ${orderLines.sold}->>'title' = ${type})`;
  const passed = sql`exists (select from ${units} left join ${measurements} on ${measurements.unitId} = ${units.id}
    where ${units.orderId} = ${orders.id} and (${units.heldName} = ${who} or ${measurements.byName} = ${who}))`;
  return and(
    late ? isLate : undefined,
    type ? holds : undefined,
    country ? sql`${orders.shippingCountry} = ${country}` : undefined,
    who ? passed : undefined,
  );
}

/** Gauges of an order's wire, as text. */
const wires = sql`(select string_agg(distinct ${units.awg}::text, ' ' order by ${units.awg}::text) from ${units} where ${units.orderId} = ${orders.id})`;

/**
 * Sorting by wire applies to the next orders only, in whole pages; the rest follows by promise. Sorting thousands takes
 * seconds, and nobody needs the wire of a distant order.
 */
const BY_WIRE = 8 * BOARD_ROWS;

const SORTED: Readonly<Record<BoardFilter['sort'], readonly SQL[]>> = {
  promise: [asc(orders.promisedOn), asc(orders.paidAt), asc(orders.id)],
  paid: [asc(orders.paidAt), asc(orders.id)],
  wire: [asc(wires), asc(orders.promisedOn), asc(orders.paidAt), asc(orders.id)],
};

interface Counted {
  readonly orders: number;
  readonly pickups: number;
}

/** A page of a group, and the total. */
export interface GroupPortion extends Counted {
  readonly step: BoardStep;
  readonly rows: readonly OpenOrder[];
}

async function countGroup(db: Db, which: SQL | undefined): Promise<Counted> {
  const [row] = await db
    .select({ orders: count(), pickups: sum(orders.pickups) })
    .from(orders)
    .where(which);
  return { orders: row?.orders ?? 0, pickups: Number(row?.pickups ?? 0) };
}

/** Counts the board in one index scan of all open orders. */
export async function countBoard(db: Db, groups: Groups, today: Day) {
  const [tally, wound, packed, shipped] = await Promise.all([
    db
      .select({
        country: orders.shippingCountry,
        isUntouched: sql<boolean>`(${isUntouched})`.as('is_untouched'),
        orders: count(),
        pickups: sum(orders.pickups),
        late: sql<number>`count(*) filter (where ${orders.promisedOn} < ${today})`.mapWith(Number),
      })
      .from(orders)
      .where(isOpenOrder(orders))
      .groupBy(orders.shippingCountry, sql`is_untouched`),
    countGroup(db, groups.wound),
    countGroup(db, groups.packed),
    countGroup(db, groups.shipped),
  ]);
  const all = (rows: typeof tally): Counted => ({
    orders: rows.reduce((total, row) => total + row.orders, 0),
    pickups: rows.reduce((total, row) => total + Number(row.pickups ?? 0), 0),
  });
  const begun = all(tally.filter((row) => !row.isUntouched));
  return {
    groups: {
      paid: all(tally.filter((row) => row.isUntouched)),
      'in the making': {
        orders: begun.orders - wound.orders - packed.orders,
        pickups: begun.pickups - wound.pickups - packed.pickups,
      },
      wound,
      packed,
      shipped,
    } satisfies Readonly<Record<BoardStep, Counted>>,
    open: all(tally).orders,
    late: tally.reduce((total, { late }) => total + late, 0),
    countries: [...new Set(tally.map(({ country }) => country))],
  };
}

/** Reads a page of each group that a filter leaves. */
export function readPortions(
  db: Db,
  groups: Groups,
  counts: Awaited<ReturnType<typeof countBoard>>['groups'],
  filter: BoardFilter,
  today: Day,
): Promise<readonly GroupPortion[]> {
  const left = fits(filter, today);
  return Promise.all(
    BOARD_ORDER.map(async (step): Promise<GroupPortion> => {
      const shown = filter.state === undefined || filter.state === step;
      if (!shown || counts[step].orders === 0) return { step, orders: 0, pickups: 0, rows: [] };
      const which = and(groups[step], left);
      const first = filter.state === undefined ? 0 : (filter.page - 1) * BOARD_ROWS;
      // By promise by default; orders that left today by time.
      const sort = filter.sort === 'wire' && first >= BY_WIRE ? 'promise' : filter.sort;
      const order = step === 'shipped' && sort === 'promise' ? [asc(orders.shippedAt)] : SORTED[sort];
      const next = db
        .select({ id: orders.id })
        .from(orders)
        .where(which)
        .orderBy(...SORTED.promise)
        .limit(BY_WIRE);
      const [all, rows] = await Promise.all([
        left ? countGroup(db, which) : counts[step],
        selectOpen(db)
          .where(sort === 'wire' ? inArray(orders.id, next) : which)
          .orderBy(...order)
          .limit(BOARD_ROWS)
          .offset(first),
      ]);
      return { step, ...all, rows };
    }),
  );
}

/** With more open orders than this, the filter offers all product types instead of those in use. */
const FEW = 300;

/** Choices of the board's filter besides states. */
export async function readFilterChoices(db: Db, { begun, shipped }: Groups, open: number) {
  const selectTitles = (which: SQL | undefined) =>
    db
      .selectDistinct({ title: sql<string>`${orderLines.sold}->>'title'` })
      .from(orders)
      .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
      .where(which);
  const selectMakers = (which: SQL | undefined) =>
    db
      .selectDistinct({ held: units.heldName, by: measurements.byName })
      .from(orders)
      .innerJoin(units, eq(units.orderId, orders.id))
      .leftJoin(measurements, eq(measurements.unitId, units.id))
      .where(which);
  const [titles, makers] = await Promise.all([
    open > FEW ? undefined : Promise.all([isOpenOrder(orders), shipped].map(selectTitles)),
    Promise.all([begun, shipped].map(selectMakers)),
  ]);
  const types = titles ? titles.flat().map(({ title }) => title) : SOLD_TITLES;
  const names = makers.flat().flatMap(({ held, by }) => [held, by].flatMap((name) => name ?? []));
  return { types: [...new Set(types)].sort(), makers: [...new Set(names)].sort() };
}

/** Orders without a known address, among the given ones. */
export const selectUnaddressed = (db: Db, ids: readonly string[]) =>
  db
    .select({ id: orders.id })
    .from(orders)
    .where(and(inArray(orders.id, [...ids]), hasNoAddress(orders)));
