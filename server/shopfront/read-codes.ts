import { count, desc, inArray, min, sql } from 'drizzle-orm';
import { addDays, type Day, dayOf } from '#domain/calendar/day.ts';
import { type CodeState, codeState, lastCodeDay } from '#domain/checkout/code.ts';
import { paidSums } from '#domain/checkout/discount.ts';
import { add, type Cents, times } from '#domain/money.ts';
import type { Db } from '../platform/db/database.ts';
import { orders } from '../platform/db/schema.ts';
import { discountCodes } from '../platform/db/workshop-schema.ts';
import type { Services } from '../platform/services.ts';
import { codeOf, takesUse } from './sync-code.ts';

export interface CodeView {
  readonly id: string;
  readonly code: string;
  readonly percent: number;
  /** First day, if it is in the future. */
  readonly from: Day | null;
  readonly until: Day;
  readonly leastGoods: Cents;
  readonly mostUses: number | null;
  /** Paid orders and their total discount; orders that hold it. */
  readonly used: number;
  readonly off: Cents;
  readonly held: number;
  readonly email: string | null;
  readonly note: string;
  readonly by: string;
  readonly issuedAt: string;
  readonly state: CodeState;
  /** Latest payment time of the first order that holds it. */
  readonly heldUntil: string | null;
  /** The order, for a code with a single use. */
  readonly order: string | null;
  readonly redeemedAt: string | null;
  readonly withdrawn: { readonly at: string; readonly by: string } | null;
  /** True once the provider has created it; `failure` is the reason if it was refused. */
  readonly isReady: boolean;
  readonly failure: string | null;
}

export interface Codes {
  readonly today: Day;
  readonly usualUntil: Day;
  readonly lastDay: Day;
  readonly codes: readonly CodeView[];
  /** From 1. */
  readonly page: number;
  readonly pages: number;
}

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
export async function readCodes({ db, now }: Services, asked = 1): Promise<Codes> {
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
    codes: rows.map((row): CodeView => {
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
        used: code.used,
        held: code.held,
        off: add(...paid.map((order) => times(paidSums(order).discount, order.orders))),
        note: row.note,
        by: row.byName,
        issuedAt: row.issuedAt.toISOString(),
        state,
        heldUntil: code.heldUntil,
        order: mostUses === 1 ? (of[0]?.number ?? null) : null,
        redeemedAt: row.redeemedAt?.toISOString() ?? null,
        withdrawn: row.withdrawnAt ? { at: row.withdrawnAt.toISOString(), by: row.withdrawnBy ?? '' } : null,
        isReady: row.providerReference !== null,
        failure: row.failure,
      };
    }),
  };
}
