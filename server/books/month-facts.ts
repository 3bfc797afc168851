import { type MonthFigures, monthFigures, totalOf } from '#domain/admin/month.ts';
import type { ShippedParcel } from '#domain/admin/packaging.ts';
import { type Booking, bookingsOf } from '#domain/books/bookings.ts';
import { type MoneyOnTheWay, moneyOnTheWay } from '#domain/books/on-the-way.ts';
import { addDays, monthOf } from '#domain/calendar/day.ts';
import { cents } from '#domain/money.ts';
import type { Services } from '../platform/services.ts';
import { type AdviserView, readAdviser } from './adviser.ts';
import { type MonthPaper, papersOfSpan } from './papers-of-month.ts';
import { exportsOfSpan, type MonthExport } from './proofs-of-month.ts';
import { type Books, readBooks, type Span, shippedParcels, spanOfMonth } from './read-books.ts';
import { type MoneyRead, readMoney } from './read-money.ts';

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
