import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { boxesFor } from '#domain/admin/packaging.ts';
import { boxNeeds, type Need, type Needing, needsOf, type Stage } from '#domain/stock/needs.ts';
import { openNeeds } from '#domain/stock/shelf.ts';
import { soldAs } from '../orders/index.ts';
import { benchSteps } from '../platform/db/bench-schema.ts';
import type { Db } from '../platform/db/database.ts';
import { isOpenOrder, orders } from '../platform/db/schema.ts';
import { stockBookings } from '../platform/db/stock-schema.ts';
import { isOrdered, parcels, units } from '../platform/db/workshop-schema.ts';

/** What of a piece tells its parts; pictures, names and curves stay where they are. */
export const NEEDING = sql<Needing | null>`case when ${units.sold} is null then null else jsonb_build_object(
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

/** An open order, as far as its parts are asked for. */
interface NeedyOrder {
  readonly order: string;
  readonly name: string | null;
  readonly country: typeof orders.$inferSelect.shippingCountry;
  readonly promised: string | null;
  readonly accepted: Date;
}

/** A part that an open order still takes. */
export interface OrderNeed extends Need, NeedyOrder {}

/** The latest row of the step "cover" says whether it is on. */
const COVERED = sql<boolean>`coalesce((select ${benchSteps.deed} <> 'undone' from ${benchSteps}
  where ${benchSteps.unitId} = ${units.id} and ${benchSteps.step} = 'cover' order by ${benchSteps.at} desc limit 1), false)`;

/** What the open orders need beyond what they have taken, and how many orders and pieces that are. */
export interface OpenNeeds {
  readonly needs: readonly OrderNeed[];
  readonly orders: number;
  readonly toWind: number;
}

export async function readNeeds(db: Db): Promise<OpenNeeds> {
  const [rows, booked, packed] = await Promise.all([
    db
      .select({ ...OF_ORDER, id: units.id, state: units.state, sold: NEEDING, covered: COVERED })
      .from(orders)
      .innerJoin(units, eq(units.orderId, orders.id))
      .where(and(isOpenOrder(orders), isOrdered)),
    db
      .select({ unit: stockBookings.unitId, order: orders.number, stage: stockBookings.stage })
      .from(orders)
      .innerJoin(stockBookings, eq(stockBookings.orderId, orders.id))
      .where(and(isOpenOrder(orders), isNull(stockBookings.returnedAt))),
    db
      .selectDistinct({ order: orders.number })
      .from(orders)
      .innerJoin(parcels, eq(parcels.orderId, orders.id))
      .where(and(isNotNull(parcels.labelPrintedAt), isNull(parcels.handedOverAt), isOpenOrder(orders))),
  ]);
  const stagesOf = Map.groupBy(booked, ({ unit }) => unit);
  const boxed = new Set([
    ...packed.map(({ order }) => order),
    ...booked.flatMap(({ stage, order }) => (stage === 'box' ? [order] : [])),
  ]);
  const ofOrder = Map.groupBy(rows, ({ order }) => order);
  const needs = [...ofOrder.values()].flatMap((pieces): OrderNeed[] => {
    const [first] = pieces;
    if (!first) return [];
    const { order, name, country, promised, accepted } = first;
    const own = pieces.flatMap((piece) => {
      const stages = (stagesOf.get(piece.id) ?? []).flatMap(({ stage }): Stage[] =>
        stage === 'again' ? [] : [stage],
      );
      return openNeeds(needsOf(soldAs({ id: piece.id, sold: piece.sold })), {
        booked: stages,
        state: piece.state,
        covered: piece.covered,
      });
    });
    const boxes = boxed.has(order) ? [] : boxNeeds(boxesFor(pieces.length));
    return [...own, ...boxes].map((need) => ({ ...need, order, name, country, promised, accepted }));
  });
  return {
    needs,
    orders: ofOrder.size,
    toWind: rows.filter(({ state }) => state === 'to wind').length,
  };
}
