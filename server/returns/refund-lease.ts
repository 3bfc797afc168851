import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, isNull, lte, or } from 'drizzle-orm';
import type { Db } from '../platform/db/database.ts';
import { refunds } from '../platform/db/schema/returns.ts';

/**
 * Longer than a hanging provider can delay: four calls with three tries of five seconds and pauses, some 76 seconds. The
 * lease of a dead process expires.
 */
export const LEASE_MS = 120_000;
const LOOK_AGAIN_MS = 100;

/**
 * The exclusive right to call the provider for a refund. The end is also its token: a later lease of the same refund ends
 * later.
 */
export interface RefundLease {
  readonly refundId: string;
  readonly heldUntil: Date;
}

type Clock = { readonly db: Db; readonly now: () => Date };

/** Takes the lease if it is free. */
export async function takeLease({ db, now }: Clock, refundId: string): Promise<RefundLease | undefined> {
  const at = now();
  const heldUntil = new Date(at.getTime() + LEASE_MS);
  const [taken] = await db
    .update(refunds)
    .set({ heldUntil })
    .where(and(eq(refunds.id, refundId), or(isNull(refunds.heldUntil), lte(refunds.heldUntil, at))))
    .returning({ id: refunds.id });
  return taken && { refundId, heldUntil };
}

/** Releases a lease, unless it has expired and was taken by another process. */
export async function releaseLease({ db }: Pick<Clock, 'db'>, { refundId, heldUntil }: RefundLease) {
  await db
    .update(refunds)
    .set({ heldUntil: null })
    .where(and(eq(refunds.id, refundId), eq(refunds.heldUntil, heldUntil)));
}

/** Waits for the lease and takes it; undefined if the refund does not exist. */
export async function waitForLease(clock: Clock, refundId: string): Promise<RefundLease | undefined> {
  for (;;) {
    const lease = await takeLease(clock, refundId);
    if (lease) return lease;
    const [known] = await clock.db.select({ id: refunds.id }).from(refunds).where(eq(refunds.id, refundId));
    if (!known) return undefined;
    await pause(LOOK_AGAIN_MS);
  }
}
