import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { COMPANY } from '#domain/company.ts';
import { add, type Cents } from '#domain/money.ts';
import { type Mover, type OrderState, transition } from '#domain/order-state.ts';
import { vatFor } from '#domain/vat.ts';
import type { Db } from '../db/database.ts';
import { orderLines, orderMoves, orders, paymentEvents } from '../db/schema.ts';
import { type Payment, readPayment } from '../payments/read-payment.ts';
import type { Services } from './services.ts';

type Order = typeof orders.$inferSelect;

/** What a payment came to, told to whoever asked. `foreign`: not a payment of this shop. */
export type Settlement =
  | { readonly kind: 'foreign' }
  | { readonly kind: 'repeated' }
  | { readonly kind: 'ours'; readonly order: Order; readonly payment: Payment };

/** The provider's event that brought the news, if one did. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
}

/**
 * The one place where an order learns that it was paid or that its payment ended. Asked by the webhook, the
 * return page and the clean-up, at any time and as often as they like: it fetches the provider's present
 * state, locks the order row and moves it at most once. Event, move and the mail's job are one transaction.
 */
export async function settlePayment(
  services: Services,
  reference: string,
  event?: PaymentEvent,
): Promise<Settlement> {
  const payment = await readPayment(services.stripe, reference);
  if (!payment?.orderId || !/^[0-9a-f-]{36}$/.test(payment.orderId)) return { kind: 'foreign' };
  const orderId = payment.orderId;
  const now = services.now();

  const settlement = await services.db.transaction(async (tx): Promise<Settlement> => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
    if (!order) return { kind: 'foreign' };
    if (event) {
      const taken = await tx
        .insert(paymentEvents)
        .values({ ...event, orderId, receivedAt: now })
        .onConflictDoNothing()
        .returning({ id: paymentEvents.id });
      if (taken.length === 0) return { kind: 'repeated' };
    }
    if (payment.status === 'paid') {
      return {
        kind: 'ours',
        payment,
        order: await markPaid(services, tx as unknown as Db, order, payment, now),
      };
    }
    if (payment.status === 'ended') {
      return {
        kind: 'ours',
        payment,
        order: await move(tx as unknown as Db, order, 'cancelled', 'payment', now),
      };
    }
    return { kind: 'ours', payment, order };
  });
  services.jobs.wake();
  return settlement;
}

async function markPaid(
  services: Services,
  tx: Db,
  order: Order,
  payment: Payment,
  now: Date,
): Promise<Order> {
  const country = payment.address?.country ?? order.shippingCountry;
  const shipping = payment.shipping ?? order.shipping;
  const agreed = add(order.goods, shipping);
  const note = agreed === payment.total ? undefined : `paid ${payment.total}, agreed ${agreed}`;
  const moved = await move(tx, order, 'paid', 'payment', now, note);
  if (moved.state !== 'paid' || order.state === 'paid') return moved;
  if (note) services.log.error({ order: order.number, note }, 'amount paid differs from the order');
  const details = {
    paymentReference: payment.reference,
    email: payment.email ?? null,
    shippingName: payment.name ?? null,
    shippingAddress: payment.address ?? null,
    shippingCountry: country,
    shipping: shipping as Cents,
    total: payment.total,
    paidAt: now,
  };
  await tx.update(orders).set(details).where(eq(orders.id, order.id));
  const vat = vatFor(country, COMPANY);
  await tx
    .update(orderLines)
    .set({ vatCountry: vat.country, vatRatePercent: vat.ratePercent })
    .where(eq(orderLines.orderId, order.id));
  await services.jobs.send(tx, 'order-confirmation', { orderId: order.id });
  services.log.info({ order: order.number }, 'order paid');
  return { ...moved, ...details };
}

/** Moves an order if its state table allows it, and writes the move down. Otherwise answers it unchanged. */
export async function move(
  tx: Db,
  order: Order,
  to: OrderState,
  mover: Mover,
  at: Date,
  note?: string,
): Promise<Order> {
  const decided = transition(order.state, to, mover);
  if (!decided.ok) return order;
  await tx.update(orders).set({ state: decided.state }).where(eq(orders.id, order.id));
  await tx
    .insert(orderMoves)
    .values({ id: randomUUID(), orderId: order.id, from: order.state, to: decided.state, mover, note, at });
  return { ...order, state: decided.state };
}
