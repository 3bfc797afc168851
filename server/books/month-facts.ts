import { and, gte, inArray, lt, or, sql } from 'drizzle-orm';
import { monthFigures, totalOf } from '#domain/admin/month.ts';
import { bookingsOf } from '#domain/books/bookings.ts';
import { moneyOnTheWay } from '#domain/books/on-the-way.ts';
import { dayOf, startOfDay } from '#domain/calendar/day.ts';
import { cents } from '#domain/money.ts';
import { accountReadings, moneyLines, payouts } from '../platform/db/schema/books.ts';
import type { Services } from '../platform/services.ts';
import { readAdviser } from './adviser.ts';
import { exportsOfSpan, papersOfSpan } from './papers-of-month.ts';
import { type Books, readBooks, type Span, shippedParcels, spanOfMonth } from './read-books.ts';

export async function readMonthFacts(services: Services, month: string) {
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

export type MonthFacts = Awaited<ReturnType<typeof readMonthFacts>>;

/** Sum of orders by hand, less refunds: the payment account does not contain them. */
const takenByHand = ({ orders, refunds }: Books): number =>
  orders.reduce((sum, order) => sum + (order.paidBy ? totalOf(order) : 0), 0) -
  refunds.reduce((sum, { order, amount }) => sum + (order.paidBy ? amount : 0), 0);

/**
 * Movements of a span, and those that its payouts contain. Earlier ones are one sum in the database, so a month costs the
 * same in the tenth year.
 */
async function readMoney({ db }: Pick<Services, 'db'>, { from, until }: Span) {
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
    /** Balance at the beginning: all earlier movements less all payouts. */
    opening: cents((moved?.sum ?? 0) - (left?.sum ?? 0)),
    /** Time of the last read of the account. */
    readAt: reading?.readAt,
  };
}
