import { asc, inArray, sql } from 'drizzle-orm';
import { MOST_AMOUNT } from '#domain/stock/amounts.ts';
import type { CountReason } from '#domain/stock/counting.ts';
import type { MovementKind } from '#domain/stock/movements.ts';
import { byOf, type Doer, refuse } from '../orders/index.ts';
import type { Db } from '../platform/db/database.ts';
import { stockLots, stockMovements, stockParts } from '../platform/db/schema/stock.ts';
import { STOCK_REFUSALS } from './refusals.messages.ts';

export type PartRow = typeof stockParts.$inferSelect;
export type LotRow = typeof stockLots.$inferSelect;

export interface Movement {
  readonly part: string;
  readonly kind: MovementKind;
  readonly change: number;
  /** The spool of wire; the delivery of magnets. */
  readonly lotId?: string | null;
  readonly reason?: CountReason | null;
  readonly note?: string | null;
  readonly bookingId?: string;
  readonly purchaseId?: string;
  readonly requestId?: string;
}

/** Locks parts in a fixed order, so that simultaneous transactions do not deadlock. */
export const lockParts = (tx: Db, ids: readonly string[]): Promise<PartRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : tx
        .select()
        .from(stockParts)
        .where(inArray(stockParts.id, [...new Set(ids)]))
        .orderBy(asc(stockParts.id))
        .for('update');

/** Locks spools that still have wire. */
export const lockLots = (tx: Db, parts: readonly string[]): Promise<LotRow[]> =>
  parts.length === 0
    ? Promise.resolve([])
    : tx
        .select()
        .from(stockLots)
        .where(sql`${inArray(stockLots.part, [...parts])} and ${stockLots.onHand} <> 0`)
        .orderBy(asc(stockLots.id))
        .for('update');

/** Sums by key, as two lists for `unnest`. */
function summed(pairs: readonly (readonly [string, number])[]) {
  const sums = new Map<string, number>();
  for (const [key, change] of pairs) sums.set(key, (sums.get(key) ?? 0) + change);
  return { keys: [...sums.keys()], changes: [...sums.values()] };
}

/**
 * The only function that changes the stock: appends a movement per part and updates the quantities. Only wire booked on a
 * spool changes the spool. The caller must lock the parts.
 */
export async function writeMovements(
  tx: Db,
  by: Doer,
  at: Date,
  movements: readonly Movement[],
  books: ReadonlyMap<string, number>,
): Promise<void> {
  if (movements.length === 0) return;
  await tx.insert(stockMovements).values(
    movements.map(({ lotId = null, reason = null, note = null, ...movement }) => ({
      ...{ ...movement, lotId, reason, note, at },
      book: books.get(lotId ?? movement.part) ?? books.get(movement.part) ?? 0,
      ...byOf(by),
    })),
  );
  const parts = summed(movements.map(({ part, change }) => [part, change]));
  const [beyond] = await tx
    .select({ id: stockParts.id })
    .from(stockParts)
    .innerJoin(
      sql`unnest(${sql.param(parts.keys)}::text[], ${sql.param(parts.changes)}::int[]) as moved(part, change)`,
      sql`${stockParts.id} = moved.part and ${stockParts.onHand}::bigint + moved.change > ${MOST_AMOUNT}`,
    )
    .limit(1);
  // Spools within their own limit may exceed the column's together.
  if (beyond) refuse(422, STOCK_REFUSALS.tooMuch);
  await tx.execute(sql`
    update ${stockParts} set on_hand = on_hand + moved.change, version = version + 1
    from unnest(${sql.param(parts.keys)}::text[], ${sql.param(parts.changes)}::int[]) as moved(part, change)
    where ${stockParts.id} = moved.part`);
  const spools = movements.flatMap(({ part, lotId, change, kind }) =>
    lotId && part.startsWith('wire:')
      ? [{ lotId, change, used: /taken|returned/.test(kind) ? -change : 0 }]
      : [],
  );
  if (spools.length === 0) return;
  const lots = summed(spools.map(({ lotId, change }) => [lotId, change]));
  const used = summed(spools.map(({ lotId, used: grams }) => [lotId, grams]));
  await tx.execute(sql`
    update ${stockLots}
    set on_hand = on_hand + moved.change, used_since = greatest(0, used_since + moved.used), version = version + 1
    from unnest(${sql.param(lots.keys)}::uuid[], ${sql.param(lots.changes)}::int[], ${sql.param(used.changes)}::int[])
      as moved(lot, change, used)
    where ${stockLots.id} = moved.lot`);
}
