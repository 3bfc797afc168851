import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { partOf } from '#domain/stock/parts.ts';
import { LEAST_COIL } from '#domain/stock/shelf.ts';
import type { Db } from '../platform/db/database.ts';
import { measurements, units } from '../platform/db/schema/production.ts';
import { stockBookings, stockLots, stockMovements } from '../platform/db/schema/stock.ts';
import type { LotRow } from './write-movements.ts';

/** Pickups per spool, and the deviation of its wire from the table. */
async function woundFrom(db: Db, lots: readonly LotRow[]) {
  if (lots.length === 0) return new Map<string, { wound: number; ratio: number | null }>();
  const latest = sql`(select ${measurements.resistance20} from ${measurements}
    where ${measurements.unitId} = ${units.id} order by ${measurements.at} desc limit 1)`;
  const modelled = sql`(${units.sold}->'pickup'->'winding'->>'resistance_Ohm')::float8`;
  const rows = await db
    .select({
      lot: stockMovements.lotId,
      wound: sql<number>`count(distinct ${units.id})`.mapWith(Number),
      ratio: sql<number | null>`avg(${latest} / ${modelled}) filter (where ${units.woundAt} is not null)`,
    })
    .from(stockMovements)
    .innerJoin(stockBookings, eq(stockBookings.id, stockMovements.bookingId))
    .innerJoin(units, eq(units.id, stockBookings.unitId))
    .where(
      and(
        inArray(
          stockMovements.lotId,
          lots.map(({ id }) => id),
        ),
        eq(stockMovements.kind, 'taken'),
        isNull(stockBookings.returnedAt),
      ),
    )
    .groupBy(stockMovements.lotId);
  return new Map(rows.map(({ lot, ...wound }) => [lot ?? '', wound]));
}

/** Spools with the pickups wound from them. */
export async function lotViews(db: Db, lots: readonly LotRow[]) {
  const woundOf = await woundFrom(db, lots);
  return lots.map((lot) => {
    const { wound = 0, ratio = null } = woundOf.get(lot.id) ?? {};
    return {
      ...{ id: lot.id, name: lot.name, place: lot.place, onHand: lot.onHand, full: lot.full, reel: lot.reel },
      ...{ diameter: lot.diameter, enamel: lot.enamel, openedOn: lot.openedOn, version: lot.version, wound },
      awg: partOf(lot.part).awg ?? 0,
      /** Mean of R measured over R modelled, less one, in per cent. */
      rToTable: ratio === null ? undefined : Math.round((Number(ratio) - 1) * 1000) / 10,
      isRest: lot.onHand < LEAST_COIL,
    };
  });
}

export type LotView = Awaited<ReturnType<typeof lotViews>>[number];

/** The spool of a pickup, if recorded; the last one if a coil was rewound. */
export async function lotOfUnit(db: Db, unitId: string): Promise<string | undefined> {
  const [lot] = await db
    .select({ name: stockLots.name })
    .from(stockBookings)
    .innerJoin(stockMovements, eq(stockMovements.bookingId, stockBookings.id))
    .innerJoin(stockLots, eq(stockLots.id, stockMovements.lotId))
    .where(
      and(
        eq(stockBookings.unitId, unitId),
        isNull(stockBookings.returnedAt),
        isNotNull(stockMovements.lotId),
        eq(stockMovements.kind, 'taken'),
      ),
    )
    .orderBy(desc(stockMovements.id))
    .limit(1);
  return lot?.name;
}
