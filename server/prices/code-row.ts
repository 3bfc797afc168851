import { and, eq, isNull, ne } from 'drizzle-orm';
import { clockWords } from '#domain/calendar/format-day.ts';
import type { DiscountCode } from '#domain/checkout/code.ts';
import type { Order } from '../orders/index.ts';
import type { Db } from '../platform/db/database.ts';
import { orders } from '../platform/db/schema.ts';
import { discountCodes } from '../platform/db/workshop-schema.ts';

export type CodeRow = typeof discountCodes.$inferSelect;
export type Holder = Pick<Order, 'id' | 'state' | 'expiresAt' | 'paymentReference'>;

/** After its time an order is looked after within so many milliseconds (`close-stale-orders.ts`). */
const UNTIL_CLOSED_MS = 6 * 60_000;

/** The order that a code is on, as far as it can still be paid with it or was. */
export async function holderOf(db: Db, { orderId }: CodeRow): Promise<Holder | undefined> {
  if (orderId === null) return undefined;
  const { id, state, expiresAt, paymentReference } = orders;
  const [holder] = await db
    .select({ id, state, expiresAt, paymentReference })
    .from(orders)
    .where(eq(id, orderId));
  return holder;
}

/** A row as the rule of codes reads it. An order that was cancelled unpaid has let go of its code by that. */
export function codeOf(
  row: CodeRow,
  holder: Pick<Holder, 'state' | 'expiresAt'> | undefined,
  now: Date,
): DiscountCode {
  const isHeld = row.redeemedAt === null && holder?.state === 'awaiting payment';
  const closed = new Date(Math.max(holder?.expiresAt.getTime() ?? 0, now.getTime()) + UNTIL_CLOSED_MS);
  return {
    percent: row.percent,
    until: row.until,
    email: row.email,
    order: row.orderId,
    isWithdrawn: row.withdrawnAt !== null,
    isUsed: row.redeemedAt !== null,
    heldUntil: isHeld ? clockWords(closed, 'en') : null,
  };
}

/** Lets go of the codes that an order holds and was not paid with. */
export const letGo = (tx: Db, orderId: string, but?: string): Promise<unknown> =>
  tx
    .update(discountCodes)
    .set({ orderId: null })
    .where(
      and(
        eq(discountCodes.orderId, orderId),
        isNull(discountCodes.redeemedAt),
        but === undefined ? undefined : ne(discountCodes.id, but),
      ),
    );
