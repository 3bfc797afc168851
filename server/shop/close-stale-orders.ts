import { and, eq, lt } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { orders } from '../db/schema.ts';
import type { Services } from './services.ts';
import { move, settlePayment } from './settle-payment.ts';

/** Grace after a session's end, so that the provider's own word comes first. */
const GRACE_MS = 60_000;

/**
 * Looks after orders whose time to pay is over: the provider is asked once more (a webhook may have been
 * missed), and what was never opened or has ended is cancelled. Run every few minutes and at the start.
 */
export async function closeStaleOrders(services: Services): Promise<void> {
  const deadline = new Date(services.now().getTime() - GRACE_MS);
  const stale = await services.db
    .select()
    .from(orders)
    .where(and(eq(orders.state, 'awaiting payment'), lt(orders.expiresAt, deadline)))
    .limit(200);
  for (const order of stale) {
    try {
      const reference = order.paymentReference;
      const settlement = reference ? await settlePayment(services, reference) : undefined;
      if (
        reference?.startsWith('pi_') &&
        settlement?.kind === 'ours' &&
        settlement.payment.status === 'open'
      ) {
        await services.stripe.paymentIntents.cancel(reference);
      } else if (settlement?.kind !== 'ours') {
        await cancelUnopened(services, order.id);
      }
    } catch (error) {
      services.log.error({ err: error, order: order.number }, 'stale order not closed');
    }
  }
}

async function cancelUnopened({ db, now }: Services, orderId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
    if (order) await move(tx as unknown as Db, order, 'cancelled', 'clock', now(), 'never opened');
  });
}
