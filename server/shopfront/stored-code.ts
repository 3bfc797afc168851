import { and, count, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { clockWords } from '#domain/calendar/format-day.ts';
import type { DiscountCode } from '#domain/checkout/code.ts';
import type { Db } from '../platform/db/database.ts';
import { orders } from '../platform/db/schema.ts';
import { discountCodes } from '../platform/db/workshop-schema.ts';

export type StoredCode = typeof discountCodes.$inferSelect;

/** Joins orders and codes. The previous release points from the code to the order instead. */
export const hasCode = or(
  eq(orders.codeId, discountCodes.id),
  and(eq(orders.id, discountCodes.orderId), isNull(orders.codeId), isNotNull(orders.discountPercent)),
);

const isHeld = eq(orders.state, 'awaiting payment');

/** Joins codes and orders that use them: paid or payable. An order cancelled unpaid frees its use. */
export const takesUse = and(hasCode, or(isNotNull(orders.paidAt), isHeld));

/** Delay until an expired order is closed, in milliseconds (`close-stale-orders.ts`). */
const UNTIL_CLOSED_MS = 6 * 60_000;

interface Uses {
  readonly used: number;
  readonly held: number;
  /** Earliest payment deadline of the orders that hold it. */
  readonly expiresAt: Date | null;
}

/**
 * Counts the orders that use a code, except `asking`. To decide by the count, lock the code's row before, so that
 * processes racing for the last use are serialized.
 */
export async function usesOf(db: Db, codeId: string, asking?: string): Promise<Uses> {
  const [row] = await db
    .select({
      used: count(orders.paidAt),
      held: sql`count(*) filter (where ${isHeld} and ${isNull(orders.paidAt)})`.mapWith(Number),
      expiresAt: sql<Date | null>`min(${orders.expiresAt}) filter (where ${isHeld})`.mapWith(
        orders.expiresAt,
      ),
    })
    .from(discountCodes)
    .innerJoin(orders, takesUse)
    .where(and(eq(discountCodes.id, codeId), asking === undefined ? undefined : ne(orders.id, asking)));
  return row ?? { used: 0, held: 0, expiresAt: null };
}

export function codeOf(row: StoredCode, { used, held, expiresAt }: Uses, now: Date): DiscountCode {
  const closed = new Date(Math.max(expiresAt?.getTime() ?? 0, now.getTime()) + UNTIL_CLOSED_MS);
  const { percent, from, until, leastGoods, mostUses, email } = row;
  return {
    ...{ percent, from, until, leastGoods, mostUses, email, used, held },
    isWithdrawn: row.withdrawnAt !== null,
    heldUntil: held > 0 ? clockWords(closed, 'en') : null,
  };
}
