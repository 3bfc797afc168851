import { and, count, countDistinct, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { type BookedOrder, monthFigures } from '#domain/admin/month.ts';
import { mostBuilt, waitingTimes } from '#domain/admin/month-work.ts';
import { packagingCsv, packagingRows } from '#domain/admin/packaging.ts';
import { ordersCsv, ossCsv, quarterOf, refundsCsv, vatCsv } from '#domain/admin/tax-csv.ts';
import { dayOf, monthAfter, monthBefore, monthOf } from '#domain/calendar/day.ts';
import { OPEN_STATES } from '#domain/orders/states.ts';
import { marginRows } from '#domain/stock/margin.ts';
import {
  grossOf,
  isWithin,
  readBooks,
  type Span,
  shippedParcels,
  spanOfMonth,
  spanOfQuarter,
} from '../books/index.ts';
import { countLetters } from '../messages/index.ts';
import { isOpenOrder, orderLines, orders } from '../platform/db/schema/orders.ts';
import { units } from '../platform/db/schema/production.ts';
import { returnedGoods, returnRequests, withdrawals } from '../platform/db/schema/returns.ts';
import { parcels } from '../platform/db/schema/shipping.ts';
import { stockParts } from '../platform/db/schema/stock.ts';
import type { Services } from '../platform/services.ts';
import { countMissing } from '../shipping/index.ts';
import { countShort, readKinds } from '../stock/index.ts';

/** Counts of what waits for the makers. */
export async function readCounts(services: Pick<Services, 'db' | 'now'>) {
  const { db } = services;
  const [[open], [back], [waiting], [asked], [packed], proofs, letters, short] = await Promise.all([
    db.select({ count: count() }).from(orders).where(inArray(orders.state, OPEN_STATES)),
    db.select({ count: count() }).from(returnedGoods).where(isNull(returnedGoods.refunded)),
    db
      .select({ count: count() })
      .from(withdrawals)
      .where(inArray(withdrawals.state, ['received', 'matched', 'unmatched'])),
    db.select({ count: count() }).from(returnRequests).where(eq(returnRequests.state, 'open')),
    db
      .select({ count: countDistinct(parcels.orderId) })
      .from(parcels)
      .innerJoin(orders, eq(orders.id, parcels.orderId))
      .where(and(isNotNull(parcels.labelPrintedAt), isNull(parcels.handedOverAt), isOpenOrder(orders))),
    countMissing(services),
    countLetters(services),
    countShort(services),
  ]);
  const returns = [back, waiting, asked].reduce((sum, row) => sum + (row?.count ?? 0), 0);
  return { open: open?.count ?? 0, returns, parcels: packed?.count ?? 0, proofs, letters, short };
}

export type Counts = Awaited<ReturnType<typeof readCounts>>;

export async function readFigures(services: Services, month: string) {
  const { db, now } = services;
  const span = spanOfMonth(month);
  const last = monthBefore(month);
  const [books, grossBefore, sent, left] = await Promise.all([
    readBooks(services, span),
    grossOf(services, spanOfMonth(last)),
    shippedParcels(services, span),
    db
      .select({ paidAt: orders.paidAt, promisedOn: orders.promisedOn, shippedAt: orders.shippedAt })
      .from(orders)
      .where(isWithin(orders.shippedAt, span)),
  ]);
  const thisMonth = monthOf(dayOf(now()));
  return {
    ...monthFigures(month, books.orders, books.refunds),
    /** Gross of the month before, after refunds. */
    grossBefore,
    before: last,
    /** Undefined if the next month has not begun. */
    after: month < thisMonth ? monthAfter(month) : undefined,
    isOpen: month >= thisMonth,
    quarter: quarterOf(`${month}-01`),
    mostBuilt: mostBuilt(books.kinds),
    waiting: waitingTimes(
      left.flatMap(({ paidAt, promisedOn, shippedAt }) =>
        paidAt && promisedOn && shippedAt
          ? [{ paid: dayOf(paidAt), promised: promisedOn, shipped: dayOf(shippedAt) }]
          : [],
      ),
    ),
    margin: await readMargin(services, span, books.orders),
    packaging: packagingRows(sent),
    parcels: sent.length,
  };
}

export type MonthView = Awaited<ReturnType<typeof readFigures>>;

export const FIGURE_FILES = ['orders', 'vat', 'refunds', 'packaging'] as const;
export type FigureFile = (typeof FIGURE_FILES)[number];

/** A month for the tax adviser or the packaging register, as CSV. */
export async function figuresCsv(services: Services, month: string, file: FigureFile): Promise<string> {
  const span = spanOfMonth(month);
  if (file === 'packaging') return packagingCsv(month, await shippedParcels(services, span));
  const books = await readBooks(services, span);
  switch (file) {
    case 'orders':
      return ordersCsv(month, books.orders);
    case 'vat':
      return vatCsv(month, books.orders, books.refunds);
    case 'refunds':
      return refundsCsv(month, books.refunds);
  }
}

/** A quarter of the one-stop shop, as CSV. */
export async function quarterCsv(services: Services, quarter: string): Promise<string> {
  const books = await readBooks(services, spanOfQuarter(quarter));
  return ossCsv(quarter, books.orders, books.refunds);
}

interface Piece {
  readonly id: string;
  readonly kind: string;
  /** Equal for pickups that were sold with the same data. */
  readonly alike: string | null;
  /** Line and copy: pickups of one set share it, and its price. */
  readonly copy: string;
  /** Price of the whole copy, cents. */
  readonly price: number;
}

/** A subquery per order, because a month is a small part of all orders. */
const PIECES = sql<readonly Piece[] | null>`(select json_agg(json_build_object(
    'id', ${units.id}, 'kind', ${units.sold}->>'kind', 'alike', "pieces"."kind", 'copy', ${units.lineId} || ' ' || ${units.copy},
    'price', (select ${orderLines.unit} from ${orderLines} where ${sql`${orderLines.id} = ${units.lineId}`})))
  from ${units} where ${sql`${units.orderId} = ${orders.id}`})`;

/** Revenue of the pickups that were paid in a span, and the cost of their parts at today's prices. */
async function readMargin({ db }: Services, span: Span, booked: readonly BookedOrder[]) {
  const [rows, parts] = await Promise.all([
    db.select({ number: orders.number, pieces: PIECES }).from(orders).where(isWithin(orders.paidAt, span)),
    db.select({ id: stockParts.id, price: stockParts.price, pack: stockParts.pack }).from(stockParts),
  ]);
  const prices = new Map(parts.map((part) => [part.id, part]));
  const samples = new Map(
    rows.flatMap(({ pieces }) => (pieces ?? []).map(({ alike, id }) => [alike, id] as const)),
  );
  const kinds = await readKinds(db, [...samples.values()]);
  const piecesOf = new Map(rows.map(({ number, pieces }) => [number, pieces ?? []]));
  const sold = booked.map(({ number, goods, vat }) => {
    const pieces = piecesOf.get(number) ?? [];
    const copies = Map.groupBy(pieces, ({ copy }) => copy);
    return {
      ...{ goods, vat },
      pieces: pieces.map((piece) => ({
        kind: piece.kind,
        price: piece.price / (copies.get(piece.copy)?.length ?? 1),
        needs: kinds.get(piece.alike ?? '') ?? [],
      })),
    };
  });
  return marginRows(sold, (part) => prices.get(part));
}
