import { sql } from 'drizzle-orm';
import { dayOf } from '#domain/calendar/day.ts';
import { paidSums } from '#domain/checkout/discount.ts';
import { COMPANY } from '#domain/company.ts';
import { isAbroad } from '#domain/countries.ts';
import type { Customs } from '#domain/customs/consignment.ts';
import { type OrderCustoms, orderCustoms } from '#domain/customs/order-customs.ts';
import { type CustomsRows, ownRows } from '#domain/customs/rows.ts';
import { isExample } from '#domain/example-company.ts';
import { linesOf, type Order, soldAs } from '../orders/index.ts';
import { currencyRates, importRows } from '../platform/db/schema/customs.ts';
import type { orderLines } from '../platform/db/schema/orders.ts';
import type { Services } from '../platform/services.ts';

/** Most daily rates to list. */
const RATES = 100;

export const NO_ROWS: CustomsRows = { imports: [], rates: [] };

/** All rules as one JSON value for use in other statements, so that an order abroad costs no extra round trip. */
export const customsRows = sql<CustomsRows>`(select json_build_object(
  'imports', (select coalesce(json_agg(json_build_object(
    'id', i.id, 'kind', i.kind, 'country', i.country, 'code', i.code, 'origin', i.origin,
    'from', i.from_day, 'until', i.until_day, 'basisPoints', i.basis_points, 'upToBasisPoints', i.up_to_basis_points,
    'source', i.source, 'isExample', i.is_example)), '[]') from ${importRows} i),
  'rates', (select coalesce(json_agg(json_build_object(
    'currency', r.currency, 'day', r.day, 'perEuro', r.per_euro_millionths, 'source', r.source,
    'isExample', r.is_example)), '[]') from (select * from ${currencyRates} order by day desc limit ${sql.raw(String(RATES))}) r)))`;

/** The customs rules of a day. With a real account, example rows and numbers are ignored. */
export function customsOn(rows: CustomsRows, { env }: Pick<Services, 'env'>, at: Date): Customs {
  const { gbVatNumber } = COMPANY;
  return {
    rows: env.testMode ? rows : ownRows(rows),
    gbVatNumber: env.testMode || !isExample(gbVatNumber) ? gbVatNumber : '',
    day: dayOf(at),
  };
}

export async function readCustoms(services: Pick<Services, 'db' | 'env' | 'now'>): Promise<Customs> {
  const [row] = await services.db.select({ rows: customsRows }).from(sql`(select 1) as one`);
  return customsOn(row?.rows ?? NO_ROWS, services, services.now());
}

type Line = typeof orderLines.$inferSelect;

export const linesToDeclare = (lines: readonly Line[]) =>
  lines.map((line) => ({ unit: line.unit, quantity: line.quantity, sold: soldAs(line) }));

/**
 * The customs record of an order, as stored on payment. Unpaid orders, and those from before records existed, use today's
 * rules. Undefined if nothing is declared.
 */
export async function customsOf(
  services: Pick<Services, 'db' | 'env' | 'now'>,
  order: Order,
): Promise<OrderCustoms | undefined> {
  const { shippingCountry: country } = order;
  if (!isAbroad(country)) return undefined;
  if (order.customs?.country === country) return order.customs;
  const lines = linesToDeclare(await linesOf(services.db, order.id));
  return orderCustoms(country, lines, paidSums(order).discount, await readCustoms(services));
}
