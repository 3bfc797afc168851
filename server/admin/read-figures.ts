import { type MonthFigures, monthFigures } from '#domain/admin/month.ts';
import { mostBuilt, type WaitingTimes, waitingTimes } from '#domain/admin/month-work.ts';
import { type PackagingRow, packagingCsv, packagingRows } from '#domain/admin/packaging.ts';
import { ordersCsv, ossCsv, quarterOf, refundsCsv, vatCsv } from '#domain/admin/tax-csv.ts';
import { dayOf, monthOf } from '#domain/calendar/day.ts';
import type { MarginRow } from '#domain/stock/margin.ts';
import {
  grossOf,
  isWithin,
  monthAfter,
  monthBefore,
  readBooks,
  shippedParcels,
  spanOfMonth,
  spanOfQuarter,
} from '../books/index.ts';
import { orders } from '../platform/db/schema.ts';
import type { Services } from '../platform/services.ts';
import { readMargin } from './read-margin.ts';

export interface MonthView extends MonthFigures {
  /** Gross of the month before, after refunds. */
  readonly grossBefore: number;
  readonly before: string;
  /** Undefined if the next month has not begun. */
  readonly after: string | undefined;
  readonly isOpen: boolean;
  readonly quarter: string;
  readonly mostBuilt: readonly { readonly name: string; readonly count: number }[];
  readonly waiting: WaitingTimes;
  readonly margin: readonly MarginRow[];
  readonly packaging: readonly PackagingRow[];
  readonly parcels: number;
}

export async function readFigures(services: Services, month: string): Promise<MonthView> {
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
    grossBefore,
    before: last,
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
