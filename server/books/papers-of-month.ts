import { and, asc, eq, gte, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import { dayOf, startOfDay } from '#domain/calendar/day.ts';
import { cents } from '#domain/money.ts';
import { byNumber } from '#domain/orders/running-number.ts';
import { FILE_ENDINGS } from '#domain/shipping/export-proof.ts';
import { orderPaper } from '../order-page/index.ts';
import { givenName } from '../orders/index.ts';
import { orderPapers, orders } from '../platform/db/schema/orders.ts';
import { refunds } from '../platform/db/schema/returns.ts';
import { exportedOrders, proofFiles } from '../platform/db/schema/shipping.ts';
import type { Services } from '../platform/services.ts';
import { isSale, type Span } from './read-books.ts';

/** Exports of a span; `fileId` is the photograph of the proving list. */
export async function exportsOfSpan({ db }: Pick<Services, 'db'>, { from, until }: Span) {
  const rows = await db
    .select({
      order: orders.number,
      version: orders.version,
      invoice: exportedOrders.invoiceNumber,
      posted: exportedOrders.posted,
      country: orders.shippingCountry,
      total: orders.total,
      refunded: orders.refunded,
      proof: exportedOrders.proof,
      reference: exportedOrders.reference,
      fileId: exportedOrders.fileId,
      day: proofFiles.day,
      type: proofFiles.type,
    })
    .from(exportedOrders)
    .innerJoin(orders, eq(orders.id, exportedOrders.orderId))
    .leftJoin(proofFiles, eq(proofFiles.id, exportedOrders.fileId))
    .where(and(gte(exportedOrders.posted, from), lt(exportedOrders.posted, until)))
    .orderBy(asc(exportedOrders.posted), asc(orders.number));
  return rows.flatMap(({ total, refunded, posted, day, type, ...row }) =>
    posted === null
      ? []
      : [
          {
            ...row,
            posted,
            paid: cents(total - refunded),
            file: row.fileId && day && type ? `${day}-${row.fileId.slice(0, 8)}.${FILE_ENDINGS[type]}` : null,
          },
        ],
  );
}

export type MonthExport = Awaited<ReturnType<typeof exportsOfSpan>>[number];

/** Photographs of exports, by their name in the list. */
export async function proofFilesOf(
  { db }: Pick<Services, 'db'>,
  exports: readonly MonthExport[],
): Promise<ReadonlyMap<string, Uint8Array>> {
  const named = new Map(
    exports.flatMap(({ fileId, file }) => (fileId && file ? [[fileId, file] as const] : [])),
  );
  if (named.size === 0) return new Map();
  const rows = await db
    .select({ id: proofFiles.id, content: proofFiles.content })
    .from(proofFiles)
    .where(inArray(proofFiles.id, [...named.keys()]));
  return new Map(rows.map(({ id, content }) => [named.get(id) ?? id, content]));
}

const ORDER = {
  orderId: orders.id,
  order: orders.number,
  name: orders.shippingName,
  country: orders.shippingCountry,
  invoice: orders.invoiceNumber,
  vatId: orders.vatId,
} as const;

/** Index of a refund within its order, from 1. */
const PLACE = sql<number>`(select count(*)::int from ${refunds} one where one.order_id = ${refunds.orderId}
  and one.state = 'done' and (one.asked_at, one.id) <= (${refunds.askedAt}, ${refunds.id}))`;

/** Invoices and corrections of a span, by number; those without a number come last. */
export async function papersOfSpan({ db }: Pick<Services, 'db'>, { from, until }: Span) {
  const [first, end] = [startOfDay(from), startOfDay(until)];
  const left = await db
    .select({ ...ORDER, total: orders.total, at: orders.shippedAt })
    .from(orders)
    .where(and(gte(orders.shippedAt, first), lt(orders.shippedAt, end), isSale))
    .orderBy(asc(orders.shippedAt), asc(orders.number));
  const back = await db
    .select({ ...ORDER, refundId: refunds.id, place: PLACE, amount: refunds.amount, at: refunds.doneAt })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(
      and(
        eq(refunds.state, 'done'),
        gte(refunds.doneAt, first),
        lt(refunds.doneAt, end),
        // An order cancelled before shipping has no invoice to correct.
        isNotNull(orders.shippedAt),
      ),
    )
    .orderBy(asc(refunds.doneAt), asc(refunds.id));
  const kinds = back.map(({ refundId }) => `correction ${refundId}` as const);
  const given =
    kinds.length === 0
      ? []
      : await db
          .select({ kind: orderPapers.kind, number: orderPapers.number })
          .from(orderPapers)
          .where(inArray(orderPapers.kind, kinds));
  const about = ({
    orderId,
    order,
    name,
    country,
    vatId,
  }: (typeof left)[number] | (typeof back)[number]) => ({
    ...{ orderId, order, buyer: givenName(name), country, isOfFirm: Boolean(vatId) },
  });
  const invoices = left.map((row) => ({
    ...about(row),
    kind: 'invoice' as const,
    /** Its file name without the ending. */
    file: 'invoice' as const,
    number: row.invoice,
    corrects: null,
    refundId: null,
    day: dayOf(row.at ?? first),
    amount: row.total,
  }));
  const corrections = back.map((row) => ({
    ...about(row),
    kind: 'correction' as const,
    file: `correction-${row.place}` as const,
    corrects: row.invoice,
    refundId: row.refundId,
    number: given.find(({ kind }) => kind === `correction ${row.refundId}`)?.number ?? null,
    day: dayOf(row.at ?? first),
    amount: cents(-row.amount),
  }));
  const order = byNumber('invoice');
  const corrected = byNumber('correction');
  const sorted = <Paper extends { readonly number: string | null }>(
    ones: readonly Paper[],
    by: (a: string, b: string) => number,
  ) =>
    ones.toSorted((a, b) =>
      a.number && b.number ? by(a.number, b.number) : a.number ? -1 : b.number ? 1 : 0,
    );
  return [...sorted(invoices, order), ...sorted(corrections, corrected)];
}

/** An invoice of an order that left in a month, or a correction after a refund in it. */
export type MonthPaper = Awaited<ReturnType<typeof papersOfSpan>>[number];

/** Assigns missing numbers in the order of the days, each once, even under concurrency. */
export async function issuePapers(services: Services, papers: readonly MonthPaper[]): Promise<void> {
  const waiting = papers.filter(({ number }) => number === null).toSorted((a, b) => (a.day < b.day ? -1 : 1));
  for (const { orderId, file } of waiting) {
    const [order] = await services.db.select().from(orders).where(eq(orders.id, orderId));
    if (order) await orderPaper(services, order, file, order.language);
  }
}

/** The bytes of an issued paper, in the language of its first issue. */
export async function bytesOf(services: Services, { orderId, kind, file, refundId }: MonthPaper) {
  const own = kind === 'invoice' ? ('invoice' as const) : (`correction ${refundId ?? ''}` as const);
  const find = () =>
    services.db
      .select({ pdf: orderPapers.pdf })
      .from(orderPapers)
      .where(and(eq(orderPapers.orderId, orderId), eq(orderPapers.kind, own)))
      .orderBy(asc(orderPapers.madeAt), asc(orderPapers.id))
      .limit(1);
  const [issued] = await find();
  if (issued) return issued.pdf;
  // The label has reserved its number; the paper itself is issued now.
  const [order] = await services.db.select().from(orders).where(eq(orders.id, orderId));
  if (!order) return undefined;
  await orderPaper(services, order, file, order.language);
  const [made] = await find();
  return made?.pdf;
}
