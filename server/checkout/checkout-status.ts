import { and, eq, sql } from 'drizzle-orm';
import { type CHECKOUT_STATUSES, PAYMENT_REFERENCE } from '#domain/checkout/checkout-status.ts';
import type { Language } from '#domain/languages.ts';
import { isGoing } from '#domain/orders/states.ts';
import type { Order } from '../orders/index.ts';
import { orderNotices, orders } from '../platform/db/schema.ts';
import { within } from '../platform/log/within.ts';
import { done, type Outcome, problem } from '../platform/outcome/problem.ts';
import { soon } from '../platform/payments/promptly.ts';
import type { Services } from '../platform/services.ts';
import { CHECKOUT_REFUSALS } from './refusals.messages.ts';
import { settlePayment } from './settle-payment.ts';

/** State of a checkout, with what whoever comes back from paying reads of its order. */
interface CheckoutStatus {
  readonly status: (typeof CHECKOUT_STATUSES)[number];
  readonly email: string | null;
  readonly orderNumber: string;
}

/** What our own work may take beside the wait for the provider, in milliseconds: somebody waits in front of a blank page. */
const OWN_WORK_MS = 500;

/**
 * The state of a checkout of this shop; asks the provider, and settles the order on the way. Answers within four
 * seconds, whatever provider and database do: 503 says that nobody knows yet, 404 that it is none of ours.
 */
export async function checkoutStatus(
  services: Services,
  reference: string,
  language: Language,
): Promise<Outcome<CheckoutStatus>> {
  const words = CHECKOUT_REFUSALS[language];
  if (!PAYMENT_REFERENCE.test(reference)) return problem(404, words.unknownCheckout);
  const asked = ask(services, reference, language);
  // An answer that comes after the shopper was told to wait is nobody's, and no unhandled failure.
  asked.catch(() => {});
  try {
    return await within(services.env.patienceMs + OWN_WORK_MS, asked);
  } catch (error) {
    services.log.error({ err: error }, 'status of a checkout not known');
    return problem(503, words.unclear);
  }
}

async function ask(
  services: Services,
  reference: string,
  language: Language,
): Promise<Outcome<CheckoutStatus>> {
  const words = CHECKOUT_REFUSALS[language];
  const { db, log } = services;
  const [known] = await db.select().from(orders).where(eq(orders.paymentReference, reference));
  if (!known) return askForSurplus(services, reference, language);
  if (known.paidAt !== null) return done(paidStatus(known));

  const settlement = await settlePayment(services, reference, { until: soon(services) });
  if (settlement.kind !== 'ours') {
    log.error({ order: known.number, kind: settlement.kind }, 'the payment of an order is not to be seen');
    return problem(503, words.unclear);
  }
  const { order, payment } = settlement;
  if (order.paidAt !== null) return done(paidStatus(order));
  const email = payment.email ?? null;
  const orderNumber = order.number;
  switch (payment.status) {
    case 'processing':
      return done({ status: 'processing', email, orderNumber });
    case 'open':
      return done({ status: 'open', email, orderNumber });
    case 'ended':
      return done({ status: 'expired', email, orderNumber });
    case 'paid':
      // Paid, and yet no money is written down: whatever this is, it is no reason for thanks or for a new order.
      log.error({ order: order.number }, 'an order could not be moved to paid');
      return problem(503, words.unclear);
    default:
      return payment.status satisfies never;
  }
}

const paidStatus = ({ state, email, number }: Order): CheckoutStatus => ({
  status: isGoing(state) ? 'complete' : 'refunded',
  email,
  orderNumber: number,
});

/** A payment that came second for its order goes back; it pays no order, but is known from its notice. */
async function askForSurplus(
  { db }: Services,
  reference: string,
  language: Language,
): Promise<Outcome<CheckoutStatus>> {
  const [row] = await db
    .select({ number: orders.number })
    .from(orderNotices)
    .innerJoin(orders, eq(orders.id, orderNotices.orderId))
    .where(
      and(
        eq(orderNotices.about, 'surplus payment'),
        sql`${orderNotices.detail}->>'reference' = ${reference}`,
      ),
    );
  if (!row) return problem(404, CHECKOUT_REFUSALS[language].unknownCheckout);
  return done({ status: 'refunded', email: null, orderNumber: row.number });
}
