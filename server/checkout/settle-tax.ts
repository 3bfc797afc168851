import { type SQL, sql } from 'drizzle-orm';
import { dayOf, yearOf } from '#domain/calendar/day.ts';
import { COMPANY } from '#domain/company.ts';
import { type CountryCode, type Destination, EU_DESTINATIONS } from '#domain/countries.ts';
import { type Cents, ZERO } from '#domain/money.ts';
import {
  beganAbove,
  isOssChosen,
  rulesForBuyer,
  type TaxOfSale,
  type TaxRecords,
  taxOfSale,
  taxRulesOn,
} from '#domain/prices/tax-year.ts';
import { vatFor } from '#domain/prices/vat.ts';
import { type Order, tellMakers } from '../orders/index.ts';
import { acquireLock, type Db } from '../platform/db/database.ts';
import { smallBusinessRecords, taxLines } from '../platform/db/schema/books.ts';
import { orders } from '../platform/db/schema/orders.ts';
import type { Services } from '../platform/services.ts';
import { readSoldBefore } from '../platform/shopfront/read-tax.ts';

/**
 * A column: whether the order's tax may depend on earlier sales. True for sales that count towards a threshold not yet
 * passed, and for all sales once § 19 applies or applied.
 */
export function needsTaxLock(country: CountryCode | undefined, now: Date): SQL<boolean> {
  const year = yearOf(dayOf(now));
  const others = EU_DESTINATIONS.filter((one) => one !== 'DE');
  const goesTo = country === undefined ? orders.shippingCountry : sql`${country}::text`;
  const hasPassed = sql`exists (select from ${taxLines} where ${taxLines.year} = ${year} and ${taxLines.line} = 'oss passed')`;
  return sql<boolean>`(${orders.paidAt} is null and (${goesTo} in ${others} and not ${hasPassed} or exists (select from ${smallBusinessRecords})))`;
}

/** Serializes settlements whose tax depends on earlier sales; what the transaction reads next is consistent. */
export const lockTax = (tx: Db) => acquireLock(tx, 'tax of the year');

interface Sale {
  readonly to: Destination;
  readonly gross: Cents;
  readonly at: Date;
}

export interface TaxStanding {
  readonly records: TaxRecords;
  readonly hasLock: boolean;
}

/**
 * Decides the tax destination of an order that is being paid, records the thresholds that it passes, and notifies the
 * makers. Returns these thresholds, too, because prices change with them.
 */
export async function settleTax(
  services: Services,
  tx: Db,
  order: Order,
  { to, gross, at }: Sale,
  standing: TaxStanding,
): Promise<Pick<TaxOfSale, 'vat' | 'passes'>> {
  const day = dayOf(at);
  const isFirm = order.vatId !== null;
  if (!standing.hasLock) {
    const rules = taxRulesOn(standing.records, day, { lastYear: ZERO });
    return { vat: vatFor(to, rulesForBuyer(rules, isFirm)), passes: [] };
  }
  const { records, sold } = await readSoldBefore(tx, day);
  const { vat, passes, rules } = taxOfSale(records, { to, day, gross, isFirm }, sold);
  if (passes.length === 0) return { vat, passes };
  const year = yearOf(day);
  await tx
    .insert(taxLines)
    .values(passes.map(({ line, net }) => ({ year, line, on: day, orderId: order.id, net, at })));
  const passed = new Set(passes.map(({ line }) => line));
  const smallBusiness = rules.smallBusiness === true;
  if (passed.has('small business over'))
    await tellMakers(services, tx, order.id, 'small business over', {
      year,
      lacksVatId: COMPANY.vatId === '',
    });
  // No effect if the destination's rates apply already.
  if (!beganAbove(records, year) && !isOssChosen(records, day)) {
    if (passed.has('oss passed'))
      await tellMakers(services, tx, order.id, 'one-stop shop begins', { year, smallBusiness });
    else if (passed.has('oss told'))
      await tellMakers(services, tx, order.id, 'one-stop shop near', { year, smallBusiness });
  }
  return { vat, passes };
}
