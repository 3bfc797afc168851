import { and, eq, sql } from 'drizzle-orm';
import { type CHECKOUT_STATUSES, PAYMENT_REFERENCE } from '#domain/checkout/checkout-status.ts';
import { isGoing } from '#domain/orders/states.ts';
import type { Order } from '../orders/index.ts';
import { orderNotices, orders } from '../platform/db/schema/orders.ts';
import { withTimeout } from '../platform/log/with-timeout.ts';
import { done, type Outcome, problem } from '../platform/outcome/problem.ts';
import { soon } from '../platform/payments/promptly.ts';
import type { Services } from '../platform/services.ts';
import type { Asker } from './asker.ts';
import { CHECKOUT_REFUSALS } from './refusals.messages.ts';
import { settlePayment } from './settle-payment.ts';

/** State of a checkout, with the order's data for the return page. */
interface CheckoutStatus {
  readonly status: (typeof CHECKOUT_STATUSES)[number];
  /** Null for other browsers than the one that began the checkout; their link is in the mail. */
  readonly email: string | null;
  readonly orderNumber: string | null;
}

type StatusAsker = Pick<Asker, 'language' | 'began'>;

/** Budget of our own work beside the provider's timeout, in milliseconds: the shopper sees a blank page meanwhile. */
const OWN_WORK_MS = 500;

/**
 * Reads the state of a checkout from the provider, and settles the order on the way. Answers within four seconds, even if
 * provider or database hang: 503 if the state is unknown, 404 if the checkout is none of ours.
 */
export async function checkoutStatus(
  services: Services,
  reference: string,
  asker: StatusAsker,
): Promise<Outcome<CheckoutStatus>> {
  const texts = CHECKOUT_REFUSALS[asker.language];
  if (!PAYMENT_REFERENCE.test(reference)) return problem(404, texts.unknownCheckout);
  const pending = ask(services, reference, asker);
  // A late result is ignored, and must not become an unhandled rejection.
  pending.catch(() => {});
  try {
    return await withTimeout(services.env.patienceMs + OWN_WORK_MS, pending);
  } catch (error) {
    services.log.error({ err: error }, 'checkout status unknown');
    return problem(503, texts.unclear);
  }
}

async function ask(
  services: Services,
  reference: string,
  asker: StatusAsker,
): Promise<Outcome<CheckoutStatus>> {
  const texts = CHECKOUT_REFUSALS[asker.language];
  const { db, log } = services;
  const [known] = await db.select().from(orders).where(eq(orders.paymentReference, reference));
  if (!known) return askForSurplus(services, reference, asker);
  if (known.paidAt !== null) return done(paidStatus(known, asker));

  const settlement = await settlePayment(services, reference, { until: soon(services) });
  if (settlement.kind !== 'ours') {
    log.error({ order: known.number, kind: settlement.kind }, 'payment of an order not found');
    return problem(503, texts.unclear);
  }
  const { order, payment } = settlement;
  if (order.paidAt !== null) return done(paidStatus(order, asker));
  const seen = asker.began(order.id)
    ? { email: payment.email ?? null, orderNumber: order.number }
    : { email: null, orderNumber: null };
  switch (payment.status) {
    case 'processing':
      return done({ status: 'processing', ...seen });
    case 'open':
      return done({ status: 'open', ...seen });
    case 'ended':
      return done({ status: 'expired', ...seen });
    case 'paid':
      // Paid at the provider, but no payment is stored: show neither thanks nor a new order.
      log.error({ order: order.number }, 'an order could not be moved to paid');
      return problem(503, texts.unclear);
    default:
      return payment.status satisfies never;
  }
}

const paidStatus = ({ id, state, email, number }: Order, { began }: StatusAsker): CheckoutStatus => ({
  status: isGoing(state) ? 'complete' : 'refunded',
  email: began(id) ? email : null,
  orderNumber: began(id) ? number : null,
});

/** A second payment of an order is refunded; its notice identifies it. */
async function askForSurplus(
  { db }: Services,
  reference: string,
  { language, began }: StatusAsker,
): Promise<Outcome<CheckoutStatus>> {
  const [row] = await db
    .select({ id: orders.id, number: orders.number })
    .from(orderNotices)
    .innerJoin(orders, eq(orders.id, orderNotices.orderId))
    .where(
      and(
        eq(orderNotices.about, 'surplus payment'),
        sql`${orderNotices.detail}->>'reference' = ${reference}`,
      ),
    );
  if (!row) return problem(404, CHECKOUT_REFUSALS[language].unknownCheckout);
  return done({ status: 'refunded', email: null, orderNumber: began(row.id) ? row.number : null });
}
