import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '../platform/db/database.ts';
import { stockBookings, stockLots, stockMovements } from '../platform/db/stock-schema.ts';

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
