import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../platform/db/database.ts';
import { stockLots, stockMovements } from '../platform/db/stock-schema.ts';

/** Deliveries by order line, complete and partial; each has a label. */
export async function readDeliveries(db: Db, lines: readonly { readonly id: string }[]) {
  const rows =
    lines.length === 0
      ? []
      : await db
          .select({
            id: stockMovements.id,
            line: stockMovements.purchaseId,
            amount: stockMovements.change,
            at: stockMovements.at,
            lot: stockLots.name,
          })
          .from(stockMovements)
          .leftJoin(stockLots, eq(stockLots.id, stockMovements.lotId))
          .where(
            and(
              eq(stockMovements.kind, 'goods in'),
              inArray(
                stockMovements.purchaseId,
                lines.map(({ id }) => id),
              ),
            ),
          )
          .orderBy(asc(stockMovements.id));
  const of = Map.groupBy(rows, ({ line }) => line);
  return (line: string) =>
    (of.get(line) ?? []).map(({ id, amount, at, lot }) => ({ id, amount, on: at.toISOString(), lot }));
}

export type Delivery = ReturnType<Awaited<ReturnType<typeof readDeliveries>>>[number];
