import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Adviser } from '#domain/books/adviser.ts';
import type { BookFile } from '#domain/books/close.ts';
import type { LineKind } from '#domain/books/money-line.ts';
import { bytes, moment, money } from './columns.ts';

/** Whoever did something, and the name that they had then. */
const person = () => ({ byAccount: uuid('by_account'), byName: text('by_name').notNull() });

/** What moved money in the payment account, as the provider tells it: never edited, but for the payout that brought it. */
export const moneyLines = pgTable(
  'money_lines',
  {
    /** txn_… */
    id: text('id').primaryKey(),
    kind: text('kind').$type<LineKind>().notNull(),
    at: moment('at').notNull(),
    gross: money('gross_cents').notNull(),
    fee: money('fee_cents').notNull(),
    /** pi_…, of a payment or of the payment that went back; null where it is neither. */
    payment: text('payment'),
    /** The order that the payment names; null where it names none of ours. Orders go before their books do. */
    orderId: uuid('order_id'),
    number: text('number'),
    /** po_… that brought it to the bank. */
    payoutId: text('payout_id'),
  },
  (table) => [
    index('money_lines_at').on(table.at),
    index('money_lines_payout').on(table.payoutId),
    index('money_lines_payment').on(table.payment),
  ],
);

/** Money that the provider has sent to the bank. */
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

/** Up to when the payment account has been read: one row. */
export const accountReadings = pgTable('account_readings', {
  /** Always 'account'. */
  id: text('id').primaryKey(),
  readAt: moment('read_at').notNull(),
});

/** Files of a month as they were taken last; once the month is closed, for good. */
export const bookFiles = pgTable(
  'book_files',
  {
    /** `2026-10`. */
    month: text('month').notNull(),
    file: text('file').$type<BookFile>().notNull(),
    content: bytes('content').notNull(),
    /** SHA-256 of what is in it, in hexadecimal digits. */
    hash: text('hash').notNull(),
    rows: integer('rows').notNull(),
    ...person(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.month, table.file] })],
);

/** Months whose books are closed: what is in one never changes. */
export const closedMonths = pgTable('closed_months', {
  /** `2026-10`. */
  month: text('month').primaryKey(),
  ...person(),
  at: moment('at').notNull(),
});

/** What the tax adviser has said: each record for good, the latest counts. */
export const adviserRecords = pgTable('adviser_records', {
  version: integer('version').primaryKey(),
  data: jsonb('data').$type<Adviser>().notNull(),
  ...person(),
  at: moment('at').notNull(),
});
