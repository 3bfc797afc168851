import { asc, desc, eq } from 'drizzle-orm';
import type { Language } from '#domain/languages.ts';
import { ownWords } from '#domain/production/build-sheet.ts';
import { partOf } from '#domain/stock/parts.ts';
import { soldAs } from '../orders/index.ts';
import type { Db } from '../platform/db/database.ts';
import { orders } from '../platform/db/schema/orders.ts';
import { units } from '../platform/db/schema/production.ts';
import { stockBookings, stockLots, stockMovements } from '../platform/db/schema/stock.ts';

export async function readMovements(db: Db, language: Language) {
  const rows = await db
    .select({
      ...{
        id: stockMovements.id,
        at: stockMovements.at,
        by: stockMovements.byName,
        kind: stockMovements.kind,
      },
      ...{ part: stockMovements.part, lot: stockLots.name, change: stockMovements.change },
      ...{ book: stockMovements.book, reason: stockMovements.reason, note: stockMovements.note },
      ...{ serial: units.serial, order: orders.number },
    })
    .from(stockMovements)
    .leftJoin(stockLots, eq(stockLots.id, stockMovements.lotId))
    .leftJoin(stockBookings, eq(stockBookings.id, stockMovements.bookingId))
    .leftJoin(units, eq(units.id, stockBookings.unitId))
    .leftJoin(orders, eq(orders.id, stockBookings.orderId))
    .orderBy(desc(stockMovements.id))
    .limit(7);
  return rows.map(({ part: id, at, ...row }) => {
    const { name, unit } = partOf(id);
    return { ...row, at: at.toISOString(), name: name[language], unit };
  });
}

export type MovementView = Awaited<ReturnType<typeof readMovements>>[number];

/** All stocked pickups, the oldest first. */
export async function readShelved(db: Db) {
  const rows = await db
    .select({ row: units, order: orders.number })
    .from(units)
    .innerJoin(orders, eq(orders.id, units.orderId))
    .where(eq(units.apart, 'on shelf'))
    .orderBy(asc(units.woundAt), asc(units.id));
  return rows.flatMap(({ row, order }) => {
    const nameIn = (language: Language) => {
      const { name, words } = ownWords(soldAs(row), language);
      return `${name}, ${words}`;
    };
    return row.serial ? { serial: row.serial, name: nameIn, row, order } : [];
  });
}
