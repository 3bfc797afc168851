import { and, count, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import { addDays, clockWords, dayOf, startOfDay } from '#domain/calendar/day.ts';
import type { DiscountCode } from '#domain/checkout/code.ts';
import type { Db } from '../platform/db/database.ts';
import { orders } from '../platform/db/schema/orders.ts';
import { discountCodes } from '../platform/db/schema/shopfront.ts';
import { withTimeout } from '../platform/log/with-timeout.ts';
import { isRefused } from '../platform/payments/promptly.ts';
import type { Services } from '../platform/services.ts';

export type StoredCode = typeof discountCodes.$inferSelect;

/** Joins orders and codes. The previous release points from the code to the order instead. */
export const hasCode = or(
  eq(orders.codeId, discountCodes.id),
  and(eq(orders.id, discountCodes.orderId), isNull(orders.codeId), isNotNull(orders.discountPercent)),
);

const isHeld = eq(orders.state, 'awaiting payment');

/** Joins codes and orders that use them: paid or payable. An order cancelled unpaid frees its use. */
export const takesUse = and(hasCode, or(isNotNull(orders.paidAt), isHeld));

/** Delay until an expired order is closed, in milliseconds (`close-stale-orders.ts`). */
const UNTIL_CLOSED_MS = 6 * 60_000;

interface Uses {
  readonly used: number;
  readonly held: number;
  /** Earliest payment deadline of the orders that hold it. */
  readonly expiresAt: Date | null;
}

/**
 * Counts the orders that use a code, except `asking`. To decide by the count, lock the code's row before, so that
 * processes racing for the last use are serialized.
 */
export async function usesOf(db: Db, codeId: string, asking?: string): Promise<Uses> {
  const [row] = await db
    .select({
      used: count(orders.paidAt),
      held: sql`count(*) filter (where ${isHeld} and ${isNull(orders.paidAt)})`.mapWith(Number),
      expiresAt: sql<Date | null>`min(${orders.expiresAt}) filter (where ${isHeld})`.mapWith(
        orders.expiresAt,
      ),
    })
    .from(discountCodes)
    .innerJoin(orders, takesUse)
    .where(and(eq(discountCodes.id, codeId), asking === undefined ? undefined : ne(orders.id, asking)));
  return row ?? { used: 0, held: 0, expiresAt: null };
}

export function codeOf(row: StoredCode, { used, held, expiresAt }: Uses, now: Date): DiscountCode {
  const closed = new Date(Math.max(expiresAt?.getTime() ?? 0, now.getTime()) + UNTIL_CLOSED_MS);
  const { percent, from, until, leastGoods, mostUses, email } = row;
  return {
    ...{ percent, from, until, leastGoods, mostUses, email, used, held },
    isWithdrawn: row.withdrawnAt !== null,
    heldUntil: held > 0 ? clockWords(closed, 'en') : null,
  };
}

/** Delay until a withdrawn code that an open order holds is checked again. */
const LOOK_AGAIN_SECONDS = 600;

/** Metadata key of our row at the provider. */
const OUR_ID = 'gewitter_code';

/**
 * The provider's expiry is a day later, because a shopper may still be paying with a code entered on the last evening. We
 * decide validity: the key is not handed out after that.
 */
const expiryOf = ({ until }: StoredCode): number =>
  Math.floor(startOfDay(addDays(until, 2)).getTime() / 1000);

const isThere = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'resource_already_exists';

/** Creates coupon and promotion code, idempotently. */
async function make({ stripe, now }: Services, row: StoredCode): Promise<Stripe.PromotionCode> {
  const limit = row.mostUses === null ? {} : { max_redemptions: row.mostUses };
  const coupon = `code-${row.id}`;
  // The provider stores keys, and failures, for a day: each day uses a new one.
  const key = (what: string) => ({ idempotencyKey: `${what}-${row.id}-${dayOf(now())}` });
  const metadata = { [OUR_ID]: row.id };
  await stripe.coupons
    .create(
      {
        id: coupon,
        duration: 'once',
        percent_off: row.percent,
        ...limit,
        metadata,
        name: `Discount code, ${row.percent} %`,
      },
      key('coupon'),
    )
    .catch((error: unknown) => {
      if (!isThere(error)) throw error;
    });
  const { data } = await stripe.promotionCodes.list({ coupon, limit: 1 });
  return (
    data[0] ??
    stripe.promotionCodes.create(
      {
        promotion: { type: 'coupon', coupon },
        code: row.providerKey,
        metadata,
        ...limit,
        // Many people learn the key of a campaign: enforce the least sum at the provider, too.
        ...(row.leastGoods > 0 && {
          restrictions: { minimum_amount: row.leastGoods, minimum_amount_currency: 'eur' },
        }),
        expires_at: expiryOf(row),
      },
      key('promotion'),
    )
  );
}

/**
 * Job that creates or deactivates the provider's promotion code to match our row. Throws while the provider does not
 * answer, to be retried; a permanent refusal is stored in the row.
 */
export async function syncCode(services: Services, codeId: string): Promise<void> {
  const { db, stripe, jobs, now, log } = services;
  const read = async () => (await db.select().from(discountCodes).where(eq(discountCodes.id, codeId)))[0];
  const row = await read();
  if (!row || row.providerClosedAt !== null) return;
  if (row.withdrawnAt === null && row.providerReference === null) {
    try {
      const { id } = await make(services, row);
      await db
        .update(discountCodes)
        .set({ providerReference: id, failure: null })
        .where(and(eq(discountCodes.id, codeId), isNull(discountCodes.providerReference)));
      log.info({ code: codeId }, 'code created at the provider');
    } catch (error) {
      if (!isRefused(error)) throw error;
      await db.update(discountCodes).set({ failure: error.message }).where(eq(discountCodes.id, codeId));
      log.error({ code: codeId, err: error }, 'code refused');
      return;
    }
  }
  // It may have been withdrawn meanwhile.
  const after = await read();
  if (!after?.withdrawnAt || after.providerReference === null) return;
  // The provider refuses payments with an inactive code: wait for open orders that hold it.
  const { held } = await usesOf(db, codeId);
  if (held > 0) return jobs.send(db, 'agree-code', { codeId }, { afterSeconds: LOOK_AGAIN_SECONDS });
  await stripe.promotionCodes.update(after.providerReference, { active: false });
  await db.update(discountCodes).set({ providerClosedAt: now() }).where(eq(discountCodes.id, codeId));
  log.info({ code: codeId }, 'code deactivated at the provider');
}

/** Tries at once, so that the maker sees the result; leaves an unavailable provider to the job. */
export async function syncCodeNow(services: Services, codeId: string): Promise<void> {
  await withTimeout(services.env.patienceMs, syncCode(services, codeId)).catch((err: unknown) =>
    services.log.warn({ err, code: codeId }, 'code not yet synced with the provider'),
  );
}
