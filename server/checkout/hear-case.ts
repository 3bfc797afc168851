import { eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import { cents } from '#domain/money.ts';
import type { PayloadOf } from '#domain/order-log/events.ts';
import { type CaseKind, type HoldStep, holdOf, isFinal } from '#domain/orders/payment-case.ts';
import { appendEvents, eventsOf, lockOrder, PROVIDER, tellMakers } from '../orders/index.ts';
import { orders } from '../platform/db/schema/orders.ts';
import { type ReadCase, readCase } from '../platform/payments/read-case.ts';
import { referenceOfIntent } from '../platform/payments/read-payment.ts';
import type { Services } from '../platform/services.ts';

type Doubt = PayloadOf<'payment-doubted'>;

const NOTICE_OF = {
  dispute: 'payment disputed',
  'fraud warning': 'payment called fraud',
  review: 'payment reviewed',
} as const satisfies Record<CaseKind, string>;

/** True if the order's log already contains the event, or a later one. */
function isOld(last: Doubt | undefined, heard: ReadCase, said: number): boolean {
  if (!last) return false;
  const { status, amount, taken, due } = heard;
  if (last.status === status && last.amount === amount && last.taken === taken && last.due === due)
    return true;
  return !heard.isPresent && (said < last.said || (isFinal(last) && !isFinal(heard)));
}

/**
 * Records a doubt about a payment by the provider, a bank or its buyer. The order logs it, is held from shipping while it
 * lasts, and stores the withdrawn amount, so that nothing is refunded twice. Notifies the makers once per step.
 */
export async function hearCase(
  services: Services,
  event: Stripe.Event,
): Promise<'foreign' | 'repeated' | 'ours'> {
  const { db, stripe, log } = services;
  const present = await readCase(stripe, event);
  if (!present) return 'foreign';
  const reference = await referenceOfIntent(stripe, present.payment);
  const [known] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.paymentReference, reference));
  if (!known) {
    log.warn({ event: event.id, type: event.type }, 'payment case without an order');
    return 'foreign';
  }
  const eventTime = Number.isSafeInteger(event.created)
    ? event.created
    : Math.floor(services.now().getTime() / 1000);
  const outcome = await db.transaction(async (tx) => {
    const order = await lockOrder(tx, known.id);
    if (!order) return 'foreign';
    const steps = await eventsOf(tx, [order.id], { kinds: ['payment-doubted', 'hold-released'] });
    const doubts = steps.flatMap(({ event: { kind, payload } }) =>
      kind === 'payment-doubted' ? [payload] : [],
    );
    if (
      isOld(
        doubts.findLast((one) => one.case === present.id),
        present,
        eventTime,
      )
    )
      return 'repeated';
    const { id, of, status, payment, amount, taken, due } = present;
    const before = steps.map(
      ({ event: { kind, payload } }): HoldStep =>
        kind === 'payment-doubted' ? { heard: { ...payload, id: payload.case } } : 'released',
    );
    const takenBy = new Map([...doubts.map((one) => [one.case, one.taken] as const), [id, taken] as const]);
    const doubt: Doubt = {
      ...{ case: id, of, status, amount, taken, due, payment, said: eventTime },
      held: holdOf([...before, { heard: present }]) ?? null,
      disputed: [...takenBy.values()].reduce<number>((sum, one) => sum + one, 0),
    };
    await appendEvents(tx, order, [{ kind: 'payment-doubted', payload: doubt }], {
      by: PROVIDER,
      at: services.now(),
    });
    await tellMakers(services, tx, order.id, NOTICE_OF[of], {
      case: id,
      status,
      amount,
      taken: cents(taken),
      due,
    });
    log.warn({ order: order.number, case: id, status, held: doubt.held }, 'payment doubted');
    return 'ours';
  });
  services.jobs.wake();
  return outcome;
}
