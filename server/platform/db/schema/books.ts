import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Adviser } from '#domain/books/adviser.ts';
import type { BookFile } from '#domain/books/close.ts';
import type { LineKind } from '#domain/books/on-the-way.ts';
import type { TaxLine } from '#domain/prices/tax-year.ts';
import { bytes, day, moment, money, personAndTime } from '../columns.ts';

/** Movements of the payment account, as reported by the provider. Never edited, except for their payout. */
export const moneyLines = pgTable(
  'money_lines',
  {
    /** txn_… */
    id: text('id').primaryKey(),
    kind: text('kind').$type<LineKind>().notNull(),
    at: moment('at').notNull(),
    gross: money('gross_cents').notNull(),
    fee: money('fee_cents').notNull(),
    /** pi_… of a payment or of the payment that was refunded; null for other movements. */
    payment: text('payment'),
    /** The order of the payment; null if it is none of ours. No foreign key: orders are deleted before their books are. */
    orderId: uuid('order_id'),
    number: text('number'),
    /** po_… that transferred it to the bank. */
    payoutId: text('payout_id'),
  },
  (table) => [
    index('money_lines_at').on(table.at),
    index('money_lines_payout').on(table.payoutId),
    index('money_lines_payment').on(table.payment),
  ],
);

export const payouts = pgTable(
  'payouts',
  {
    /** po_… */
    id: text('id').primaryKey(),
    amount: money('amount_cents').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('payouts_at').on(table.at)],
);

/** Time up to which the payment account has been read: one row. */
export const accountReadings = pgTable('account_readings', {
  id: text('id').primaryKey(),
  readAt: moment('read_at').notNull(),
});

/** Latest exported files of a month; final once the month is closed. */
export const bookFiles = pgTable(
  'book_files',
  {
    /** `2026-10`. */
    month: text('month').notNull(),
    file: text('file').$type<BookFile>().notNull(),
    content: bytes('content').notNull(),
    /** SHA-256 of the content, hexadecimal. */
    hash: text('hash').notNull(),
    rows: integer('rows').notNull(),
    ...personAndTime(),
  },
  (table) => [primaryKey({ columns: [table.month, table.file] })],
);

/** Closed months. Their books never change. */
export const closedMonths = pgTable('closed_months', {
  /** `2026-10`. */
  month: text('month').primaryKey(),
  ...personAndTime(),
});

/** Settings from the tax adviser. Append-only; the latest record applies. */
export const adviserRecords = pgTable('adviser_records', {
  version: integer('version').primaryKey(),
  data: jsonb('data').$type<Adviser>().notNull(),
  ...personAndTime(),
});

/** Thresholds that the sales of a year have passed, each written once, by the settlement of the order that passed it. */
export const taxLines = pgTable(
  'tax_lines',
  {
    year: integer('year').notNull(),
    line: text('line').$type<TaxLine>().notNull(),
    /** Day of payment of that order, in Leipzig. */
    on: day('on_day').notNull(),
    /** No foreign key: orders are deleted before their books are. */
    orderId: uuid('order_id').notNull(),
    /** Net sales of the year, including that order. */
    net: money('net_cents').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.year, table.line] })],
);

/** First day as a small business (§ 19 UStG), as set by the makers. Append-only; the latest record applies. */
export const smallBusinessRecords = pgTable('small_business_records', {
  version: integer('version').primaryKey(),
  from: day('from_day').notNull(),
  byAccount: uuid('by_account'),
  byName: text('by_name').notNull(),
  at: moment('at').notNull(),
});

/**
 * First day from which sales to consumers in other member states are taxed at the destination, whatever the year's sales;
 * null ends that. Append-only; the latest record applies.
 */
export const ossRecords = pgTable('oss_records', {
  version: integer('version').primaryKey(),
  from: day('from_day'),
  byAccount: uuid('by_account'),
  byName: text('by_name').notNull(),
  at: moment('at').notNull(),
});
