import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { readOrderNumber } from '#domain/orders/order-number.ts';
import { fitsOrder } from '#domain/returns/withdrawal.ts';
import { remark } from '../orders/index.ts';
import { orderNotices, orders, withdrawals } from '../platform/db/schema.ts';
import type { Services } from '../platform/services.ts';

/**
 * The job that looks for the order of a withdrawal, away from whoever sent it. Found, the order is marked: a line in its
 * trail and a notice. It keeps its state, and no money moves: that is for the makers, who hear of every withdrawal.
 */
export async function takeUpWithdrawal(services: Services, withdrawalId: string): Promise<void> {
  const { db, jobs, now, log } = services;
  const state = await db.transaction(async (tx) => {
    const [withdrawal] = await tx
      .select()
      .from(withdrawals)
      .where(eq(withdrawals.id, withdrawalId))
      .for('update');
    if (withdrawal?.state !== 'received') return undefined;
    const number = readOrderNumber(withdrawal.orderNumber);
    const [order] = number ? await tx.select().from(orders).where(eq(orders.number, number)) : [];
    const found = order && fitsOrder(withdrawal, order) ? order : undefined;
    const state = found ? 'matched' : 'unmatched';
    await tx
      .update(withdrawals)
      .set({ state, orderId: found?.id ?? null })
      .where(eq(withdrawals.id, withdrawalId));
    if (found) {
      const what = withdrawal.goods === null ? 'of the whole contract' : 'of a part of the contract';
      await remark(tx, found, 'customer', withdrawal.receivedAt, `withdrawal ${what} received`, withdrawalId);
      // Its mail is the one that tells of every withdrawal, with or without an order.
      await tx
        .insert(orderNotices)
        .values({ id: randomUUID(), orderId: found.id, about: 'withdrawal', detail: withdrawalId, at: now() })
        .onConflictDoNothing();
    }
    await jobs.send(tx, 'tell-makers-of-withdrawal', { withdrawalId, why: 'received' });
    return state;
  });
  if (state === undefined) return;
  jobs.wake();
  log.info({ withdrawal: withdrawalId, state }, 'withdrawal taken up');
}
