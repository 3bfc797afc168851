import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, isNull, lte, or } from 'drizzle-orm';
import type { Db } from '../platform/db/database.ts';
import { refunds } from '../platform/db/workshop-schema.ts';

/**
 * Longer than a provider that hangs can keep somebody waiting: four questions, each asked three times for five seconds with
 * pauses between, come to some 76 seconds. The lease of a process that has ended lapses by itself.
 */
export const LEASE_MS = 120_000;
const LOOK_AGAIN_MS = 100;

/**
 * The right to ask the provider for one refund. Its end is its token, too: a later lease of the same refund always ends
 * later, so that no two are alike.
 */
export interface RefundLease {
  readonly refundId: string;
  readonly heldUntil: Date;
}

type Clock = { readonly db: Db; readonly now: () => Date };

/** Takes the lease if nobody has it. */
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

/** Gives a lease back. One that has lapsed and was taken by somebody else stays with them. */
export async function releaseLease({ db }: Pick<Clock, 'db'>, { refundId, heldUntil }: RefundLease) {
  await db
    .update(refunds)
    .set({ heldUntil: null })
    .where(and(eq(refunds.id, refundId), eq(refunds.heldUntil, heldUntil)));
}

/** Waits until nobody else has the lease and takes it; undefined where there is no such refund. */
export async function waitForLease(clock: Clock, refundId: string): Promise<RefundLease | undefined> {
  for (;;) {
    const lease = await takeLease(clock, refundId);
    if (lease) return lease;
    const [known] = await clock.db.select({ id: refunds.id }).from(refunds).where(eq(refunds.id, refundId));
    if (!known) return undefined;
    await pause(LOOK_AGAIN_MS);
  }
}
