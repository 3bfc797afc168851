import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type Stripe from 'stripe';
import type { LineKind } from '#domain/books/on-the-way.ts';
import { cents } from '#domain/money.ts';
import { refusal, type Staff, type WorkshopOutcome } from '../orders/index.ts';
import type { Db } from '../platform/db/database.ts';
import { accountReadings, moneyLines, payouts } from '../platform/db/schema/books.ts';
import { orders } from '../platform/db/schema/orders.ts';
import type { Services } from '../platform/services.ts';
import { BOOK_REFUSALS } from './refusals.messages.ts';

/** Overlap of consecutive reads, ms, because the provider shows some movements late. */
const OVERLAP_MS = 10 * 24 * 3_600_000;
const PAGE = 100;

const READING = 'account';

const KINDS: Readonly<Record<string, LineKind>> = {
  charge: 'payment',
  payment: 'payment',
  refund: 'refund',
  payment_refund: 'refund',
  stripe_fee: 'fee',
  stripe_fx_fee: 'fee',
  tax_fee: 'fee',
};

/** Disputes appear as adjustments; only the category identifies them. */
const kindOf = ({ type, reporting_category: category }: Stripe.BalanceTransaction): LineKind =>
  KINDS[type] ?? (category === 'dispute' || category === 'dispute_reversal' ? 'dispute' : 'other');

const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

const idOf = (one: unknown): string | null => {
  if (typeof one === 'string') return one;
  const id: unknown = typeof one === 'object' && one !== null ? Reflect.get(one, 'id') : null;
  return typeof id === 'string' ? id : null;
};

/** The payment of a movement, and its order: by number, or by id for a wallet's payment. */
function sourceOf(source: Stripe.BalanceTransaction['source']) {
  if (typeof source !== 'object' || source === null || !('payment_intent' in source))
    return { payment: null, named: undefined };
  const { session_order, order_id } = ('metadata' in source && source.metadata) || {};
  return { payment: idOf(source.payment_intent), named: session_order ?? order_id };
}

/** Stores movements; known ones are updated with their payout. */
async function keepLines(
  db: Db,
  transactions: readonly Stripe.BalanceTransaction[],
  payoutId: string | null,
): Promise<void> {
  // A payout's own movement is stored as payout.
  const moved = transactions
    .filter(({ type }) => !type.startsWith('payout'))
    .map((transaction) => ({ ...transaction, ...sourceOf(transaction.source) }));
  if (moved.length === 0) return;
  const names = moved.flatMap(({ named }) => named ?? []);
  const found =
    names.length === 0
      ? []
      : await db
          .select({ id: orders.id, number: orders.number })
          .from(orders)
          .where(or(inArray(orders.number, names), inArray(orders.id, names.filter(isId))));
  const rows = moved.map((transaction) => {
    const { id, amount, fee, created, payment, named } = transaction;
    const order = found.find((one) => named === one.number || named === one.id);
    return {
      ...{ id, kind: kindOf(transaction), payoutId, payment },
      ...{ orderId: order?.id ?? null, number: order?.number ?? null },
      ...{ gross: cents(amount), fee: cents(fee), at: new Date(created * 1000) },
    };
  });
  await db
    .insert(moneyLines)
    .values(rows)
    .onConflictDoUpdate({
      target: moneyLines.id,
      set: { payoutId: sql`coalesce(excluded.payout_id, ${moneyLines.payoutId})` },
    });
}

/** Assigns refunds to the order of their payment. */
async function nameRefunds(db: Db): Promise<void> {
  const paid = alias(moneyLines, 'paid');
  const open = await db
    .select({ id: moneyLines.id, orderId: paid.orderId, number: paid.number })
    .from(moneyLines)
    .innerJoin(paid, and(eq(paid.payment, moneyLines.payment), isNotNull(paid.number)))
    .where(isNull(moneyLines.number));
  for (const { id, orderId, number } of open)
    await db.update(moneyLines).set({ orderId, number }).where(eq(moneyLines.id, id));
}

/**
 * Reads new movements and payouts of the payment account. Safe to run at any time, concurrently and after an abort:
 * movements are keyed by the provider's id.
 */
export async function readAccount({ db, stripe, now }: Services): Promise<void> {
  const begun = now();
  const [last] = await db.select().from(accountReadings);
  const since = last ? Math.floor((last.readAt.getTime() - OVERLAP_MS) / 1000) : 0;
  const created = { gte: since };
  const keepAll = async (params: Stripe.BalanceTransactionListParams, payoutId: string | null) => {
    let page: Stripe.BalanceTransaction[] = [];
    for await (const one of stripe.balanceTransactions.list({
      ...params,
      limit: PAGE,
      expand: ['data.source'],
    })) {
      page.push(one);
      if (page.length < PAGE) continue;
      await keepLines(db, page, payoutId);
      page = [];
    }
    await keepLines(db, page, payoutId);
  };
  await keepAll({ created }, null);
  for await (const payout of stripe.payouts.list({ created, limit: PAGE })) {
    if (payout.status === 'canceled' || payout.status === 'failed') {
      await db.delete(payouts).where(eq(payouts.id, payout.id));
      continue;
    }
    await keepAll({ payout: payout.id }, payout.id);
    const at = new Date(payout.created * 1000);
    await db
      .insert(payouts)
      .values({ id: payout.id, amount: cents(payout.amount), at })
      .onConflictDoNothing();
  }
  await nameRefunds(db);
  await db
    .insert(accountReadings)
    .values({ id: READING, readAt: begun })
    .onConflictDoUpdate({
      target: accountReadings.id,
      set: { readAt: sql`greatest(${accountReadings.readAt}, excluded.read_at)` },
    });
}

/** The same with a deadline, while a person waits. */
export async function readAccountNow(
  services: Services,
  _by: Staff,
): Promise<WorkshopOutcome<{ readonly read: true }>> {
  try {
    await readAccount(services);
    return { ok: true, value: { read: true } };
  } catch (error) {
    services.log.warn({ err: error }, 'payment account not read');
    return refusal(503, BOOK_REFUSALS.noAnswer);
  }
}
