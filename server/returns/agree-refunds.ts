import { and, eq, isNotNull } from 'drizzle-orm';
import { formatEuro } from '#domain/money.ts';
import { changeOrder, PROVIDER } from '../orders/index.ts';
import { orders } from '../platform/db/schema.ts';
import { goodsBack, refunds } from '../platform/db/workshop-schema.ts';
import type { Services } from '../platform/services.ts';

/**
 * The job after the provider has taken a refund back, because a bank did not want it: each refund of the order is looked
 * up, and those that failed say so here too. What they were for can then be refunded again; goods that were paid for with
 * one stand under Returns once more, where their money is owed.
 */
export async function agreeRefunds(services: Services, orderId: string): Promise<void> {
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
    const sum = formatEuro(row.amount, { exact: true });
    await changeOrder(services, PROVIDER, { number }, async ({ tx, note }) => {
      const failed = await tx
        .update(refunds)
        .set({ state: 'failed', failure: 'The bank sent it back.' })
        .where(and(eq(refunds.id, row.id), eq(refunds.state, 'done')))
        .returning({ id: refunds.id });
      if (failed.length === 0) return {};
      note({ what: 'Refund', before: `${sum} sent back`, after: `${sum} failed` });
      if (!row.returnId) return {};
      const [back] = await tx
        .update(goodsBack)
        .set({ refunded: null })
        .where(and(eq(goodsBack.id, row.returnId), isNotNull(goodsBack.refunded)))
        .returning();
      if (back) note({ what: back.number, before: `refunded, ${sum}`, after: 'here' });
      return {};
    });
  }
}
