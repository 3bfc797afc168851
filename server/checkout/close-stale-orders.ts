import { and, asc, eq, lt, sql } from 'drizzle-orm';
import { appendEvents, CLOCK, keepAside, lockOrder, move, type Order, tellMakers } from '../orders/index.ts';
import { orders } from '../platform/db/schema/orders.ts';
import { isTooMuch } from '../platform/payments/promptly.ts';
import { findReferenceOf } from '../platform/payments/read-payment.ts';
import type { Services } from '../platform/services.ts';
import { settlePayment } from './settle-payment.ts';

/** Grace period after a session's end, so that the provider's event comes first. */
const GRACE_MS = 60_000;
/** Most orders and longest duration of one run; the next run continues. */
const AT_ONCE = 200;
const RUN_MS = 4 * 60_000;

/**
 * Checks orders whose time to pay is over at the provider, because a webhook may have been missed. Cancels an order with
 * a payment only if the provider reports its end; one without a payment only if the provider has none either. Runs every
 * few minutes and at the start. The least recently checked order comes first, so that failing ones do not block the
 * others.
 */
export async function closeStaleOrders(services: Services): Promise<void> {
  const { db, log, now } = services;
  const begun = performance.now();
  const deadline = new Date(now().getTime() - GRACE_MS);
  const stale = await db
    .select()
    .from(orders)
    .where(and(eq(orders.state, 'awaiting payment'), lt(orders.expiresAt, deadline)))
    .orderBy(sql`${orders.lookedAt} nulls first`, asc(orders.expiresAt))
    .limit(AT_ONCE);
  for (const order of stale) {
    if (performance.now() - begun > RUN_MS) return;
    try {
      await keepAside(db, eq(orders.id, order.id), { lookedAt: now() });
      await close(services, order);
    } catch (error) {
      log.error({ err: error, order: order.number }, 'stale order not closed');
      // The provider limits our rate: the next run continues.
      if (isTooMuch(error)) return;
    }
  }
}

async function close(services: Services, order: Order): Promise<void> {
  const reference = order.paymentReference ?? (await adoptPayment(services, order));
  if (reference === undefined) return cancelUnopened(services, order.id);
  const settlement = await settlePayment(services, reference);
  if (settlement.kind !== 'ours') return reportUnknown(services, order);
  if (settlement.payment.status === 'open' && reference.startsWith('pi_')) {
    // Unlike a session, an intent never expires. If it is being paid right now, the next run sees that.
    await services.stripe.paymentIntents.cancel(reference);
    await settlePayment(services, reference);
  }
}

/** A crash may have occurred between opening the payment and storing its reference. */
async function adoptPayment({ stripe, db }: Services, order: Order): Promise<string | undefined> {
  const reference = await findReferenceOf(stripe, order);
  if (reference) await keepAside(db, eq(orders.id, order.id), { paymentReference: reference });
  return reference;
}

async function reportUnknown(services: Services, { id }: Order): Promise<void> {
  const number = await services.db.transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order || !(await tellMakers(services, tx, id, 'unknown payment', {}))) return undefined;
    const unknown = { kind: 'payment-unknown', payload: {} } as const;
    await appendEvents(tx, order, [unknown], { by: CLOCK, at: services.now() });
    return order.number;
  });
  services.jobs.wake();
  if (number !== undefined)
    services.log.error({ order: number }, 'the payment of a stale order cannot be found');
}

async function cancelUnopened({ db, now }: Services, orderId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    // The reference may have been stored meanwhile.
    if (!order || order.paymentReference !== null) return;
    const expired = { kind: 'expired', payload: { from: order.state } } as const;
    await move(tx, order, expired, { by: CLOCK, at: now() });
  });
}
