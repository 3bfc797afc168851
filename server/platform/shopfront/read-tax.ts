import { and, desc, eq, gte, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import { type Day, dayOf, startOfDay, yearOf } from '#domain/calendar/day.ts';
import { EU_DESTINATIONS } from '#domain/countries.ts';
import { cents, ZERO } from '#domain/money.ts';
import {
  isOtherMember,
  type PassedLine,
  type SoldBefore,
  type TaxRecords,
  type Turnover,
} from '#domain/prices/tax-year.ts';
import type { Db } from '../db/database.ts';
import { ossRecords, smallBusinessRecords, taxLines } from '../db/schema/books.ts';
import { orderLines, orders } from '../db/schema/orders.ts';

/** The JSON form of a row. */
export interface TaxRow {
  readonly from: Day | null;
  readonly oss: Day | null;
  readonly lines: readonly PassedLine[];
}

export const NO_TAX: TaxRow = { from: null, oss: null, lines: [] };

/**
 * Everything that determines the tax of a sale, as one JSON value for use in other statements. Covers this year and the
 * one before; the end of a small business may be older.
 */
export const taxRow = sql<TaxRow>`(select json_build_object(
  'from', (select ${smallBusinessRecords.from} from ${smallBusinessRecords} order by ${smallBusinessRecords.version} desc limit 1),
  'oss', (select ${ossRecords.from} from ${ossRecords} order by ${ossRecords.version} desc limit 1),
  'lines', (select coalesce(json_agg(json_build_object('year', l.year, 'line', l.line, 'on', l.on_day)), '[]') from ${taxLines} l)))`;

export const taxRecordsOf = ({ from, oss, lines }: TaxRow): TaxRecords => ({
  smallBusiness: from === null ? undefined : { from },
  lines,
  oss: oss ?? undefined,
});

const startOfYear = (year: number): Date => startOfDay(`${year}-01-01`);

const paidSum = sql`(${orders.total} - ${orders.refunded})`;
const rate = sql`${orderLines.vatRatePercent}`;
/** Net of an order: what was paid and not refunded, without its tax. */
const net = sql`${paidSum} - round(${paidSum} * ${rate} / (100 + ${rate}))`;

const paidIn = (year: number): SQL | undefined =>
  and(
    isNotNull(orders.paidAt),
    gte(orders.paidAt, startOfYear(year)),
    lt(orders.paidAt, startOfYear(year + 1)),
  );

/** SQL of `countsForOss`: whether an order counts towards the threshold of the one-stop shop. */
const toOthers = sql`(${orders.shippingCountry} in ${EU_DESTINATIONS.filter(isOtherMember)} and ${orders.vatId} is null)`;

const netSum = (db: Db, year: number, which?: SQL) =>
  db
    .select({ net: sql<number>`coalesce(sum(${net}), 0)` })
    .from(orders)
    // All lines of an order have the same rate.
    .innerJoin(orderLines, and(eq(orderLines.orderId, orders.id), eq(orderLines.position, 0)))
    .where(and(paidIn(year), which));

const NO_TURNOVER: Turnover = { lastYear: ZERO, thisYear: ZERO };

/** Net sales of all kinds. */
export async function readTurnover(db: Db, year: number): Promise<Turnover> {
  const [row] = await db
    .select({
      lastYear: sql`(${netSum(db, year - 1)})`.mapWith(Number),
      thisYear: sql`(${netSum(db, year)})`.mapWith(Number),
    })
    .from(sql`(select 1) as once`);
  return row ? { lastYear: cents(row.lastYear), thisYear: cents(row.thisYear) } : NO_TURNOVER;
}

/**
 * Sales before an order that is paid on a given day; that order is not yet included. Sums of all kinds only if § 19 needs
 * them.
 */
export async function readSoldBefore(
  db: Db,
  day: Day,
): Promise<{ readonly records: TaxRecords; readonly sold: SoldBefore }> {
  const year = yearOf(day);
  const wanted = (sum: SQL) =>
    sql`case when exists (select from ${smallBusinessRecords}) then ${sum} else 0 end`.mapWith(Number);
  const [row] = await db
    .select({
      tax: taxRow,
      oss: sql`(${netSum(db, year, toOthers)})`.mapWith(Number),
      lastYear: wanted(sql`(${netSum(db, year - 1)})`),
      thisYear: wanted(sql`(${netSum(db, year)})`),
    })
    .from(sql`(select 1) as once`);
  if (!row) throw new Error('The database returned no row for the tax');
  const { tax, oss, lastYear, thisYear } = row;
  const turnover = { lastYear: cents(lastYear), thisYear: cents(thisYear) };
  return { records: taxRecordsOf(tax), sold: { turnover, oss: cents(oss) } };
}

/** Current tax rules, and last year's sales if § 19 needs them; `year` is the one in which these were read. */
export async function readTaxBasis(db: Db, now: Date) {
  const [row] = await db.select({ tax: taxRow }).from(sql`(select 1) as once`);
  const records = taxRecordsOf(row?.tax ?? NO_TAX);
  const year = yearOf(dayOf(now));
  const turnover = records.smallBusiness ? await readTurnover(db, year) : NO_TURNOVER;
  return { records, year, turnover };
}

/** The record of § 19 that applies, and its author. */
export async function readSmallBusinessRecord(db: Db) {
  const [row] = await db
    .select()
    .from(smallBusinessRecords)
    .orderBy(desc(smallBusinessRecords.version))
    .limit(1);
  return row;
}

/** The makers' latest choice of the one-stop shop, and its author. */
export async function readOssRecord(db: Db) {
  const [row] = await db.select().from(ossRecords).orderBy(desc(ossRecords.version)).limit(1);
  return row;
}
