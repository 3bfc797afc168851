import { eq } from 'drizzle-orm';
import { readOrderNumber } from '#domain/orders/order-number.ts';
import { fitsOrder } from '#domain/returns/withdrawal.ts';
import { appendEvents, BUYER, isWritten, lockOrder, mailPace, putOrderNotice } from '../orders/index.ts';
import { orders, withdrawals } from '../platform/db/schema.ts';
import type { Services } from '../platform/services.ts';
import { MAKER_MAIL_LIMIT } from './receive-withdrawal.ts';

/**
 * Job that finds the order of a withdrawal in the background. Logs it on the order and notifies the makers, who decide.
 * Changes neither state nor money.
 */
export async function processWithdrawal(services: Services, withdrawalId: string): Promise<void> {
  const { db, jobs, now, log } = services;
  const state = await db.transaction(async (tx) => {
    const which = eq(withdrawals.id, withdrawalId);
    const [declared] = await tx.select().from(withdrawals).where(which);
    const number = declared && readOrderNumber(declared.orderNumber);
    const [named] = number ? await tx.select().from(orders).where(eq(orders.number, number)) : [];
    // Locks the order before its withdrawal, as everywhere.
    const order = named && (await lockOrder(tx, named.id));
    const [withdrawal] = await tx.select().from(withdrawals).where(which).for('update');
    if (withdrawal?.state !== 'received') return undefined;
    const found = order && fitsOrder(withdrawal, order) ? order : undefined;
    const state = found ? 'matched' : 'unmatched';
    await tx
      .update(withdrawals)
      .set({ state, orderId: found?.id ?? null })
      .where(eq(withdrawals.id, withdrawalId));
    if (found) {
      const payload = { whole: withdrawal.goods === null };
      const received = { id: withdrawalId, kind: 'withdrawal-received', payload } as const;
      if (!(await isWritten(tx, withdrawalId)))
        await appendEvents(tx, found, [received], { by: BUYER, at: withdrawal.receivedAt });
      // One mail for every withdrawal, with or without an order.
      const notice = { about: 'withdrawal', detail: { withdrawal: withdrawalId } } as const;
      await putOrderNotice(tx, found.id, notice, now());
    }
    // Withdrawals without a matching order are limited against flooding; the workshop lists all of them.
    const pace = found
      ? undefined
      : await mailPace({ now }, tx, 'withdrawals without an order', MAKER_MAIL_LIMIT);
    await jobs.send(tx, 'tell-makers-of-withdrawal', { withdrawalId, why: 'received' }, pace);
    return state;
  });
  if (state === undefined) return;
  jobs.wake();
  log.info({ withdrawal: withdrawalId, state }, 'withdrawal processed');
}
