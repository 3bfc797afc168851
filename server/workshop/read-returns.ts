import { asc, count, desc, eq, gte, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { COUNTRY_NAMES } from '#domain/countries.ts';
import { add, type Cents } from '#domain/money.ts';
import type { WithdrawalState } from '#domain/withdrawal.ts';
import { type Day, dayOf, monthOf } from '#domain/workshop/day.ts';
import { checkRefund, type RefundRequest, suggestRefund } from '#domain/workshop/refund.ts';
import {
  type GoingBack,
  type MoneyBack,
  moneyBack,
  type ReturnKind,
  returnStep,
} from '#domain/workshop/returning.ts';
import { orderLines, orders, withdrawals } from '../db/schema.ts';
import { goodsBack, refunds } from '../db/workshop-schema.ts';
import type { Services } from '../shop/services.ts';
import { type GoodsBackRow, stepWords } from './goods-back.ts';
import { givenName, type OrderItem, orderItem } from './order-items.ts';
import { refundFacts } from './refund-facts.ts';

/** Goods that are expected, on their way, here, or refunded. */
export interface ReturnRow {
  readonly id: string;
  readonly returnNumber: string;
  readonly kind: ReturnKind;
  readonly order: {
    readonly number: string;
    readonly version: number;
    readonly buyer: string;
    readonly countryName: string;
  };
  /** What comes back, with how many of each. */
  readonly items: readonly OrderItem[];
  readonly step: number;
  readonly stepWords: string;
  readonly told: Day;
  readonly postBy: Day | null;
  readonly posted: Day | null;
  readonly here: Day | null;
  readonly refunded: Day | null;
  readonly money: MoneyBack;
  /** What went back for them already. */
  readonly sentBack: Cents;
  /** What to send back for them, and what it comes to; the amount is null where nothing is left. */
  readonly suggested: RefundRequest & { readonly amount: Cents | null };
}

/** A declaration that nobody has answered yet. */
export interface WithdrawalRow {
  readonly id: string;
  readonly state: WithdrawalState;
  readonly name: string;
  readonly email: string;
  /** As it was typed. */
  readonly typedNumber: string;
  readonly goods: string | null;
  readonly receivedAt: string;
  readonly acknowledgedAt: string | null;
  readonly order:
    | {
        readonly number: string;
        readonly version: number;
        readonly state: string;
        readonly countryName: string;
      }
    | undefined;
  readonly items: readonly OrderItem[];
  readonly money: MoneyBack;
}

export interface Returns {
  readonly today: Day;
  readonly open: readonly ReturnRow[];
  readonly withdrawals: readonly WithdrawalRow[];
  /** Of this month, or the latest of all months, the newest first. */
  readonly done: readonly ReturnRow[];
  readonly doneInAll: number;
}

export const goingBack = ({ kind, told, posted, here, refunded }: GoodsBackRow): GoingBack => ({
  ...{ kind, told },
  ...(posted && { posted }),
  ...(here && { here }),
  ...(refunded && { refunded }),
});

const WAITING: WithdrawalState[] = ['received', 'matched', 'unmatched'];

/** What the board says of goods and money: refunds whose day has come, and withdrawals to answer. */
export async function readDueReturns({
  db,
  now,
}: Services): Promise<{ refundsDue: number; toAnswer: number }> {
  const today = dayOf(now());
  const [rows, [waiting]] = await Promise.all([
    db.select().from(goodsBack).where(isNull(goodsBack.refunded)),
    db.select({ count: count() }).from(withdrawals).where(inArray(withdrawals.state, WAITING)),
  ]);
  const due = rows.filter((row) => (moneyBack(goingBack(row), today).due ?? '9') <= today);
  return { refundsDue: due.length, toAnswer: waiting?.count ?? 0 };
}

/** Reads rows with their orders, lines and refunds. */
async function withOrders({ db }: Services, rows: readonly GoodsBackRow[], today: Day): Promise<ReturnRow[]> {
  const ids = [...new Set(rows.map(({ orderId }) => orderId))];
  if (ids.length === 0) return [];
  const [of, lines, sums] = await Promise.all([
    db.select().from(orders).where(inArray(orders.id, ids)),
    db.select().from(orderLines).where(inArray(orderLines.orderId, ids)).orderBy(asc(orderLines.position)),
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
    const suggested = suggestRefund(facts, row.kind, row.quantities);
    const check = checkRefund(facts, suggested);
    return [
      {
        ...{ id: row.id, returnNumber: row.number, kind: row.kind },
        order: {
          ...{ number: order.number, version: order.version, buyer: givenName(order.shippingName) },
          countryName: COUNTRY_NAMES[order.shippingCountry],
        },
        items: own.flatMap((line, index) => {
          const quantity = row.quantities[index] ?? 0;
          return quantity > 0 ? [orderItem({ config: line.config, quantity })] : [];
        }),
        ...{ step: returnStep(goingBack(row)), stepWords: stepWords(row) },
        ...{ told: row.told, postBy: row.postBy, posted: row.posted, here: row.here, refunded: row.refunded },
        money: moneyBack(goingBack(row), today),
        sentBack: add(
          ...sums
            .filter(({ returnId, state }) => returnId === row.id && state === 'done')
            .map(({ amount }) => amount),
        ),
        suggested: { ...suggested, amount: check.ok ? check.amount : null },
      },
    ];
  });
}

async function openWithdrawals({ db }: Services, today: Day): Promise<WithdrawalRow[]> {
  const rows = await db
    .select({ withdrawal: withdrawals, order: orders })
    .from(withdrawals)
    .leftJoin(orders, eq(orders.id, withdrawals.orderId))
    .where(inArray(withdrawals.state, WAITING))
    .orderBy(asc(withdrawals.receivedAt));
  const ids = rows.flatMap(({ order }) => order?.id ?? []);
  const lines =
    ids.length > 0
      ? await db
          .select()
          .from(orderLines)
          .where(inArray(orderLines.orderId, ids))
          .orderBy(asc(orderLines.position))
      : [];
  return rows.map(({ withdrawal, order }) => ({
    ...{ id: withdrawal.id, state: withdrawal.state, name: withdrawal.name, email: withdrawal.email },
    ...{ typedNumber: withdrawal.orderNumber, goods: withdrawal.goods },
    receivedAt: withdrawal.receivedAt.toISOString(),
    acknowledgedAt: withdrawal.acknowledgedAt?.toISOString() ?? null,
    order: order
      ? {
          ...{ number: order.number, version: order.version, state: order.state },
          countryName: COUNTRY_NAMES[order.shippingCountry],
        }
      : undefined,
    items: lines.filter(({ orderId }) => orderId === order?.id).map(orderItem),
    money: moneyBack({ kind: 'withdrawal', told: dayOf(withdrawal.receivedAt) }, today),
  }));
}

/** So many of those that are done are shown. */
const LATEST = 60;

/** Goods and money on their way back: what is owed by when, the most urgent first. */
export async function readReturns(
  services: Services,
  { allMonths = false }: { readonly allMonths?: boolean } = {},
): Promise<Returns> {
  const { db, now } = services;
  const today = dayOf(now());
  const [open, recent, [all]] = await Promise.all([
    db.select().from(goodsBack).where(isNull(goodsBack.refunded)).orderBy(asc(goodsBack.told)),
    db
      .select()
      .from(goodsBack)
      .where(allMonths ? isNotNull(goodsBack.refunded) : gte(goodsBack.refunded, `${monthOf(today)}-01`))
      .orderBy(desc(goodsBack.refunded), desc(goodsBack.at))
      .limit(LATEST),
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(goodsBack)
      .where(sql`${goodsBack.refunded} is not null`),
  ]);
  const [rows, declared] = await Promise.all([
    withOrders(services, [...open, ...recent], today),
    openWithdrawals(services, today),
  ]);
  const dueOf = ({ money }: ReturnRow) => money.due ?? '9999';
  return {
    today,
    open: rows.filter(({ refunded }) => !refunded).sort((a, b) => (dueOf(a) < dueOf(b) ? -1 : 1)),
    withdrawals: declared,
    done: rows.filter(({ refunded }) => refunded),
    doneInAll: all?.count ?? 0,
  };
}
