import { and, count, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { clockWords } from '#domain/calendar/format-day.ts';
import type { DiscountCode } from '#domain/checkout/code.ts';
import type { Db } from '../platform/db/database.ts';
import { orders } from '../platform/db/schema.ts';
import { discountCodes } from '../platform/db/workshop-schema.ts';

export type CodeRow = typeof discountCodes.$inferSelect;

/** Joins orders and codes. An order that the release before has put a code on does not point at it; its code points there. */
export const hasCode = or(
  eq(orders.codeId, discountCodes.id),
  and(eq(orders.id, discountCodes.orderId), isNull(orders.codeId), isNotNull(orders.discountPercent)),
);

const isHeld = eq(orders.state, 'awaiting payment');

/** Joins codes and the orders that take a use of them: paid, or still to be paid. One cancelled unpaid gives its use back. */
export const takesUse = and(hasCode, or(isNotNull(orders.paidAt), isHeld));

/** After its time an order is looked after within so many milliseconds (`close-stale-orders.ts`). */
const UNTIL_CLOSED_MS = 6 * 60_000;

interface Uses {
  readonly used: number;
  readonly held: number;
  /** When the first of the orders that hold it has to be paid. */
  readonly expiresAt: Date | null;
}

/**
 * Counts the orders that use a code, without the one that asks. Who counts to decide has locked the code's row before: two
 * processes that race for its last use take turns there.
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

/** A row as the rule of codes reads it. */
export function codeOf(row: CodeRow, { used, held, expiresAt }: Uses, now: Date): DiscountCode {
  const closed = new Date(Math.max(expiresAt?.getTime() ?? 0, now.getTime()) + UNTIL_CLOSED_MS);
  const { percent, from, until, leastGoods, mostUses, email } = row;
  return {
    ...{ percent, from, until, leastGoods, mostUses, email, used, held },
    isWithdrawn: row.withdrawnAt !== null,
    heldUntil: held > 0 ? clockWords(closed, 'en') : null,
  };
}
