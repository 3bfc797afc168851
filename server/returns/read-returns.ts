import { asc, count, desc, eq, gte, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { type Day, dayOf, monthOf } from '#domain/calendar/day.ts';
import { countryIn } from '#domain/countries.ts';
import type { Language } from '#domain/languages.ts';
import { add, ZERO } from '#domain/money.ts';
import { owedFor } from '#domain/returns/refund.ts';
import { moneyBack, postBy, returnable } from '#domain/returns/returning.ts';
import { givenName, linesOfOrders, orderItem, returnTerm } from '../orders/index.ts';
import { orders } from '../platform/db/schema/orders.ts';
import { refunds, returnedGoods, returnRequests, withdrawals } from '../platform/db/schema/returns.ts';
import type { Services } from '../platform/services.ts';
import { MAX_OPEN_ROWS, readWithdrawals, WAITING } from './read-withdrawals.ts';
import { goingBack, type ReturnedGoodsRow, returnStepOf, returnStepWords } from './receive-return.ts';
import { type RefundRow, refundFacts } from './refund-facts.ts';

/** Number and sum of due refunds, and the number of open declarations and requests. */
export async function readDueReturns(services: Services) {
  const { db, now } = services;
  const today = dayOf(now());
  const [rows, [declared], [asked]] = await Promise.all([
    db.select().from(returnedGoods).where(isNull(returnedGoods.refunded)),
    db.select({ count: count() }).from(withdrawals).where(inArray(withdrawals.state, WAITING)),
    db.select({ count: count() }).from(returnRequests).where(eq(returnRequests.state, 'open')),
  ]);
  const due = rows.filter((row) => (moneyBack(goingBack(row), today).due ?? '9') <= today);
  // Deducts refunds done or under way.
  const owed = (await withOrders(services, due, { today, language: 'en' })).flatMap(({ owed: sum }) =>
    sum.kind === 'nothing' ? [] : [sum.kind === 'owed' ? sum.amount : ZERO],
  );
  return {
    refundsDue: owed.length,
    sumDue: add(...owed),
    withdrawals: declared?.count ?? 0,
    requests: asked?.count ?? 0,
  };
}

interface Reading {
  readonly today: Day;
  readonly language: Language;
}

/** Goods that are awaited, on their way, received or refunded, with their orders, lines and refunds. */
async function withOrders({ db }: Services, rows: readonly ReturnedGoodsRow[], { today, language }: Reading) {
  const ids = [...new Set(rows.map(({ orderId }) => orderId))];
  if (ids.length === 0) return [];
  const [of, lines, sums] = await Promise.all([
    db.select().from(orders).where(inArray(orders.id, ids)),
    linesOfOrders(db, ids),
    db.select().from(refunds).where(inArray(refunds.orderId, ids)),
  ]);
  return rows.flatMap((row) => {
    const order = of.find(({ id }) => id === row.orderId);
    if (!order) return [];
    const own = lines.filter(({ orderId }) => orderId === order.id);
    const facts = refundFacts(
      order,
      own,
      sums.filter(({ orderId }) => orderId === order.id),
    );
    const paidFor = (state: RefundRow['state']) =>
      add(
        ...sums
          .filter(({ returnId, state: is }) => returnId === row.id && is === state)
          .map(({ amount }) => amount),
      );
    return [
      {
        id: row.id,
        returnNumber: row.number,
        kind: row.kind,
        order: {
          number: order.number,
          version: order.version,
          buyer: givenName(order.shippingName),
          countryName: countryIn(order.shippingCountry, language),
          paid: order.total,
        },
        items: own.flatMap((line, index) => {
          const quantity = row.quantities[index] ?? 0;
          return quantity > 0 ? [orderItem({ ...line, quantity }, language)] : [];
        }),
        step: returnStepOf(row),
        stepWords: returnStepWords(row, language),
        told: row.told,
        postBy: row.postBy,
        posted: row.posted,
        here: row.here,
        refunded: row.refunded,
        condition: row.condition,
        money: moneyBack(goingBack(row), today, language),
        /** Refunds for them, done or under way. */
        sentBack: paidFor('done'),
        onItsWay: paidFor('asked'),
        /** Rest to refund. */
        owed: owedFor(facts, row.kind, row.quantities),
      },
    ];
  });
}

export type ReturnRow = Awaited<ReturnType<typeof withOrders>>[number];

/** Most completed rows. */
const LATEST = 60;

/** Goods and refunds due, by urgency. */
export async function readReturns(
  services: Services,
  { allMonths = false, language = 'en' }: { readonly allMonths?: boolean; readonly language?: Language } = {},
) {
  const { db, now } = services;
  const today = dayOf(now());
  const waiting = isNull(returnedGoods.refunded);
  const [open, recent, [all], kinds, [declaredAll], [requestsAll]] = await Promise.all([
    db.select().from(returnedGoods).where(waiting).orderBy(asc(returnedGoods.told)).limit(MAX_OPEN_ROWS),
    db
      .select()
      .from(returnedGoods)
      .where(
        allMonths ? isNotNull(returnedGoods.refunded) : gte(returnedGoods.refunded, `${monthOf(today)}-01`),
      )
      .orderBy(desc(returnedGoods.refunded), desc(returnedGoods.at))
      .limit(LATEST),
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(returnedGoods)
      .where(sql`${returnedGoods.refunded} is not null`),
    db
      .select({ kind: returnedGoods.kind, count: count() })
      .from(returnedGoods)
      .where(waiting)
      .groupBy(returnedGoods.kind),
    db.select({ count: count() }).from(withdrawals).where(inArray(withdrawals.state, WAITING)),
    db.select({ count: count() }).from(returnRequests).where(eq(returnRequests.state, 'open')),
  ]);
  const ofKind = (kind: ReturnRow['kind']) => kinds.find((one) => one.kind === kind)?.count ?? 0;
  const [rows, declared, requests] = await Promise.all([
    withOrders(services, [...open, ...recent], { today, language }),
    readWithdrawals(services, { today, language }),
    readRequests(services, language),
  ]);
  const dueOf = ({ money }: ReturnRow) => money.due ?? '9999';
  return {
    today,
    open: rows.filter(({ refunded }) => !refunded).sort((a, b) => (dueOf(a) < dueOf(b) ? -1 : 1)),
    withdrawals: declared,
    requests,
    /** Completed ones of this month, or the latest of all months, the newest first. */
    done: rows.filter(({ refunded }) => refunded),
    doneInAll: all?.count ?? 0,
    /** Totals; up to `MAX_OPEN_ROWS` of each kind are listed, by urgency. */
    waiting: {
      return: ofKind('return'),
      withdrawal: ofKind('withdrawal'),
      declared: declaredAll?.count ?? 0,
      requests: requestsAll?.count ?? 0,
    },
  };
}

export type Returns = Awaited<ReturnType<typeof readReturns>>;

/** Unanswered requests, the oldest first. */
async function readRequests({ db, now }: Services, language: Language) {
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
    linesOfOrders(db, ids),
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
      /** Lines with requested and returnable quantity. */
      lines: own.map((line, index) => {
        const requested = Math.min(request.quantities[index] ?? 0, most[index] ?? 0);
        return {
          ...orderItem({ ...line, quantity: requested }, language),
          asked: requested,
          most: most[index] ?? 0,
        };
      }),
      askedAt: request.askedAt.toISOString(),
      /** Latest postmark if it were answered today. */
      postBy: postBy(returnTerm(order, ...requested), dayOf(request.askedAt), dayOf(now())),
    };
  });
}

export type RequestRow = Awaited<ReturnType<typeof readRequests>>[number];
