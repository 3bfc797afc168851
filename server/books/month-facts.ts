import { and, gte, inArray, lt, or, sql } from 'drizzle-orm';
import { type MonthFigures, monthFigures, totalOf } from '#domain/admin/month.ts';
import type { ShippedParcel } from '#domain/admin/packaging.ts';
import { type Booking, bookingsOf } from '#domain/books/bookings.ts';
import { type MoneyLine, type MoneyOnTheWay, moneyOnTheWay, type Payout } from '#domain/books/on-the-way.ts';
import { addDays, dayOf, monthOf, startOfDay } from '#domain/calendar/day.ts';
import { type Cents, cents } from '#domain/money.ts';
import { accountReadings, moneyLines, payouts } from '../platform/db/books-schema.ts';
import type { Services } from '../platform/services.ts';
import { type AdviserView, readAdviser } from './adviser.ts';
import { exportsOfSpan, type MonthExport, type MonthPaper, papersOfSpan } from './papers-of-month.ts';
import { type Books, readBooks, type Span, shippedParcels, spanOfMonth } from './read-books.ts';

export interface MonthFacts {
  readonly month: string;
  readonly span: Span;
  readonly books: Books;
  readonly figures: MonthFigures;
  readonly read: MoneyRead;
  readonly money: MoneyOnTheWay;
  readonly papers: readonly MonthPaper[];
  readonly exports: readonly MonthExport[];
  readonly parcels: readonly ShippedParcel[];
  readonly adviser: AdviserView;
  readonly bookings: readonly Booking[];
}

export async function readMonthFacts(services: Services, month: string): Promise<MonthFacts> {
  const span = spanOfMonth(month);
  const books = await readBooks(services, span);
  const read = await readMoney(services, span);
  const papers = await papersOfSpan(services, span);
  const exports = await exportsOfSpan(services, span);
  const parcels = await shippedParcels(services, span);
  const adviser = await readAdviser(services.db);
  const figures = monthFigures(month, books.orders, books.refunds);
  const money = moneyOnTheWay(month, read, cents(figures.all.gross - takenByHand(books)));
  const invoices = new Map(
    papers.flatMap(({ kind, order, number }) =>
      kind === 'invoice' && number ? [[order, number] as const] : [],
    ),
  );
  const { data } = adviser;
  const bookings = bookingsOf(month, data, books.orders, books.refunds, { invoices }, money);
  return { month, span, books, figures, read, money, papers, exports, parcels, adviser, bookings };
}

/** Sum of orders by hand, less refunds: the payment account does not contain them. */
const takenByHand = ({ orders, refunds }: Books): number =>
  orders.reduce((sum, order) => sum + (order.paidBy ? totalOf(order) : 0), 0) -
  refunds.reduce((sum, { order, amount }) => sum + (order.paidBy ? amount : 0), 0);

export const lastDayOf = ({ until }: Span) => addDays(until, -1);
export const monthBeforeSpan = ({ from }: Span) => monthOf(addDays(from, -1));

/** Movements of the payment account in a span, and its balance before. */
interface MoneyRead {
  readonly lines: readonly MoneyLine[];
  readonly payouts: readonly Payout[];
  /** Balance at the beginning: all earlier movements less all payouts. */
  readonly opening: Cents;
  /** Time of the last read of the account. */
  readonly readAt: Date | undefined;
}

/**
 * Movements of a span, and those that its payouts contain. Earlier ones are one sum in the database, so a month costs the
 * same in the tenth year.
 */
async function readMoney({ db }: Pick<Services, 'db'>, { from, until }: Span): Promise<MoneyRead> {
  const [first, end] = [startOfDay(from), startOfDay(until)];
  const paid = await db
    .select()
    .from(payouts)
    .where(and(gte(payouts.at, first), lt(payouts.at, end)));
  const inSpan = and(gte(moneyLines.at, first), lt(moneyLines.at, end));
  const ids = paid.map(({ id }) => id);
  const rows = await db
    .select({
      id: moneyLines.id,
      kind: moneyLines.kind,
      at: moneyLines.at,
      gross: moneyLines.gross,
      fee: moneyLines.fee,
      payout: moneyLines.payoutId,
      order: moneyLines.number,
    })
    .from(moneyLines)
    .where(ids.length > 0 ? or(inSpan, inArray(moneyLines.payoutId, ids)) : inSpan)
    .orderBy(moneyLines.at, moneyLines.id);
  const sumOf = (column: ReturnType<typeof sql>) => sql`coalesce(sum(${column}), 0)`.mapWith(Number);
  const [moved] = await db
    .select({ sum: sumOf(sql`${moneyLines.gross} - ${moneyLines.fee}`) })
    .from(moneyLines)
    .where(lt(moneyLines.at, first));
  const [left] = await db
    .select({ sum: sumOf(sql`${payouts.amount}`) })
    .from(payouts)
    .where(lt(payouts.at, first));
  const [reading] = await db.select().from(accountReadings);
  return {
    lines: rows.map(({ at, ...line }) => ({ ...line, on: dayOf(at) })),
    payouts: paid.map(({ id, at, amount }) => ({ id, on: dayOf(at), amount })),
    opening: cents((moved?.sum ?? 0) - (left?.sum ?? 0)),
    readAt: reading?.readAt,
  };
}
