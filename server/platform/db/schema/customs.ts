import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { CountryCode } from '#domain/countries.ts';
import type { Currency, ImportRow } from '#domain/customs/rows.ts';
import { day, moment } from '../columns.ts';

/** Import rules of countries (`ImportRow`). A rule is ended and replaced, never changed. */
export const importRows = pgTable(
  'import_rows',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<ImportRow['kind']>().notNull(),
    country: text('country').$type<CountryCode>().notNull(),
    code: text('code'),
    origin: text('origin'),
    from: day('from_day').notNull(),
    until: day('until_day'),
    basisPoints: integer('basis_points').notNull(),
    upToBasisPoints: integer('up_to_basis_points'),
    source: text('source').notNull(),
    isExample: boolean('is_example').notNull().default(false),
    enteredAt: moment('entered_at').notNull().defaultNow(),
  },
  (table) => [index('import_rows_country').on(table.country, table.from)],
);

export const currencyRates = pgTable(
  'currency_rates',
  {
    id: uuid('id').primaryKey(),
    currency: text('currency').$type<Currency>().notNull(),
    day: day('day').notNull(),
    /** Millionths of the currency per euro. */
    perEuro: integer('per_euro_millionths').notNull(),
    source: text('source').notNull(),
    isExample: boolean('is_example').notNull().default(false),
    enteredAt: moment('entered_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('currency_rates_day').on(table.currency, table.day, table.isExample)],
);
