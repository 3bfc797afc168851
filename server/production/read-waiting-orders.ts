import { and, asc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { type Day, startOfDay } from '#domain/calendar/day.ts';
import { givenName } from '../orders/index.ts';
import { buyerLetters } from '../platform/db/schema/messages.ts';
import { hasNoAddress, isOpenOrder, orders } from '../platform/db/schema/orders.ts';
import { units } from '../platform/db/schema/production.ts';
import type { Services } from '../platform/services.ts';

/** Most rows of a list on the page; the board lists all. */
export const MOST = 12;

/** Read as text, because the field contains JSON null for an open country. */
const isClosed = sql<boolean>`(${orders.customs}->>'closed') is not null`;

/**
 * Blocked orders: waiting for an answer, an address, an open country, a certain payment, or parts, which arrive on these
 * days.
 */
export async function readWaitingOrders({ db }: Services, ready: ReadonlyMap<string, Day>) {
  const numbers = [...ready.keys()];
  const [questions, held, short, repairs] = await Promise.all([
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
        isClosed,
        doubted: orders.held,
      })
      .from(orders)
      .where(and(isOpenOrder(orders), or(hasNoAddress(orders), isClosed, isNotNull(orders.held))))
      .orderBy(asc(orders.promisedOn), asc(orders.id))
      .limit(MOST),
    numbers.length === 0
      ? []
      : db
          .select({ number: orders.number, name: orders.shippingName, promised: orders.promisedOn })
          .from(orders)
          .where(inArray(orders.number, numbers))
          .orderBy(asc(orders.promisedOn), asc(orders.id))
          .limit(MOST),
    db
      .select({
        ...{ number: orders.number, name: orders.shippingName },
        ...{ apart: units.apart, serial: units.serial },
      })
      .from(units)
      .innerJoin(orders, eq(orders.id, units.orderId))
      .where(inArray(units.apart, ['in repair', 'repaired']))
      .orderBy(asc(units.apart), asc(units.woundAt))
      .limit(MOST),
  ]);
  return [
    ...questions.map(({ number, name, promised, until, title }) => ({
      ...{ number, promised, buyer: givenName(name), why: 'answer' as const },
      ...{ until: until?.toISOString(), asked: title },
    })),
    ...held.map(({ number, name, promised, isClosed, doubted }) => ({
      ...{ number, promised, buyer: givenName(name), until: undefined, asked: undefined },
      why: doubted ?? (isClosed ? ('closed abroad' as const) : ('address' as const)),
    })),
    ...short.map(({ number, name, promised }) => ({
      ...{ number, promised, buyer: givenName(name), why: 'parts' as const, asked: undefined },
      until: startOfDay(ready.get(number) ?? '').toISOString(),
    })),
    ...repairs.map(({ number, name, apart, serial }) => ({
      ...{ number, promised: null, buyer: givenName(name), until: undefined, asked: serial ?? undefined },
      why: apart === 'repaired' ? ('way back' as const) : ('repair' as const),
    })),
  ];
}

export type WaitingOrder = Awaited<ReturnType<typeof readWaitingOrders>>[number];
