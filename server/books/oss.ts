import { and, count, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import { type Day, dayOf, monthOf } from '#domain/calendar/day.ts';
import { startOfDay } from '#domain/calendar/start-of-day.ts';
import { EU_DESTINATIONS } from '#domain/countries.ts';
import { type Cents, cents, ZERO } from '#domain/money.ts';
import { beganAbove, isOtherMember } from '#domain/prices/tax-year.ts';
import { vatContained } from '#domain/prices/vat.ts';
import { taxLines } from '../platform/db/books-oss-schema.ts';
import { orderLines, orders } from '../platform/db/schema.ts';
import type { Services } from '../platform/services.ts';
import { readOssRecord } from '../platform/shopfront/read-tax.ts';

/** A year's sales to consumers in other member states, and the thresholds passed. */
export interface OssYear {
  readonly year: number;
  /** From January to the current month: net of orders less refunds, and the sum since January. */
  readonly months: readonly { readonly month: string; readonly net: Cents; readonly since: Cents }[];
  readonly net: Cents;
  /** Net sales to firms with a VAT id there; not part of the sums above. */
  readonly firms: Cents;
  /** The day whose order passed 8 000 euro; undefined if none has. */
  readonly toldOn: Day | undefined;
  /** The same for 10 000 euro. */
  readonly passedOn: Day | undefined;
  /** The year began with the destination's rates, because the one before passed the threshold. */
  readonly beganAbove: boolean;
  /** First day of the makers' own choice, if it is in this year or earlier. */
  readonly chosenFrom: Day | undefined;
}

/** Reads a year of the one-stop shop by month, with the rules of settlements. */
export async function readOss({ db, now }: Pick<Services, 'db' | 'now'>, year: number): Promise<OssYear> {
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
    months,
    net: months.at(-1)?.since ?? ZERO,
    firms: cents(firms),
    toldOn: on('oss told'),
    passedOn: on('oss passed'),
    beganAbove: beganAbove({ lines }, year),
    chosenFrom: choice?.from && choice.from < `${year + 1}` ? choice.from : undefined,
  };
}
