import { paidSums } from '#domain/checkout/discount.ts';
import { isAbroad } from '#domain/countries.ts';
import { type OrderCustoms, orderCustoms } from '#domain/customs/order-customs.ts';
import { linesOf, type Order, soldAs } from '../orders/index.ts';
import type { orderLines } from '../platform/db/schema.ts';
import type { Services } from '../platform/services.ts';
import { readCustoms } from './read-rows.ts';

type Line = typeof orderLines.$inferSelect;

/** Lines of an order as customs ask for them. */
export const linesToDeclare = (lines: readonly Line[]) =>
  lines.map((line) => ({ unit: line.unit, quantity: line.quantity, sold: soldAs(line) }));

/**
 * The customs record of an order: the one that it has kept since it was paid. What is not paid, or was before there were
 * records, is told by today's rows. Undefined where nothing is declared.
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
