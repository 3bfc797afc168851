import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Adviser } from '#domain/books/adviser.ts';
import type { BookFile } from '#domain/books/close.ts';
import type { LineKind } from '#domain/books/on-the-way.ts';
import { bytes, moment, money, personAndTime } from './columns.ts';

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
