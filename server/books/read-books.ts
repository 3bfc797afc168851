import { and, asc, eq, gte, inArray, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { BookedOrder, BookedRefund } from '#domain/admin/month.ts';
import type { ShippedParcel } from '#domain/admin/packaging.ts';
import { type Day, dayOf, monthAfter, startOfDay } from '#domain/calendar/day.ts';
import { paidSums } from '#domain/checkout/discount.ts';
import type { CountryCode } from '#domain/countries.ts';
import { type Cents, cents, ZERO } from '#domain/money.ts';
import { isOtherMember } from '#domain/prices/tax-year.ts';
import { moneyLines } from '../platform/db/schema/books.ts';
import { orderLines, orders } from '../platform/db/schema/orders.ts';
import { units } from '../platform/db/schema/production.ts';
import { refunds } from '../platform/db/schema/returns.ts';
import { parcels } from '../platform/db/schema/shipping.ts';
import type { Services } from '../platform/services.ts';

/** A span of days: first day, and the day after the last. */
export interface Span {
  readonly from: Day;
  readonly until: Day;
}

export const spanOfMonth = (month: string): Span => ({
  from: `${month}-01`,
  until: `${monthAfter(month)}-01`,
});

/** `2026-Q4`, as its three months. */
export function spanOfQuarter(quarter: string): Span {
  const first = (Number(quarter.at(-1)) - 1) * 3 + 1;
  const from = `${quarter.slice(0, 4)}-${String(first).padStart(2, '0')}`;
  return { from: `${from}-01`, until: `${monthAfter(monthAfter(monthAfter(from)))}-01` };
}

export const isWithin = (
  column:
    | typeof orders.paidAt
    | typeof refunds.doneAt
    | typeof orders.shippedAt
    | typeof parcels.handedOverAt
    | typeof moneyLines.at,
  { from, until }: Span,
) => and(gte(column, startOfDay(from)), lt(column, startOfDay(until)));

/**
 * Orders for the books, from their frozen figures and the necessary columns only. Details are subqueries per order,
 * because a month is a small part of all orders.
 */
async function bookedOrders({ db }: Services, which: SQL | undefined) {
  const { id, number, total, goods, shipping, duty, discountPercent, paidAt, createdAt } = orders;
  const { shippingCountry, vatId } = orders;
  const isFirst = sql`${orderLines.orderId} = ${id} and ${orderLines.position} = 0`;
  // Qualified by hand: Drizzle omits table names in selections.
  const isOwn = sql`${units.orderId} = ${id}`;
  const rows = await db
    .select({
      ...{ id, number, total, goods, shipping, duty, discountPercent },
      ...{ shippingCountry, vatId, paidAt, createdAt },
      byHand: orders.byHand,
      vat: sql<
        [CountryCode | null, number] | null
      >`(select json_build_array(${orderLines.vatCountry}, ${orderLines.vatRatePercent}) from ${orderLines} where ${isFirst})`,
      kinds: sql<
        (string | null)[] | null
      >`(select json_agg(${units.sold}->>'kind') from ${units} where ${isOwn})`,
    })
    .from(orders)
    .where(which)
    .orderBy(asc(paidAt));
  return new Map(
    rows.map(({ kinds, vat, ...order }) => {
      const [country, ratePercent] = vat ?? [null, 0];
      // The amount paid, even if it differs from the agreed one.
      const duty = paidSums(order).duty;
      const booked: BookedOrder = {
        number: order.number,
        shipping: order.shipping,
        duty,
        goods: cents(order.total - order.shipping - duty),
        country: order.shippingCountry,
        isFirm: order.vatId !== null && isOtherMember(order.shippingCountry),
        paid: dayOf(order.paidAt ?? order.createdAt),
        vat: { country, ratePercent },
        pickups: kinds?.length ?? 0,
        paidBy: order.byHand && order.byHand.pay !== 'nothing' ? order.byHand.pay : undefined,
      };
      return [order.id, { order: booked, kinds: kinds ?? [] }] as const;
    }),
  );
}

/** Free orders are gifts, not sales (`isFree`). */
export const isSale = or(isNull(orders.byHand), ne(orders.total, ZERO));

export async function readBooks(services: Services, span: Span) {
  const { db } = services;
  const isDone = and(eq(refunds.state, 'done'), isWithin(refunds.doneAt, span));
  const isDisputed = and(eq(moneyLines.kind, 'dispute'), isNotNull(moneyLines.orderId));
  const paid = await bookedOrders(services, and(isWithin(orders.paidAt, span), isSale));
  const back = await db.selectDistinct({ orderId: refunds.orderId }).from(refunds).where(isDone);
  const disputed = await db
    .selectDistinct({ orderId: moneyLines.orderId })
    .from(moneyLines)
    .where(and(isDisputed, isWithin(moneyLines.at, span)));
  const touched = [...new Set([...back, ...disputed].flatMap(({ orderId }) => orderId ?? []))];
  const others = touched.filter((id) => !paid.has(id));
  const booked = new Map([
    ...paid,
    ...(others.length > 0 ? await bookedOrders(services, inArray(orders.id, others)) : []),
  ]);
  const sentBack = await db
    .select()
    .from(refunds)
    .where(and(inArray(refunds.orderId, touched), eq(refunds.state, 'done')));
  const taken = await db
    .select()
    .from(moneyLines)
    .where(and(isDisputed, inArray(moneyLines.orderId, touched)));
  const all = [
    ...sentBack.map(({ orderId, amount, doneAt, askedAt, reason }) => ({
      ...{ orderId, amount, reason, at: doneAt ?? askedAt, isDispute: false },
    })),
    ...taken.map(({ orderId, gross, at }) => ({
      ...{
        orderId,
        amount: cents(-gross),
        reason: gross < 0 ? 'Dispute' : 'Dispute won',
        at,
        isDispute: true,
      },
    })),
  ].toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const before = new Map<string | null, number>();
  const entries = all.flatMap(({ orderId, at, ...one }): BookedRefund[] => {
    const order = booked.get(orderId ?? '')?.order;
    const earlier = before.get(orderId) ?? 0;
    before.set(orderId, earlier + one.amount);
    return order ? [{ ...one, order, on: dayOf(at), before: cents(earlier) }] : [];
  });
  return {
    orders: [...paid.values()].map(({ order }) => order),
    refunds: entries.filter(({ on }) => on >= span.from && on < span.until),
    /** Statistics category of each pickup that was paid in the span. */
    kinds: [...paid.values()].flatMap(({ kinds }) => kinds.flatMap((kind) => kind ?? [])),
  };
}

export type Books = Awaited<ReturnType<typeof readBooks>>;

/** Gross of a span after refunds, summed by the database. */
export async function grossOf({ db }: Services, span: Span): Promise<Cents> {
  const total = (column: typeof orders.total | typeof refunds.amount | typeof moneyLines.gross) =>
    sql`coalesce(sum(${column}), 0)`.mapWith(Number);
  const [[paid], [back], [disputed]] = await Promise.all([
    db
      .select({ sum: total(orders.total) })
      .from(orders)
      .where(isWithin(orders.paidAt, span)),
    db
      .select({ sum: total(refunds.amount) })
      .from(refunds)
      .where(and(eq(refunds.state, 'done'), isWithin(refunds.doneAt, span))),
    db
      .select({ sum: total(moneyLines.gross) })
      .from(moneyLines)
      .where(
        and(eq(moneyLines.kind, 'dispute'), isNotNull(moneyLines.orderId), isWithin(moneyLines.at, span)),
      ),
  ]);
  return cents((paid?.sum ?? 0) - (back?.sum ?? 0) + (disputed?.sum ?? 0));
}

export async function shippedParcels({ db }: Services, span: Span): Promise<ShippedParcel[]> {
  return db
    .select({ country: orders.shippingCountry, box: parcels.box })
    .from(parcels)
    .innerJoin(orders, eq(orders.id, parcels.orderId))
    .where(isWithin(parcels.handedOverAt, span));
}
