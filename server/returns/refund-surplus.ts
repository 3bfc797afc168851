import { eq } from 'drizzle-orm';
import { appendEvents, isWritten, lockOrder, noticeWith, type Order, PROVIDER } from '../orders/index.ts';
import { orders } from '../platform/db/schema/orders.ts';
import { requestId } from '../platform/log/request-id.ts';
import { type Payment, readPayment } from '../platform/payments/read-payment.ts';
import type { Services } from '../platform/services.ts';

export interface Surplus {
  readonly order: Order;
  readonly payment: Payment;
}

/** Reads a surplus payment and its order. Throws while the provider does not show it. */
export async function readSurplus({ db, stripe }: Services, noticeId: string): Promise<Surplus> {
  const found = await noticeWith(db, noticeId);
  const [order] = found ? await db.select().from(orders).where(eq(orders.id, found.orderId)) : [];
  const detail = found?.notice.detail;
  const payment = detail && 'reference' in detail ? await readPayment(stripe, detail.reference) : undefined;
  if (!order || !payment) throw new Error('The surplus payment cannot be found');
  return { order, payment };
}

const isRefunded = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'charge_already_refunded';

/**
 * The job that refunds a surplus payment. Idempotent: it requests the whole rest, and the provider never refunds more
 * than was paid.
 */
export async function refundSurplus(services: Services, noticeId: string): Promise<void> {
  const { stripe, db, jobs, now, log } = services;
  const { order, payment } = await readSurplus(services, noticeId);
  if (payment.refunded < payment.total) {
    if (!payment.intent) throw new Error('The surplus payment has no payment intent');
    // The provider stores failures per key for a day, so each day uses a new one.
    const day = now().toISOString().slice(0, 10);
    // The job's request id, the same at each try.
    const request = requestId();
    const metadata = { surplus_for: order.number, ...(request && { request_id: request }) };
    await stripe.refunds
      .create(
        { payment_intent: payment.intent, reason: 'duplicate', metadata },
        { idempotencyKey: `surplus-${noticeId}-${day}` },
      )
      .catch((error: unknown) => {
        if (!isRefunded(error)) throw error;
      });
  }
  await db.transaction(async (tx) => {
    const locked = await lockOrder(tx, order.id);
    // Logged once: the event has the notice's id.
    if (!locked || (await isWritten(tx, noticeId))) return;
    const refunded = { id: noticeId, kind: 'surplus-refunded', payload: {} } as const;
    await appendEvents(tx, locked, [refunded], { by: PROVIDER, at: now() });
    await jobs.send(tx, 'tell-refund', { noticeId });
  });
  jobs.wake();
  log.info({ order: order.number }, 'surplus payment sent back');
}
