import { eq } from 'drizzle-orm';
import { type Order, remark } from '../orders/index.ts';
import { orderNotices, orders } from '../platform/db/schema.ts';
import { type Payment, readPayment } from '../platform/payments/read-payment.ts';
import type { Services } from '../platform/services.ts';

/** A payment that came in for an order that could not take it, as its notice knows it. */
export interface Surplus {
  readonly order: Order;
  readonly payment: Payment;
}

/** Reads a surplus payment and its order. Throws while the provider does not show it. */
export async function readSurplus({ db, stripe }: Services, noticeId: string): Promise<Surplus> {
  const [row] = await db
    .select({ order: orders, reference: orderNotices.detail })
    .from(orderNotices)
    .innerJoin(orders, eq(orders.id, orderNotices.orderId))
    .where(eq(orderNotices.id, noticeId));
  const payment = row && (await readPayment(stripe, row.reference));
  if (!payment) throw new Error('The payment that is to be sent back cannot be found');
  return { order: row.order, payment };
}

const isRefunded = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'charge_already_refunded';

/**
 * The job that sends a surplus payment back. However often it runs, the money goes once: the whole rest is asked
 * for, and no provider sends back more than came in.
 */
export async function refundSurplus(services: Services, noticeId: string): Promise<void> {
  const { stripe, db, jobs, now, log } = services;
  const { order, payment } = await readSurplus(services, noticeId);
  if (payment.refunded < payment.total) {
    if (!payment.intent) throw new Error('The payment that is to be sent back has no payment intent');
    // The provider keeps failures under a key for a day, too: a new day asks anew.
    const day = now().toISOString().slice(0, 10);
    await stripe.refunds
      .create(
        { payment_intent: payment.intent, reason: 'duplicate', metadata: { surplus_for: order.number } },
        { idempotencyKey: `surplus-${noticeId}-${day}` },
      )
      .catch((error: unknown) => {
        if (!isRefunded(error)) throw error;
      });
  }
  await db.transaction(async (tx) => {
    const isNew = await remark(tx, order, 'payment', now(), 'surplus payment sent back', noticeId);
    if (isNew) await jobs.send(tx, 'tell-refund', { noticeId });
  });
  jobs.wake();
  log.info({ order: order.number }, 'surplus payment sent back');
}
