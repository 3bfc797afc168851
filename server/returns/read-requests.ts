import { asc, eq, inArray } from 'drizzle-orm';
import { type Day, dayOf } from '#domain/calendar/day.ts';
import { countryIn } from '#domain/country-in.ts';
import type { Language } from '#domain/languages.ts';
import { postBy, returnable } from '#domain/returns/returning.ts';
import { givenName, type OrderItem, orderItem, returnTerm } from '../orders/index.ts';
import { orderLines, orders } from '../platform/db/schema.ts';
import { returnedGoods, returnRequests } from '../platform/db/workshop-schema.ts';
import type { Services } from '../platform/services.ts';
import { MAX_OPEN_ROWS } from './read-withdrawals.ts';

/** An unanswered return request. */
export interface RequestRow {
  readonly id: string;
  readonly order: {
    readonly number: string;
    readonly version: number;
    readonly buyer: string;
    readonly email: string | null;
    readonly countryName: string;
  };
  /** Lines with requested and returnable quantity. */
  readonly lines: readonly (OrderItem & { readonly asked: number; readonly most: number })[];
  readonly askedAt: string;
  /** Latest postmark if it were answered today. */
  readonly postBy: Day;
}

/** Unanswered requests, the oldest first. */
export async function readRequests(
  { db, now }: Services,
  language: Language,
): Promise<readonly RequestRow[]> {
  const rows = await db
    .select({ request: returnRequests, order: orders })
    .from(returnRequests)
    .innerJoin(orders, eq(orders.id, returnRequests.orderId))
    .where(eq(returnRequests.state, 'open'))
    .orderBy(asc(returnRequests.askedAt))
    .limit(MAX_OPEN_ROWS);
  const ids = rows.map(({ order }) => order.id);
  if (ids.length === 0) return [];
  const [lines, goods] = await Promise.all([
    db.select().from(orderLines).where(inArray(orderLines.orderId, ids)).orderBy(asc(orderLines.position)),
    db.select().from(returnedGoods).where(inArray(returnedGoods.orderId, ids)),
  ]);
  return rows.map(({ request, order }) => {
    const own = lines.filter(({ orderId }) => orderId === order.id);
    const most = returnable(
      own,
      goods.filter(({ orderId }) => orderId === order.id),
    );
    const requested = own.filter((_, index) => request.quantities[index]);
    return {
      id: request.id,
      order: {
        number: order.number,
        version: order.version,
        email: order.email,
        buyer: givenName(order.shippingName),
        countryName: countryIn(order.shippingCountry, language),
      },
      lines: own.map((line, index) => {
        const requested = Math.min(request.quantities[index] ?? 0, most[index] ?? 0);
        return {
          ...orderItem({ ...line, quantity: requested }, language),
          asked: requested,
          most: most[index] ?? 0,
        };
      }),
      askedAt: request.askedAt.toISOString(),
      postBy: postBy(returnTerm(order, ...requested), dayOf(request.askedAt), dayOf(now())),
    };
  });
}
