import { and, eq, isNotNull } from 'drizzle-orm';
import type Stripe from 'stripe';
import { dayOf } from '#domain/calendar/day.ts';
import type { RefundFault } from '#domain/order-log/refund-cause.ts';
import type { ByHand } from '#domain/orders/by-hand.ts';
import { settlePayment } from '../checkout/index.ts';
import {
  bookForeignRefund,
  changeOrder,
  type Doer,
  mayMove,
  PROVIDER,
  tellBuyer,
  tellMakers,
} from '../orders/index.ts';
import { orders } from '../platform/db/schema/orders.ts';
import { refunds, returnedGoods } from '../platform/db/schema/returns.ts';
import { isRefused } from '../platform/payments/promptly.ts';
import { readPayment } from '../platform/payments/read-payment.ts';
import type { Services } from '../platform/services.ts';
import { agreeUnits } from './agree-units.ts';
import { ofGoods, returnStepOf } from './receive-return.ts';
import { keptFault, type RefundRow } from './refund-facts.ts';
import { releaseLease, waitForLease } from './refund-lease.ts';

/** The provider's answer: made, or permanently refused. Without an answer the call is retried. */
type Word =
  | { readonly kind: 'made'; readonly reference: string | null }
  | { readonly kind: 'refused'; readonly why: RefundFault };

/** Metadata key of our id at the provider. */
const OUR_ID = 'gewitter_refund';

const wordOf = ({ id, status }: Stripe.Refund): Word =>
  status === 'failed' || status === 'canceled'
    ? { kind: 'refused', why: { kind: 'not made', status } }
    : { kind: 'made', reference: id };

/** The provider's refund with our id, if a response was lost or an earlier day used another key. */
async function findRefund(
  { stripe }: Services,
  intent: string,
  id: string,
): Promise<Stripe.Refund | undefined> {
  for await (const refund of stripe.refunds.list({ payment_intent: intent, limit: 100 }))
    if (refund.metadata?.[OUR_ID] === id) return refund;
  return undefined;
}

/** Calls the provider idempotently. */
async function makeRefund(services: Services, row: RefundRow, reference: string | null): Promise<Word> {
  const { stripe, now } = services;
  const payment = reference ? await readPayment(stripe, reference) : undefined;
  if (!payment?.intent) throw new Error('The payment to refund cannot be found');
  const known = await findRefund(services, payment.intent, row.id);
  if (known) return wordOf(known);
  // The provider stores failures per key for a day, so each day uses a new one, after the lookup above.
  const idempotencyKey = `refund-${row.id}-${dayOf(now())}`;
  const { intent: payment_intent } = payment;
  // From the row, because one key requires equal parameters.
  const metadata = { [OUR_ID]: row.id, ...(row.request !== null && { request_id: row.request }) };
  const params = { payment_intent, amount: row.amount, metadata };
  try {
    return wordOf(await stripe.refunds.create(params, { idempotencyKey }));
  } catch (error) {
    if (!isRefused(error)) throw error;
    return { kind: 'refused', why: { kind: 'refused', words: error.message } };
  }
}

/**
 * Job that makes a stored refund and completes what a crash interrupted. Throws while the provider does not answer, to be
 * retried. Mails the buyer on success, notifies the makers on refusal. A lease allows one process at a time, because
 * concurrent calls could have different results; the second one waits.
 */
export async function finishRefund(services: Services, refundId: string): Promise<void> {
  const lease = await waitForLease(services, refundId);
  if (!lease) return;
  try {
    const pending = await readAsked(services, refundId);
    if (pending) await askProvider(services, pending);
  } finally {
    await releaseLease(services, lease);
  }
}

interface AskedRefund {
  readonly row: RefundRow;
  readonly number: string;
  readonly reference: string | null;
  readonly byHand: ByHand | null;
}

/** A refund without a result; undefined if it has one. */
async function readAsked({ db }: Services, refundId: string): Promise<AskedRefund | undefined> {
  const [found] = await db
    .select({
      row: refunds,
      number: orders.number,
      reference: orders.paymentReference,
      byHand: orders.byHand,
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(eq(refunds.id, refundId), eq(refunds.state, 'asked')));
  return found;
}

async function askProvider(
  services: Services,
  { row, number, reference, byHand }: AskedRefund,
): Promise<void> {
  // Orders by hand are refunded by hand: recorded without the provider.
  const word: Word = byHand ? { kind: 'made', reference: null } : await makeRefund(services, row, reference);
  const by: Doer = row.byAccount ? { accountId: row.byAccount, name: row.byName } : PROVIDER;
  await writeDown(services, by, row, number, word);
  // The state follows the provider's figure; the webhook reports the same.
  if (reference && word.kind === 'made')
    await settlePayment(services, reference).catch((err: unknown) =>
      services.log.warn({ err, order: number }, 'refund made, but the payment was not read again'),
    );
}

async function writeDown(
  services: Services,
  by: Doer,
  { id, amount }: RefundRow,
  number: string,
  word: Word,
) {
  await changeOrder(services, by, { number }, async (work) => {
    const { tx, order, now, record } = work;
    const isMade = word.kind === 'made';
    const [row] = await tx
      .update(refunds)
      .set(
        isMade
          ? { state: 'done', providerReference: word.reference, doneAt: now }
          : { state: 'failed', ...keptFault(word.why), doneAt: now },
      )
      .where(and(eq(refunds.id, id), eq(refunds.state, 'asked')))
      .returning();
    // Another request was faster: a job, or a second click.
    if (!row) return {};
    record(
      isMade
        ? { kind: 'refund-made', payload: { amount } }
        : { kind: 'refund-failed', payload: { amount, was: 'asked' } },
    );
    if (isMade) {
      if (row.returnId) {
        const refunded = dayOf(now);
        const [back] = await tx.select().from(returnedGoods).where(eq(returnedGoods.id, row.returnId));
        await tx.update(returnedGoods).set({ refunded }).where(eq(returnedGoods.id, row.returnId));
        if (back)
          record({
            kind: 'return-refunded',
            payload: { ...ofGoods(back), before: returnStepOf(back), amount },
          });
      }
      if (order.byHand) {
        const reported = { back: order.refunded + amount, paid: order.total };
        record(
          reported.back >= reported.paid && mayMove(order, 'refunded', 'maker')
            ? { kind: 'refunded', payload: { from: order.state, reported } }
            : { kind: 'refund-reported', payload: reported },
        );
      }
      await tellBuyer(services, tx, { orderId: order.id, kind: 'refund', detailId: id });
      services.log.info({ order: number, refund: id }, 'refund made');
    } else {
      await bookForeignRefund(tx, order, order.refunded, now);
      await agreeUnits(work);
      await tellMakers(services, tx, order.id, 'refund not made', { refund: id });
      services.log.error({ order: number, refund: id, why: word.why }, 'refund refused');
    }
    return {};
  });
}

/**
 * Job after a bank has rejected a refund: reads each refund of the order from the provider and marks failed ones, which
 * can then be repeated. Their returned goods are due again under Returns.
 */
export async function reconcileRefunds(services: Services, orderId: string): Promise<void> {
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
    const { amount } = row;
    await changeOrder(services, PROVIDER, { number }, async (work) => {
      const { tx, record } = work;
      const failed = await tx
        .update(refunds)
        .set({ state: 'failed', ...keptFault({ kind: 'returned' }) })
        .where(and(eq(refunds.id, row.id), eq(refunds.state, 'done')))
        .returning({ id: refunds.id });
      if (failed.length === 0) return {};
      record({ kind: 'refund-failed', payload: { amount, was: 'made' } });
      await agreeUnits(work);
      if (!row.returnId) return {};
      const [back] = await tx
        .update(returnedGoods)
        .set({ refunded: null })
        .where(and(eq(returnedGoods.id, row.returnId), isNotNull(returnedGoods.refunded)))
        .returning();
      if (back)
        record({
          kind: 'return-refund-failed',
          payload: { ...ofGoods(back), amount, after: returnStepOf(back) },
        });
      return {};
    });
  }
}
