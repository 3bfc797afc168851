import { paidSums } from '#domain/checkout/discount.ts';
import { isAbroad } from '#domain/countries.ts';
import { type OrderCustoms, orderCustoms } from '#domain/customs/order-customs.ts';
import { linesOf, type Order, soldAs } from '../orders/index.ts';
import type { orderLines } from '../platform/db/schema.ts';
import type { Services } from '../platform/services.ts';
import { readCustoms } from './read-rows.ts';

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
