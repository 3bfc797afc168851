import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../platform/db/database.ts';
import { stockLots, stockMovements } from '../platform/db/stock-schema.ts';

/** A delivery, complete or partial, which has a label. */
export interface Delivery {
  readonly id: number;
  readonly amount: number;
  readonly on: string;
  readonly lot: string | null;
}

export async function readDeliveries(
  db: Db,
  lines: readonly { readonly id: string }[],
): Promise<(id: string) => readonly Delivery[]> {
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
  return (line) =>
    (of.get(line) ?? []).map(({ id, amount, at, lot }) => ({ id, amount, on: at.toISOString(), lot }));
}
