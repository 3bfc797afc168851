import { and, count, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import { type Day, dayOf, germanDay, monthOf, startOfDay } from '#domain/calendar/day.ts';
import { EU_DESTINATIONS } from '#domain/countries.ts';
import { LANGUAGES, type Sentence } from '#domain/languages.ts';
import { cents, ZERO } from '#domain/money.ts';
import { ossFaultWords } from '#domain/prices/tax-year.messages.ts';
import { beganAbove, isOtherMember, ossBindsUntil, ossFault } from '#domain/prices/tax-year.ts';
import { vatContained } from '#domain/prices/vat.ts';
import { recordOf } from '#domain/records.ts';
import { byOf, refuse, refuseOlderRecord, type Staff } from '../orders/index.ts';
import { acquireLock, type Db } from '../platform/db/database.ts';
import { ossRecords, taxLines } from '../platform/db/schema/books.ts';
import { orderLines, orders } from '../platform/db/schema/orders.ts';
import type { Services } from '../platform/services.ts';
import { readOssRecord } from '../platform/shopfront/read-tax.ts';
import { changeShopfront } from '../shopfront/index.ts';
import { OSS_FROM } from './refusals.messages.ts';

/** Reads a year's sales to consumers in other member states by month, with the rules of settlements. */
export async function readOss({ db, now }: Pick<Services, 'db' | 'now'>, year: number) {
  const others = EU_DESTINATIONS.filter(isOtherMember);
  const paidSum = sql<number>`${orders.total} - ${orders.refunded}`;
  const month = sql<string>`to_char(${orders.paidAt} at time zone 'Europe/Berlin', 'YYYY-MM')`;
  const ofFirm = sql<boolean>`${orders.vatId} is not null`;
  const [rows, lines, choice] = await Promise.all([
    // Grouped by equal orders, because tax is rounded per order.
    db
      .select({ month, kept: paidSum, ofFirm, ratePercent: orderLines.vatRatePercent, count: count() })
      .from(orders)
      .innerJoin(orderLines, and(eq(orderLines.orderId, orders.id), eq(orderLines.position, 0)))
      .where(
        and(
          gte(orders.paidAt, startOfDay(`${year}-01-01`)),
          lt(orders.paidAt, startOfDay(`${year + 1}-01-01`)),
          inArray(orders.shippingCountry, others),
        ),
      )
      .groupBy(month, paidSum, ofFirm, orderLines.vatRatePercent),
    db
      .select()
      .from(taxLines)
      .where(inArray(taxLines.year, [year - 1, year])),
    readOssRecord(db),
  ]);
  const nets = new Map<string, number>();
  let firms = 0;
  for (const { month: of, kept: each, ofFirm: isFirm, ratePercent, count: times } of rows) {
    const gross = cents(Number(each));
    const net = (gross - vatContained(gross, { country: null, ratePercent })) * times;
    if (isFirm) firms += net;
    else nets.set(of, (nets.get(of) ?? 0) + net);
  }
  const last = monthOf(dayOf(now()));
  const begun = Array.from(
    { length: 12 },
    (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`,
  ).filter((month) => month <= last);
  let since = 0;
  const months = begun.map((month) => {
    const net = nets.get(month) ?? 0;
    since += net;
    return { month, net: cents(net), since: cents(since) };
  });
  const on = (line: (typeof lines)[number]['line']) =>
    lines.find((one) => one.year === year && one.line === line)?.on;
  return {
    year,
    /** From January to the current month: net of orders less refunds, and the sum since January. */
    months,
    net: months.at(-1)?.since ?? ZERO,
    /** Net sales to firms with a VAT id there; not part of the sums above. */
    firms: cents(firms),
    /** The day whose order passed 8 000 euro; undefined if none has. */
    toldOn: on('oss told'),
    /** The same for 10 000 euro. */
    passedOn: on('oss passed'),
    /** The year began with the destination's rates, because the one before passed the threshold. */
    beganAbove: beganAbove({ lines }, year),
    /** First day of the makers' own choice, if it is in this year or earlier. */
    chosenFrom: choice?.from && choice.from < `${year + 1}` ? choice.from : undefined,
  };
}

export type OssYear = Awaited<ReturnType<typeof readOss>>;

/** The firm's choice to tax sales to other member states at the destination. */
async function readStanding(db: Db, now: Date) {
  const today = dayOf(now);
  const record = await readOssRecord(db);
  const from = record?.from ?? null;
  return {
    today,
    /** First day of its effect; null for none. */
    from,
    /** Last day on which the choice is binding, once it has begun. */
    bindsUntil: from !== null && from <= today ? ossBindsUntil(from) : null,
    /** Zero before the first choice. */
    version: record?.version ?? 0,
    by: record?.byName ?? null,
    at: record?.at.toISOString() ?? null,
  };
}

export type OssChoice = Awaited<ReturnType<typeof readStanding>>;

export const readOssChoice = ({ db, now }: Pick<Services, 'db' | 'now'>): Promise<OssChoice> =>
  readStanding(db, now());

const dayOrNone = (day: Day | null): Sentence =>
  day === null ? OSS_FROM.none : { en: day, de: germanDay(day) };

/** Sets the first day of taxing sales to other member states at the destination; null ends or revokes the choice. */
export const setOss = (
  services: Services,
  by: Staff,
  { version, from }: { readonly version: number; readonly from: Day | null },
) =>
  changeShopfront(services, by, async ({ tx, now, note }) => {
    await acquireLock(tx, 'record of one-stop shop');
    const standing = await readStanding(tx, now);
    // An identical record is no change.
    if (standing.from === from) return { version: standing.version, from };
    if (standing.version !== version)
      refuseOlderRecord({ ...standing, by: standing.by ?? undefined, at: standing.at ?? undefined }, now, [
        { field: OSS_FROM.field, theirs: dayOrNone(standing.from), yours: dayOrNone(from) },
      ]);
    const fault = ossFault(standing.from, from, dayOf(now));
    if (fault)
      return refuse(
        422,
        recordOf(LANGUAGES, (language) => ossFaultWords(fault, language)),
      );
    await tx.insert(ossRecords).values({ version: version + 1, from, at: now, ...byOf(by) });
    note({ kind: 'oss-set', payload: { before: standing.from, after: from } });
    return { version: version + 1, from };
  });
