import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { refunds } from '../../server/platform/db/schema/returns.ts';
import { askRefund } from '../../server/returns/ask-refund.ts';
import { LEASE_MS, releaseLease, takeLease, waitForLease } from '../../server/returns/refund-lease.ts';
import { openFileShop } from '../fixtures/file-shop.ts';
import { goodwillOf } from '../fixtures/orders.ts';
import { MAXI, need, payFor } from '../fixtures/workshop.ts';

const shop = await openFileShop();
let refundId: string;
beforeEach(async () => {
  const { number } = await payFor(shop);
  refundId = randomUUID();
  await need(askRefund(shop.services, MAXI, goodwillOf(number, 500, refundId)));
  // The request holds a lease, and so does the job once that is released. Afterwards only the tests request this refund.
  const { id, state, heldUntil } = refunds;
  const rows = () => shop.database.db.select({ state, heldUntil }).from(refunds).where(eq(id, refundId));
  const jobs = () =>
    shop.database.sql.query<{ state: string }>(
      "select state from jobs.job where name = 'finish-refund' and data->>'refundId' = $1",
      [refundId],
    );
  await expect.poll(jobs, { timeout: 60_000 }).toEqual([{ state: 'completed' }]);
  expect(await rows()).toEqual([{ state: 'done', heldUntil: null }]);
});

const NOON = new Date('2026-11-23T12:00:00Z');
/** A process whose clock is offset. */
const at = (ms: number) => ({ db: shop.database.db, now: () => new Date(NOON.getTime() + ms) });

it('allows one lease at a time, until it is released', async () => {
  const taken = await Promise.all(Array.from({ length: 8 }, () => takeLease(at(0), refundId)));
  const [lease, ...others] = taken.filter((one) => one !== undefined);
  expect(others).toEqual([]);
  if (!lease) throw new Error('Nobody has the lease');
  expect(await takeLease(at(LEASE_MS - 1), refundId)).toBeUndefined();
  await releaseLease(at(0), lease);
  expect(await takeLease(at(1), refundId)).toBeDefined();
});

it('a lease lasts longer than a hanging provider, then expires', async () => {
  await takeLease(at(0), refundId);
  expect(await takeLease(at(119_999), refundId)).toBeUndefined();
  expect(await takeLease(at(120_000), refundId)).toBeDefined();
});

it('a late release does not end another’s lease', async () => {
  const late = await takeLease(at(0), refundId);
  const current = await takeLease(at(LEASE_MS), refundId);
  if (!late || !current) throw new Error('The lease was not to be had');
  await releaseLease(at(LEASE_MS + 1), late);
  expect(await takeLease(at(LEASE_MS + 1), refundId)).toBeUndefined();
  await releaseLease(at(LEASE_MS + 1), current);
  expect(await takeLease(at(LEASE_MS + 1), refundId)).toBeDefined();
});

it('an unknown refund needs no waiting', async () => {
  expect(await waitForLease(at(0), randomUUID())).toBeUndefined();
});
