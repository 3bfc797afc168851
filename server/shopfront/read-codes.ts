import { count, desc, inArray, min, sql } from 'drizzle-orm';
import { addDays, dayOf } from '#domain/calendar/day.ts';
import { codeState, lastCodeDay } from '#domain/checkout/code.ts';
import { paidSums } from '#domain/checkout/discount.ts';
import { add, times } from '#domain/money.ts';
import type { Db } from '../platform/db/database.ts';
import { orders } from '../platform/db/schema/orders.ts';
import { discountCodes } from '../platform/db/schema/shopfront.ts';
import type { Services } from '../platform/services.ts';
import { codeOf, takesUse } from './sync-code.ts';

const AT_MOST = 100;
/** Default validity in days: long enough for a thank-you code. */
const USUAL_DAYS = 90;

const { goods, shipping, duty, total, discountPercent } = orders;
const SUMS = { goods, shipping, duty, total, discountPercent };

/** Uses of codes, grouped by the orders' sums. */
const usesIn = (db: Db, ids: readonly string[]) =>
  db
    .select({
      ...{ codeId: discountCodes.id, ...SUMS },
      isPaid: sql<boolean>`${orders.paidAt} is not null`,
      orders: count(),
      number: min(orders.number),
      expiresAt: min(orders.expiresAt),
    })
    .from(discountCodes)
    .innerJoin(orders, takesUse)
    .where(inArray(discountCodes.id, [...ids]))
    .groupBy(discountCodes.id, ...Object.values(SUMS), sql`${orders.paidAt} is not null`);

/** A page of codes: usable ones first, then by age, the newest first. */
export async function readCodes({ db, now }: Services, asked = 1) {
  const at = now();
  const today = dayOf(at);
  const { withdrawnAt, redeemedAt, until, issuedAt, id } = discountCodes;
  const isOver = sql`(${withdrawnAt} is not null or ${redeemedAt} is not null or ${until} < ${today})`;
  const [all] = await db.select({ codes: count() }).from(discountCodes);
  const pages = Math.max(1, Math.ceil((all?.codes ?? 0) / AT_MOST));
  const page = Math.min(asked, pages);
  const rows = await db
    .select()
    .from(discountCodes)
    .orderBy(isOver, desc(issuedAt), desc(id))
    .limit(AT_MOST)
    .offset((page - 1) * AT_MOST);
  const uses = await usesIn(
    db,
    rows.map((row) => row.id),
  );
  const usesBy = Map.groupBy(uses, ({ codeId }) => codeId);
  const sum = (of: typeof uses) => of.reduce((total, { orders }) => total + orders, 0);
  return {
    ...{ today, page, pages },
    usualUntil: addDays(today, USUAL_DAYS),
    lastDay: lastCodeDay(today),
    codes: rows.map((row) => {
      const of = usesBy.get(row.id) ?? [];
      const paid = of.filter(({ isPaid }) => isPaid);
      const open = of.filter(({ isPaid }) => !isPaid);
      const [expiresAt = null] = open.flatMap((one) => one.expiresAt ?? []).sort((a, b) => +a - +b);
      const counted = { used: sum(paid), held: sum(open), expiresAt };
      const { percent, from, until, leastGoods, mostUses, email, ...code } = codeOf(row, counted, at);
      const terms = { percent, from, until, leastGoods, mostUses, email };
      const state = codeState({ ...terms, ...code }, today);
      return {
        id: row.id,
        code: row.code,
        ...terms,
        /** Paid orders and their total discount; orders that hold it. */
        used: code.used,
        held: code.held,
        off: add(...paid.map((order) => times(paidSums(order).discount, order.orders))),
        note: row.note,
        by: row.byName,
        issuedAt: row.issuedAt.toISOString(),
        state,
        /** Latest payment time of the first order that holds it. */
        heldUntil: code.heldUntil,
        /** The order, for a code with a single use. */
        order: mostUses === 1 ? (of[0]?.number ?? null) : null,
        redeemedAt: row.redeemedAt?.toISOString() ?? null,
        withdrawn: row.withdrawnAt ? { at: row.withdrawnAt.toISOString(), by: row.withdrawnBy ?? '' } : null,
        /** True once the provider has created it; `failure` is the reason if it was refused. */
        isReady: row.providerReference !== null,
        failure: row.failure,
      };
    }),
  };
}

export type Codes = Awaited<ReturnType<typeof readCodes>>;
export type CodeView = Codes['codes'][number];
