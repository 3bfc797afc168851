import { eq } from 'drizzle-orm';
import { isAbroad } from '#domain/customs/consignment.ts';
import {
  type OrderCustoms,
  orderCustoms,
  type ParcelStop,
  parcelStop,
} from '#domain/customs/order-customs.ts';
import { type Cents, cents } from '#domain/money.ts';
import { linesOf, type Order, soldAs } from '../orders/index.ts';
import type { orderLines } from '../platform/db/schema.ts';
import { refunds } from '../platform/db/workshop-schema.ts';
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
  return orderCustoms(country, lines, order.discount, await readCustoms(services));
}

/** What of the value of an order's goods still goes: what went back for goods, or as goodwill, is off. */
async function keptValue({ db }: Pick<Services, 'db'>, order: Order, value: Cents): Promise<Cents> {
  const rows = await db.select().from(refunds).where(eq(refunds.orderId, order.id));
  const back = rows
    .filter(({ state }) => state !== 'failed')
    .reduce((sum, { amount, parts }) => sum + Math.max(0, amount - parts.shipping - (parts.duty ?? 0)), 0);
  return cents(Math.max(0, value - back));
}

/** What stops the parcel of an order before it is posted, refunds counted; undefined where nothing does. */
export async function parcelStopOf(
  services: Pick<Services, 'db' | 'env' | 'now'>,
  order: Order,
): Promise<ParcelStop | undefined> {
  const record = await customsOf(services, order);
  return record && parcelStop(record, await keptValue(services, order, record.value));
}
