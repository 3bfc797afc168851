import { and, eq, isNotNull } from 'drizzle-orm';
import { changeOrder, PROVIDER } from '../orders/index.ts';
import { orders } from '../platform/db/schema.ts';
import { refunds, returnedGoods } from '../platform/db/workshop-schema.ts';
import type { Services } from '../platform/services.ts';
import { agreeUnits } from './agree-units.ts';
import { ofGoods, returnStepOf } from './receive-return.ts';
import { keptFault } from './refund-facts.ts';

/**
 * Job after a bank has rejected a refund: reads each refund of the order from the provider and marks failed ones, which
 * can then be repeated. Their returned goods are due again under Returns.
 */
export async function reconcileRefunds(services: Services, orderId: string): Promise<void> {
  const { db, stripe } = services;
  const rows = await db
    .select({ row: refunds, number: orders.number })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(eq(refunds.orderId, orderId), eq(refunds.state, 'done')));
  for (const { row, number } of rows) {
    if (!row.providerReference) continue;
    const { status } = await stripe.refunds.retrieve(row.providerReference);
    if (status !== 'failed' && status !== 'canceled') continue;
    const { amount } = row;
    await changeOrder(services, PROVIDER, { number }, async (work) => {
      const { tx, record } = work;
      const failed = await tx
        .update(refunds)
        .set({ state: 'failed', ...keptFault({ kind: 'returned' }) })
        .where(and(eq(refunds.id, row.id), eq(refunds.state, 'done')))
        .returning({ id: refunds.id });
      if (failed.length === 0) return {};
      record({ kind: 'refund-failed', payload: { amount, was: 'made' } });
      await agreeUnits(work);
      if (!row.returnId) return {};
      const [back] = await tx
        .update(returnedGoods)
        .set({ refunded: null })
        .where(and(eq(returnedGoods.id, row.returnId), isNotNull(returnedGoods.refunded)))
        .returning();
      if (back)
        record({
          kind: 'return-refund-failed',
          payload: { ...ofGoods(back), amount, after: returnStepOf(back) },
        });
      return {};
    });
  }
}
