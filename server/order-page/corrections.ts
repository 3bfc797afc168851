import { and, asc, eq } from 'drizzle-orm';
import { dayOf, later } from '#domain/calendar/day.ts';
import type { Language } from '#domain/languages.ts';
import { type Cents, ZERO } from '#domain/money.ts';
import { checkRefund } from '#domain/returns/refund.ts';
import { linesOf, type Order, soldFeatures } from '../orders/index.ts';
import type { Db } from '../platform/db/database.ts';
import { orderPapers, type PaperKind } from '../platform/db/schema/orders.ts';
import { refunds } from '../platform/db/schema/returns.ts';
import { type RefundRow, refundFacts } from '../returns/index.ts';
import type { CorrectionRequest } from './correction-paper.ts';

/** A refund after an invoice, with its own paper. */
export interface Correction {
  readonly refundId: string;
  /** Index within the order, from 1, as in its address. */
  readonly place: number;
  readonly amount: Cents;
  readonly at: Date;
  /** RK-2026-0003; null until its first request, which issues it. */
  readonly number: string | null;
}

export const correctionKind = (refundId: string): PaperKind => `correction ${refundId}`;

const refundsMade = (db: Db, orderId: string): Promise<RefundRow[]> =>
  db
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.state, 'done')))
    .orderBy(asc(refunds.askedAt), asc(refunds.id));

/** Corrections of an order's invoice, one per refund. An order cancelled before shipping has no invoice to correct. */
export async function correctionsOf(db: Db, order: Order): Promise<readonly Correction[]> {
  if (!order.invoiceNumber) return [];
  const refundRows = await refundsMade(db, order.id);
  const papers = await db
    .select({ kind: orderPapers.kind, number: orderPapers.number })
    .from(orderPapers)
    .where(eq(orderPapers.orderId, order.id));
  return refundRows.map(({ id, amount, askedAt, doneAt }, index) => ({
    refundId: id,
    place: index + 1,
    amount,
    at: doneAt ?? askedAt,
    number: papers.find(({ kind }) => kind === correctionKind(id))?.number ?? null,
  }));
}

/** Parts of a refund by purpose; all goodwill for refunds made at the provider. */
async function partsOf(db: Db, order: Order, refundId: string, language: Language) {
  const lines = await linesOf(db, order.id);
  const refundRows = await refundsMade(db, order.id);
  const index = refundRows.findIndex(({ id }) => id === refundId);
  const row = refundRows[index];
  if (!row) return undefined;
  const { parts, amount } = row;
  // Computed after the refunds before it, as at the time of the refund.
  const facts = refundFacts({ ...order, refunded: ZERO, disputed: ZERO }, lines, refundRows.slice(0, index));
  const check = checkRefund(facts, { ...parts, reason: 'correction' });
  if (!check.ok || check.amount !== amount)
    return { row, lines: [], shipping: ZERO, duty: ZERO, goodwill: amount, counted: ZERO };
  return {
    row,
    lines: lines.flatMap((line, place) => {
      const [quantity, share] = [parts.quantities[place] ?? 0, check.lines[place] ?? ZERO];
      if (quantity === 0) return [];
      return [{ name: line.name, detail: soldFeatures(line, language).join(', '), quantity, amount: share }];
    }),
    shipping: parts.shipping,
    duty: parts.duty ?? ZERO,
    goodwill: parts.goodwill,
    counted: check.counted,
  };
}

export async function correctionFacts(
  db: Db,
  order: Order,
  { refundId, number, language, now }: { refundId: string; number: string; language: Language; now: Date },
  invoice: Pick<CorrectionRequest, 'buyer' | 'vat' | 'dutyNote'> & {
    readonly issued: CorrectionRequest['issued'];
  },
): Promise<CorrectionRequest | undefined> {
  const parts = await partsOf(db, order, refundId, language);
  if (!parts || !order.invoiceNumber) return undefined;
  const { row, lines, shipping, duty, goodwill, counted } = parts;
  const refunded = dayOf(row.doneAt ?? row.askedAt);
  return {
    number,
    order: order.number,
    language,
    buyer: invoice.buyer,
    vat: invoice.vat,
    dutyNote: invoice.dutyNote,
    invoice: { number: order.invoiceNumber, issued: invoice.issued },
    issued: later(dayOf(now), invoice.issued),
    lines,
    shipping,
    duty,
    goodwill,
    counted,
    refunded,
  };
}
