import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { TaxLine } from '#domain/prices/tax-year.ts';
import { day, moment, money } from './columns.ts';

/** Lines that the sales of a year have passed, each once and for good: written by the settlement of the order that passed it. */
export const taxLines = pgTable(
  'tax_lines',
  {
    year: integer('year').notNull(),
    line: text('line').$type<TaxLine>().notNull(),
    /** The day of payment of that order, in Leipzig. */
    on: day('on_day').notNull(),
    /** Orders go before their books do: no key of theirs. */
    orderId: uuid('order_id').notNull(),
    /** Net of the year, that order included. */
    net: money('net_cents').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.year, table.line] })],
);

/** From which day the firm is a small business (§ 19 UStG), as the makers have said: each record for good, the latest counts. */
export const smallBusinessRecords = pgTable('small_business_records', {
  version: integer('version').primaryKey(),
  from: day('from_day').notNull(),
  byAccount: uuid('by_account'),
  byName: text('by_name').notNull(),
  at: moment('at').notNull(),
});

/**
 * From which day the firm taxes what it sells to consumers of other member states where it is delivered, whatever a year has
 * sold; null where it does not any more. Each record is kept, the latest counts.
 */
export const ossRecords = pgTable('oss_records', {
  version: integer('version').primaryKey(),
  from: day('from_day'),
  byAccount: uuid('by_account'),
  byName: text('by_name').notNull(),
  at: moment('at').notNull(),
});
