import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { TaxLine } from '#domain/prices/tax-year.ts';
import { day, moment, money } from './columns.ts';

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
