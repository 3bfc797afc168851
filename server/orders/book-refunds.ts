import { randomUUID } from 'node:crypto';
import { and, eq, inArray, sum } from 'drizzle-orm';
import { type Cents, cents, ZERO } from '#domain/money.ts';
import { causeWords } from '#domain/order-log/refund-cause.ts';
import type { Db } from '../platform/db/database.ts';
import { refunds } from '../platform/db/workshop-schema.ts';
import type { Order } from './append-events.ts';
import { byOf, PROVIDER } from './staff.ts';

async function refundSum(tx: Db, orderId: string): Promise<Cents> {
  const [row] = await tx
    .select({ all: sum(refunds.amount) })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), inArray(refunds.state, ['asked', 'done'])));
  return cents(Number(row?.all ?? 0));
}

/**
 * Records a refund that was made in the provider's dashboard: the provider reports more than our rows. Figures and the
 * refundable rest then include it. `refunded` is the provider's sum.
 */
export async function bookForeignRefund(tx: Db, order: Order, refunded: Cents, at: Date): Promise<void> {
  const amount = cents(refunded - (await refundSum(tx, order.id)));
  if (amount <= 0) return;
  await tx.insert(refunds).values({
    id: randomUUID(),
    orderId: order.id,
    state: 'done',
    amount,
    parts: { quantities: [], shipping: ZERO, goodwill: amount },
    cause: 'payment account',
    reason: causeWords('payment account', 'en'),
    ...byOf(PROVIDER),
    askedAt: at,
    doneAt: at,
  });
}
