import { and, asc, eq, sql } from 'drizzle-orm';
import { givenName } from '../orders/index.ts';
import { buyerLetters } from '../platform/db/correspondence-schema.ts';
import { isOpenOrder, orders } from '../platform/db/schema.ts';
import type { Services } from '../platform/services.ts';
import type { WaitingOrder } from './day-view.ts';

/** Most rows of a list of the page: what is more stands on the board. */
export const MOST = 12;

/** Orders that wait for their buyer: for an answer, an address, a country that is open. Parts are the shelf's to say. */
export async function readWaitingOrders({ db }: Services): Promise<readonly WaitingOrder[]> {
  const [asked, held] = await Promise.all([
    db
      .select({
        ...{ number: orders.number, name: orders.shippingName, promised: orders.promisedOn },
        ...{ until: buyerLetters.until, title: buyerLetters.title },
      })
      .from(buyerLetters)
      .innerJoin(orders, eq(orders.id, buyerLetters.orderId))
      .where(and(eq(buyerLetters.state, 'waiting'), isOpenOrder(orders)))
      .orderBy(asc(buyerLetters.until))
      .limit(MOST),
    db
      .select({
        ...{ number: orders.number, name: orders.shippingName, promised: orders.promisedOn },
        isClosed: sql<boolean>`coalesce((${orders.customs}->'closed') is not null, false)`,
      })
      .from(orders)
      .where(
        and(
          isOpenOrder(orders),
          sql`(${orders.shippingAddress} is null or (${orders.customs}->'closed') is not null)`,
        ),
      )
      .orderBy(asc(orders.promisedOn), asc(orders.id))
      .limit(MOST),
  ]);
  return [
    ...asked.map(({ number, name, promised, until, title }) => ({
      ...{ number, promised, buyer: givenName(name), why: 'answer' as const },
      ...{ until: until?.toISOString(), asked: title },
    })),
    ...held.map(({ number, name, promised, isClosed }) => ({
      ...{ number, promised, buyer: givenName(name), until: undefined, asked: undefined },
      why: isClosed ? ('closed abroad' as const) : ('address' as const),
    })),
  ];
}
