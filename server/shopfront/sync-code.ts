import { and, eq, isNull } from 'drizzle-orm';
import type Stripe from 'stripe';
import { addDays, dayOf } from '#domain/calendar/day.ts';
import { startOfDay } from '#domain/calendar/start-of-day.ts';
import { discountCodes } from '../platform/db/workshop-schema.ts';
import { within } from '../platform/log/within.ts';
import { isRefused } from '../platform/payments/promptly.ts';
import type { Services } from '../platform/services.ts';
import { type CodeRow, usesOf } from './code-row.ts';

/** So long after it was taken back a code is looked at again that an open order has. */
const LOOK_AGAIN_SECONDS = 600;

/** Under this name the provider's objects know our row. */
const OUR_ID = 'gewitter_code';

/**
 * The provider lets a code run out a day after us: who has entered it on its last evening may still be paying. That it
 * counts no more is for us to say: nobody gets its key from then on.
 */
const expiryOf = ({ until }: CodeRow): number => Math.floor(startOfDay(addDays(until, 2)).getTime() / 1000);

const isThere = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'resource_already_exists';

/** Makes coupon and promotion code. However often it is asked there is one of each. */
async function make({ stripe, now }: Services, row: CodeRow): Promise<Stripe.PromotionCode> {
  const limit = row.mostUses === null ? {} : { max_redemptions: row.mostUses };
  const coupon = `code-${row.id}`;
  // Keys are kept for a day, failures under them too: a new day asks anew.
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
        // Many learn the key of a campaign: no other checkout of theirs may take it for less.
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
 * The job that brings the provider into line with a code's row: makes its promotion code, or switches it off. Throws while
 * the provider does not answer, and is then tried again; refused for good, the row says why.
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
      log.info({ code: codeId }, 'code made at the provider');
    } catch (error) {
      if (!isRefused(error)) throw error;
      await db.update(discountCodes).set({ failure: error.message }).where(eq(discountCodes.id, codeId));
      log.error({ code: codeId, err: error }, 'code refused');
      return;
    }
  }
  // Somebody may have taken it back while it was made.
  const after = await read();
  if (!after?.withdrawnAt || after.providerReference === null) return;
  // The provider refuses what is paid with a code that is off: orders that have it are paid as they were shown, or end.
  const { held } = await usesOf(db, codeId);
  if (held > 0) return jobs.send(db, 'agree-code', { codeId }, { afterSeconds: LOOK_AGAIN_SECONDS });
  await stripe.promotionCodes.update(after.providerReference, { active: false });
  await db.update(discountCodes).set({ providerClosedAt: now() }).where(eq(discountCodes.id, codeId));
  log.info({ code: codeId }, 'code switched off at the provider');
}

/** Tries at once, so that whoever pressed sees it done; a provider that does not answer is left to the job. */
export async function syncCodeNow(services: Services, codeId: string): Promise<void> {
  await within(services.env.patienceMs, syncCode(services, codeId)).catch((err: unknown) =>
    services.log.warn({ err, code: codeId }, 'code not agreed with the provider yet'),
  );
}
