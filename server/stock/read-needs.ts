import { and, asc, eq, inArray, isNull, like, not, sql } from 'drizzle-orm';
import { boxesFor } from '#domain/admin/packaging.ts';
import type { Day } from '#domain/calendar/day.ts';
import type { UnitState } from '#domain/production/unit-state.ts';
import { boxNeeds, type Need, type Needing, type NeedStage, needsOf } from '#domain/stock/needs.ts';
import { openNeeds, reservedOf } from '#domain/stock/shelf.ts';
import { soldAs } from '../orders/index.ts';
import type { Db } from '../platform/db/database.ts';
import { isOpenOrder, orderLines, orders } from '../platform/db/schema/orders.ts';
import { benchSteps, isOrdered, units } from '../platform/db/schema/production.ts';
import { stockBookings } from '../platform/db/schema/stock.ts';

/** The frozen data that determine a pickup's parts, without pictures, names and curves. */
const NEEDING = sql<Needing | null>`case when ${units.sold} is null then null else jsonb_build_object(
  'build', ${units.sold}->'build', 'cover', ${units.sold}->'cover', 'bobbinScrews', ${units.sold}->'bobbinScrews',
  'magnet', jsonb_build_object('bars', ${units.sold}->'magnet'->'bars'), 'spacing_mm', ${units.sold}->'spacing_mm',
  'pickup', jsonb_build_object('recipe', ${units.sold}->'pickup'->'recipe', 'bobbin', ${units.sold}->'pickup'->'bobbin',
    'winding', ${units.sold}->'pickup'->'winding')) end`;

const OF_ORDER = {
  order: orders.number,
  name: orders.shippingName,
  country: orders.shippingCountry,
  promised: orders.promisedOn,
  accepted: sql<Date>`coalesce(${orders.paidAt}, ${orders.createdAt})`.mapWith(orders.createdAt),
} as const;

interface NeedyOrder {
  readonly order: string;
  readonly name: string | null;
  readonly country: typeof orders.$inferSelect.shippingCountry;
  readonly promised: string | null;
  readonly accepted: Date;
}

/** A part that an open order still needs. */
export interface OrderNeed extends Need, NeedyOrder {}

/** Bookings of open orders that were not returned: pickups and boxes. */
const BOOKED = and(isOpenOrder(orders), isNull(stockBookings.returnedAt));

/** Open orders whose boxes are booked, or that have a label. Qualified by hand: Drizzle omits the name of a single table. */
const isBoxed = sql<boolean>`("orders"."state" <> 'paid' and (
  exists (select from "parcels" where "parcels"."order_id" = "orders"."id" and "parcels"."label_printed_at" is not null)
  or exists (select from "stock_bookings" as "box" where "box"."order_id" = "orders"."id" and "box"."stage" = 'box'
    and "box"."returned_at" is null)))`;

/** Booked stages of each pickup, and whether its cover is mounted, by the latest row of that step. */
function readProgress(db: Db) {
  const booked = db
    .select({
      unitId: stockBookings.unitId,
      stages: sql<string>`string_agg(distinct ${stockBookings.stage}, ' ')`.as('stages'),
    })
    .from(stockBookings)
    .innerJoin(orders, eq(orders.id, stockBookings.orderId))
    .where(and(BOOKED, sql`${stockBookings.stage} not in ('again', 'box')`))
    .groupBy(stockBookings.unitId)
    .as('booked');
  const covered = sql<boolean>`case when ${units.state} = 'to wind' and ${units.serial} is null then false else
    coalesce((select ${benchSteps.deed} <> 'undone' from ${benchSteps} where ${benchSteps.unitId} = ${units.id}
      and ${benchSteps.step} = 'cover' order by ${benchSteps.at} desc limit 1), false) end`;
  return { booked, covered };
}

type Kinds = ReadonlyMap<string, readonly Need[]>;

/** Needs of each kind of pickup, from one sample. */
export async function readKinds(db: Db, samples: readonly string[]): Promise<Kinds> {
  if (samples.length === 0) return new Map();
  const rows = await db
    .select({ id: units.id, kind: units.kind, sold: NEEDING })
    .from(units)
    .where(inArray(units.id, [...samples]));
  return new Map(rows.map(({ id, kind, sold }) => [kind ?? '', needsOf(soldAs({ id, sold }))]));
}

interface Progress {
  readonly kind: string | null;
  readonly state: UnitState;
  readonly covered: boolean;
  readonly stages: string | null;
}

const needsLeft = (kinds: Kinds, { kind, state, covered, stages }: Progress): readonly Need[] =>
  openNeeds(kinds.get(kind ?? '') ?? [], {
    booked: (stages?.split(' ') ?? []) as NeedStage[],
    state,
    covered,
  });

/** Parts that open orders sell alone and that are not packed yet. */
const readSoldParts = (db: Db): Promise<Need[]> =>
  db
    .select({
      part: sql<string>`${orderLines.sold}->'part'->>'id'`,
      amount: sql<number>`sum((${orderLines.sold}->'part'->>'pieces')::int * ${orderLines.quantity})::int`,
      stage: sql<'box'>`'box'`,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(isOpenOrder(orders), like(orderLines.lookupKey, 'part\\_%'), not(isBoxed)))
    .groupBy(sql`1`);

/** Needs of the open orders beyond their bookings, with the numbers of orders and pickups. */
export interface OpenNeeds {
  readonly reserved: ReadonlyMap<string, number>;
  readonly orders: number;
  readonly toWind: number;
  readonly kinds: Kinds;
}

/** Sums the needs of open orders. The database groups equal pickups, so more orders take no longer. */
export async function readNeeds(db: Db): Promise<OpenNeeds> {
  const { booked, covered } = readProgress(db);
  const open = and(isOpenOrder(orders), isOrdered);
  const pieces = db
    .select({
      id: units.id,
      kind: units.kind,
      state: units.state,
      covered: covered.as('covered'),
      stages: sql<string | null>`${booked.stages}`.as('stages_taken'),
    })
    .from(orders)
    .innerJoin(units, eq(units.orderId, orders.id))
    .leftJoin(booked, eq(booked.unitId, units.id))
    .where(open)
    .as('open_pieces');
  const sizes = db
    .select({
      boxed: isBoxed.as('boxed'),
      pieces: orders.pickups,
    })
    .from(orders)
    .where(isOpenOrder(orders))
    .as('sizes');
  const groups = await db
    .select({
      kind: pieces.kind,
      state: pieces.state,
      covered: pieces.covered,
      stages: pieces.stages,
      count: sql<number>`count(*)::int`,
      sample: sql<string>`min(${pieces.id}::text)`,
    })
    .from(pieces)
    .groupBy(pieces.kind, pieces.state, pieces.covered, pieces.stages);
  const ofSize = await db
    .select({ boxed: sizes.boxed, pieces: sizes.pieces, count: sql<number>`count(*)::int` })
    .from(sizes)
    .groupBy(sizes.boxed, sizes.pieces);
  const samples = new Map(groups.map(({ kind, sample }) => [kind, sample]));
  const kinds = await readKinds(db, [...samples.values()]);
  const times = (needs: readonly Need[], count: number) =>
    needs.map((need) => ({ ...need, amount: need.amount * count }));
  const waiting = ofSize.filter(({ pieces: size }) => size > 0);
  return {
    reserved: reservedOf([
      ...groups.flatMap((group) => times(needsLeft(kinds, group), group.count)),
      ...waiting.flatMap(({ boxed, pieces: size, count }) =>
        boxed ? [] : times(boxNeeds(boxesFor(size)), count),
      ),
      ...(await readSoldParts(db)),
    ]),
    kinds,
    orders: waiting.reduce((sum, { count }) => sum + count, 0),
    toWind: groups.reduce((sum, { state, count }) => sum + (state === 'to wind' ? count : 0), 0),
  };
}

/** Most orders checked for missing parts, by promise: later ones miss the same parts. */
const MOST_LOOKED_AT = 300;

/** Needs of the first open orders by pickup, and the number of these orders. */
export async function readFirstNeeds(
  db: Db,
  kinds: Kinds,
  today: Day,
): Promise<{ readonly needs: readonly OrderNeed[]; readonly orders: number }> {
  const { booked, covered } = readProgress(db);
  const first = db
    .select({ id: orders.id, boxed: isBoxed.as('boxed') })
    .from(orders)
    .where(isOpenOrder(orders))
    .orderBy(sql`coalesce(${orders.promisedOn}, ${today}::date)`, asc(orders.paidAt), asc(orders.id))
    .limit(MOST_LOOKED_AT)
    .as('first');
  const rows = await db
    .select({
      ...OF_ORDER,
      boxed: first.boxed,
      kind: units.kind,
      state: units.state,
      covered,
      stages: sql<string | null>`${booked.stages}`,
    })
    .from(first)
    .innerJoin(orders, eq(orders.id, first.id))
    .innerJoin(units, eq(units.orderId, first.id))
    .leftJoin(booked, eq(booked.unitId, units.id))
    .where(isOrdered);
  const ofOrder = Map.groupBy(rows, ({ order }) => order);
  const needs = [...ofOrder.values()].flatMap((pieces): OrderNeed[] => {
    const [piece] = pieces;
    if (!piece) return [];
    const { order, name, country, promised, accepted } = piece;
    const boxes = piece.boxed ? [] : boxNeeds(boxesFor(pieces.length));
    return [...pieces.flatMap((each) => needsLeft(kinds, each)), ...boxes].map((need) => ({
      ...need,
      ...{ order, name, country, promised, accepted },
    }));
  });
  return { needs, orders: ofOrder.size };
}
