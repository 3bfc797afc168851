import { desc, eq } from 'drizzle-orm';
import { addDays, type Day, dayOf } from '#domain/calendar/day.ts';
import { type CodeState, codeState, lastCodeDay } from '#domain/checkout/code.ts';
import { paidSums } from '#domain/checkout/discount.ts';
import type { Cents } from '#domain/money.ts';
import { orders } from '../platform/db/schema.ts';
import { discountCodes } from '../platform/db/workshop-schema.ts';
import type { Services } from '../platform/services.ts';
import { codeOf } from './code-row.ts';

/** A code as the workshop lists it. */
export interface CodeView {
  readonly id: string;
  readonly code: string;
  readonly percent: number;
  readonly until: Day;
  readonly email: string | null;
  readonly note: string;
  readonly by: string;
  readonly issuedAt: string;
  readonly state: CodeState;
  /** Until when the order that it is on can be paid. */
  readonly heldUntil: string | null;
  /** The order that it is on, and what it took off. */
  readonly order: { readonly number: string; readonly discount: Cents } | null;
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
  const rows = await db
    .select({ row: discountCodes, order: orders })
    .from(discountCodes)
    .leftJoin(orders, eq(orders.id, discountCodes.orderId))
    .orderBy(desc(discountCodes.issuedAt))
    .limit(AT_MOST);
  return {
    today,
    usualUntil: addDays(today, USUAL_DAYS),
    lastDay: lastCodeDay(today),
    codes: rows.map(({ row, order }): CodeView => {
      const code = codeOf(row, order ?? undefined, at);
      const state = codeState(code, today);
      const stands = order && (state === 'used' || state === 'in a checkout');
      return {
        id: row.id,
        code: row.code,
        percent: row.percent,
        until: row.until,
        email: row.email,
        note: row.note,
        by: row.byName,
        issuedAt: row.issuedAt.toISOString(),
        state,
        heldUntil: code.heldUntil,
        order: stands ? { number: order.number, discount: paidSums(order).discount } : null,
        redeemedAt: row.redeemedAt?.toISOString() ?? null,
        withdrawn: row.withdrawnAt ? { at: row.withdrawnAt.toISOString(), by: row.withdrawnBy ?? '' } : null,
        isReady: row.providerReference !== null,
        failure: row.failure,
      };
    }),
  };
}
