import { eq } from 'drizzle-orm';
import { withDiscount } from '#domain/checkout/discount.ts';
import { quoteGoods } from '#domain/checkout/quote.ts';
import type { Cents } from '#domain/money.ts';
import type { OrderEvent } from '#domain/order-log/events.ts';
import { arrivalOf } from '#domain/orders/transition.ts';
import {
  appendEvents,
  bookForeignRefund,
  lockOrder,
  mayMove,
  move,
  type Order,
  PROVIDER,
  tellMakers,
} from '../orders/index.ts';
import type { Db } from '../platform/db/database.ts';
import { orderLines, paymentEvents } from '../platform/db/schema.ts';
import { type Payment, readPayment } from '../platform/payments/read-payment.ts';
import type { Services } from '../platform/services.ts';
import { redeemCode } from '../prices/index.ts';
import { planUnits } from '../production/index.ts';

/**
 * What a payment came to, told to whoever asked. `foreign`: a payment, but none of this shop. `missing`: the
 * provider knows none by this reference, or does not show it yet. `early`: an event tells of money that the
 * provider does not show yet.
 */
export type Settlement =
  | { readonly kind: 'foreign' | 'missing' | 'early' | 'repeated' }
  | { readonly kind: 'ours'; readonly order: Order; readonly payment: Payment };

/** The provider's event that brought the news, if one did. */
interface PaymentEvent {
  readonly id: string;
  readonly type: string;
}

export interface SettleOptions {
  readonly event?: PaymentEvent;
  /** Somebody waits for the answer, and until when. */
  readonly until?: number;
}

/** Events after which a payment cannot be open any more, once the provider shows what they tell. */
const TELLS_OF_MONEY = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'payment_intent.succeeded',
]);

/** The reference of the payment that paid an order; undefined while none has. */
const paidBy = ({ paidAt, paymentReference }: Order) =>
  paidAt === null ? undefined : (paymentReference ?? undefined);

/**
 * The one place where an order learns that it was paid, that its payment ended, or that money went back. Asked
 * by the webhook, the return page and the clean-up, at any time and as often as they like: it fetches the
 * provider's present state, locks the order row and moves it at most once. Event, move and the jobs that tell
 * of it are one transaction.
 */
export async function settlePayment(
  services: Services,
  reference: string,
  { event, until }: SettleOptions = {},
): Promise<Settlement> {
  const now = services.now();
  /** What the row said of refunds before the provider was asked. */
  let known: Cents | undefined;
  for (;;) {
    const payment = await readPayment(services.stripe, reference, { until });
    if (!payment) return { kind: 'missing' };
    const { orderId } = payment;
    if (!orderId || !/^[0-9a-f-]{36}$/.test(orderId)) return { kind: 'foreign' };
    if (event && TELLS_OF_MONEY.has(event.type) && payment.status === 'open') return { kind: 'early' };

    const settlement = await services.db.transaction(async (db): Promise<Settlement | { again: Cents }> => {
      const order = await lockOrder(db, orderId);
      if (!order) {
        services.log.warn({ orderId }, 'a payment names an order that is not here');
        return { kind: 'foreign' };
      }
      // Unlike the rest, refunds go up and down: an answer fetched before another process wrote must not count.
      if (refundDiffers(order, payment) && order.refunded !== known) return { again: order.refunded };
      if (event) {
        const taken = await db
          .insert(paymentEvents)
          .values({ ...event, orderId, receivedAt: now })
          .onConflictDoNothing()
          .returning({ id: paymentEvents.id });
        if (taken.length === 0) return { kind: 'repeated' };
      }
      return { kind: 'ours', payment, order: await apply(services, db, order, payment, now) };
    });
    if ('again' in settlement) {
      known = settlement.again;
      continue;
    }
    services.jobs.wake();
    return settlement;
  }
}

function refundDiffers(order: Order, payment: Payment): boolean {
  const isTheirs = payment.status === 'paid' && (paidBy(order) ?? payment.reference) === payment.reference;
  return isTheirs && payment.refunded !== order.refunded;
}

async function apply(services: Services, tx: Db, order: Order, payment: Payment, now: Date): Promise<Order> {
  if (payment.status === 'ended') {
    // Another payment of the order may still be open: only its own can end it.
    const isOwn = order.paymentReference === null || order.paymentReference === payment.reference;
    const ended = { kind: 'payment-ended', payload: { from: order.state } } as const;
    return isOwn ? move(tx, order, ended, { by: PROVIDER, at: now }) : order;
  }
  if (payment.status !== 'paid') return order;
  const arrival = arrivalOf(order.state, paidBy(order), payment.reference);
  switch (arrival) {
    case 'known':
      return followRefunds(services, tx, order, payment, now);
    case 'pays':
    case 'reopens': {
      const paid = await markPaid(services, tx, order, payment, now);
      return followRefunds(services, tx, paid, payment, now);
    }
    case 'surplus':
      await sendBack(services, tx, order, payment, now);
      return order;
    default:
      return arrival satisfies never;
  }
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
  // A wallet's payment names no fee of its own: what was agreed holds for the country that it was agreed for.
  const agreedFee = payment.shipping ?? (country === order.shippingCountry ? order.shipping : undefined);
  const redeemed = await redeemCode(services, tx, order, payment, now);
  const quoted = quoteGoods(order.goods, country, { shipping: agreedFee });
  const { total: agreed, vat } = withDiscount(quoted, redeemed.agreed, redeemed.percent);
  const reopened = order.state === 'cancelled';
  const differs = agreed !== payment.total;
  const details = {
    paymentReference: payment.reference,
    email: payment.email ?? null,
    shippingName: payment.name ?? null,
    shippingAddress: payment.address ?? null,
    shippingCountry: country,
    shipping,
    total: payment.total,
    discount: payment.discount,
    discountPercent: redeemed.percent,
  };
  const difference = differs ? { paid: payment.total, agreed } : null;
  const event = { kind: 'paid', payload: { from: order.state, differs: difference } } as const;
  const paid = await appendEvents(tx, order, [event], { by: PROVIDER, at: now, columns: details });
  if (reopened || difference)
    services.log.warn({ order: order.number, reopened, difference }, 'order paid, but not as agreed');
  if (reopened) await tellMakers(services, tx, order.id, 'reopened', {});
  if (!payment.address) await askForAddress(services, tx, order, payment);
  if (difference) await tellMakers(services, tx, order.id, 'amount differs', difference);
  await tx
    .update(orderLines)
    .set({ vatCountry: vat.country, vatRatePercent: vat.ratePercent })
    .where(eq(orderLines.orderId, order.id));
  const planned = await planUnits(tx, paid, now);
  // Whoever has had everything back already must not be told that winding begins.
  if (payment.refunded < payment.total) {
    await services.jobs.send(tx, 'order-confirmation', { orderId: order.id });
  }
  services.log.info({ order: order.number }, 'order paid');
  return planned;
}

/** Paid, and held: nobody guesses where it goes. The makers hear it, and the buyer is asked. */
async function askForAddress(services: Services, tx: Db, order: Order, payment: Payment): Promise<void> {
  if (payment.refunded >= payment.total) return;
  await tellMakers(services, tx, order.id, 'address missing', {});
  await services.jobs.send(tx, 'order-mail', {
    orderId: order.id,
    kind: 'address needed',
    detailId: order.id,
  });
  services.log.warn({ order: order.number }, 'order paid, but without an address that it can go to');
}

/** Follows what the provider says was sent back: all of it ends the order, a part is noted. */
async function followRefunds(
  services: Services,
  tx: Db,
  order: Order,
  { refunded, total }: Payment,
  now: Date,
): Promise<Order> {
  if (refunded === order.refunded) return order;
  const reported = { back: refunded, paid: total };
  if (refunded < order.refunded) {
    const failed = { before: order.refunded, after: refunded };
    await tellMakers(services, tx, order.id, 'refund failed', failed);
    await services.jobs.send(tx, 'agree-refunds', { orderId: order.id });
  }
  await bookForeignRefund(tx, order, refunded, now);
  const isOver = refunded >= total && mayMove(order, 'refunded', 'payment');
  const event: OrderEvent = isOver
    ? { kind: 'refunded', payload: { from: order.state, reported } }
    : { kind: 'refund-reported', payload: reported };
  services.log.info({ order: order.number, refunded, total }, 'refund heard');
  return appendEvents(tx, order, [event], { by: PROVIDER, at: now });
}

/** Money that no order can take goes back: the refund is a job, so that a failing provider is asked again. */
async function sendBack(services: Services, tx: Db, order: Order, payment: Payment, now: Date) {
  const { reference, total: amount } = payment;
  const noticeId = await tellMakers(services, tx, order.id, 'surplus payment', { reference });
  if (noticeId === undefined) return;
  const received = { kind: 'surplus-received', payload: { amount } } as const;
  await appendEvents(tx, order, [received], { by: PROVIDER, at: now });
  await services.jobs.send(tx, 'refund-payment', { noticeId });
  services.log.warn({ order: order.number }, 'surplus payment arrived, is sent back');
}
