import { asc, desc, inArray } from 'drizzle-orm';
import { addDays, type Day, dayOf } from '#domain/calendar/day.ts';
import { type CodeState, codeState, lastCodeDay } from '#domain/checkout/code.ts';
import { paidSums } from '#domain/checkout/discount.ts';
import { add, type Cents } from '#domain/money.ts';
import { orders } from '../platform/db/schema.ts';
import { discountCodes } from '../platform/db/workshop-schema.ts';
import type { Services } from '../platform/services.ts';
import { codeOf, takesUse } from './code-row.ts';

/** A code as the workshop lists it. */
export interface CodeView {
  readonly id: string;
  readonly code: string;
  readonly percent: number;
  /** Where it is not valid yet. */
  readonly from: Day | null;
  readonly until: Day;
  readonly leastGoods: Cents;
  readonly mostUses: number | null;
  /** Orders that were paid with it, and what it took off them; those that hold it. */
  readonly used: number;
  readonly off: Cents;
  readonly held: number;
  readonly email: string | null;
  readonly note: string;
  readonly by: string;
  readonly issuedAt: string;
  readonly state: CodeState;
  /** Until when the first order that holds it can be paid. */
  readonly heldUntil: string | null;
  /** The order that uses it, where one alone may. */
  readonly order: string | null;
  readonly redeemedAt: string | null;
  readonly withdrawn: { readonly at: string; readonly by: string } | null;
  /** Whether the provider has made it; why not, where it said so. */
  readonly isReady: boolean;
  readonly failure: string | null;
}

export interface Codes {
  readonly today: Day;
  /** What the form for a new one begins with, and the last day that it takes. */
  readonly usualUntil: Day;
  readonly lastDay: Day;
  readonly codes: readonly CodeView[];
}

/** As many as a page takes; a firm of two issues some a month. */
const AT_MOST = 100;
/** A bug is reported, thanked for, and the code is used within a season. */
const USUAL_DAYS = 90;

/** Codes, the newest first. */
export async function readCodes({ db, now }: Services): Promise<Codes> {
  const at = now();
  const today = dayOf(at);
  const rows = await db.select().from(discountCodes).orderBy(desc(discountCodes.issuedAt)).limit(AT_MOST);
  const ids = rows.map(({ id }) => id);
  const { number, paidAt, expiresAt, goods, shipping, duty, total, discountPercent } = orders;
  const uses = await db
    .select({
      ...{ codeId: discountCodes.id, number, paidAt, expiresAt },
      ...{ goods, shipping, duty, total, discountPercent },
    })
    .from(discountCodes)
    .innerJoin(orders, takesUse)
    .where(inArray(discountCodes.id, ids))
    .orderBy(asc(orders.expiresAt));
  const usesBy = Map.groupBy(uses, ({ codeId }) => codeId);
  return {
    today,
    usualUntil: addDays(today, USUAL_DAYS),
    lastDay: lastCodeDay(today),
    codes: rows.map((row): CodeView => {
      const of = usesBy.get(row.id) ?? [];
      const paid = of.filter((order) => order.paidAt !== null);
      const open = of.filter((order) => order.paidAt === null);
      const counted = { used: paid.length, held: open.length, expiresAt: open[0]?.expiresAt ?? null };
      const { percent, from, until, leastGoods, mostUses, email, ...code } = codeOf(row, counted, at);
      const terms = { percent, from, until, leastGoods, mostUses, email };
      const state = codeState({ ...terms, ...code }, today);
      return {
        id: row.id,
        code: row.code,
        ...terms,
        used: code.used,
        held: code.held,
        off: add(...paid.map((order) => paidSums(order).discount)),
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
