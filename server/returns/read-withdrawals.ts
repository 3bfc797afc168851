import { asc, eq, inArray } from 'drizzle-orm';
import { type Day, dayOf } from '#domain/calendar/day.ts';
import { countryIn } from '#domain/countries.ts';
import type { Language } from '#domain/languages.ts';
import { isOpen, isSent, type OrderState } from '#domain/orders/states.ts';
import { owedFor, refundable } from '#domain/returns/refund.ts';
import { moneyBack, returnable } from '#domain/returns/returning.ts';
import type { WithdrawalState } from '#domain/returns/withdrawal.ts';
import { givenName, linesOfOrders, orderItem } from '../orders/index.ts';
import { orders } from '../platform/db/schema/orders.ts';
import { refunds, returnedGoods, withdrawals } from '../platform/db/schema/returns.ts';
import type { Services } from '../platform/services.ts';
import { refundFacts } from './refund-facts.ts';

/** States of unanswered declarations. */
export const WAITING: WithdrawalState[] = ['received', 'matched', 'unmatched'];

/** Most rows of each kind; the next ones follow when these are answered. */
export const MAX_OPEN_ROWS = 60;

/** Effect of answering: refund now, await shipped goods, or nothing if the order has ended. */
type Answer = 'refund' | 'await' | 'none';

const answerTo = (state: OrderState): Answer => {
  if (isOpen(state)) return 'refund';
  return isSent(state) ? 'await' : 'none';
};

/** Unanswered withdrawals, the oldest first. */
export async function readWithdrawals(
  { db }: Services,
  { today, language }: { readonly today: Day; readonly language: Language },
) {
  const rows = await db
    .select({ withdrawal: withdrawals, order: orders })
    .from(withdrawals)
    .leftJoin(orders, eq(orders.id, withdrawals.orderId))
    .where(inArray(withdrawals.state, WAITING))
    .orderBy(asc(withdrawals.receivedAt))
    .limit(MAX_OPEN_ROWS);
  const ids = rows.flatMap(({ order }) => order?.id ?? []);
  const [lines, money, goods] =
    ids.length === 0
      ? [[], [], []]
      : await Promise.all([
          linesOfOrders(db, ids),
          db.select().from(refunds).where(inArray(refunds.orderId, ids)),
          db.select().from(returnedGoods).where(inArray(returnedGoods.orderId, ids)),
        ]);
  return rows.map(({ withdrawal, order }) => {
    const of = <Row extends { readonly orderId: string }>(all: readonly Row[]) =>
      all.filter(({ orderId }) => orderId === order?.id);
    const own = of(lines);
    const answer = order ? answerTo(order.state) : 'none';
    const facts = order && refundFacts(order, own, of(money));
    const can = facts && refundable(facts);
    // Unshipped goods as far as they are paid; shipped ones as far as they are not on their way back.
    const most =
      answer === 'refund' ? can?.lines.map(({ quantity }) => quantity) : returnable(own, of(goods));
    return {
      id: withdrawal.id,
      state: withdrawal.state,
      name: withdrawal.name,
      email: withdrawal.email,
      /** The number as the buyer typed it. */
      typedNumber: withdrawal.orderNumber,
      goods: withdrawal.goods,
      receivedAt: withdrawal.receivedAt.toISOString(),
      acknowledgedAt: withdrawal.acknowledgedAt?.toISOString() ?? null,
      order:
        order && facts && can
          ? {
              number: order.number,
              version: order.version,
              state: order.state,
              answer,
              countryName: countryIn(order.shippingCountry, language),
              buyer: givenName(order.shippingName),
              refundable: can,
              paid: order.total,
              /** Refund for everything that can be withdrawn. */
              owed: owedFor(facts, 'withdrawal', most ?? []),
            }
          : undefined,
      /** Lines with their withdrawable quantity. */
      items: own.map((line, index) => orderItem({ ...line, quantity: most?.[index] ?? 0 }, language)),
      money: moneyBack(
        { kind: 'withdrawal', told: dayOf(withdrawal.receivedAt), isHere: order?.shippedAt === null },
        today,
        language,
      ),
    };
  });
}

export type WithdrawalRow = Awaited<ReturnType<typeof readWithdrawals>>[number];
