import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { plainAddress } from '#domain/email-address.ts';
import { needsAddress } from '#domain/privacy/data-request.ts';
import { voucherEnd } from '#domain/privacy/retention.ts';
import { keepAside } from '../orders/index.ts';
import type { Db } from '../platform/db/database.ts';
import { accountRequests, accounts } from '../platform/db/schema/accounts.ts';
import { orders } from '../platform/db/schema/orders.ts';
import { dataRequests } from '../platform/db/schema/privacy.ts';
import { repairs } from '../platform/db/schema/repairs.ts';
import { withdrawals } from '../platform/db/schema/returns.ts';
import { discountCodes } from '../platform/db/schema/shopfront.ts';
import { forgetRepairs, lastMovesOf, ordersOf, withdrawalsOf } from './held-data.ts';

/**
 * Deletes the data of an address in the caller's transaction: its account, withdrawals and requests without order, and
 * mail address and telephone number of closed orders. Orders stay as vouchers, with their withdrawals.
 */
export async function deleteData(db: Db, email: string, requestId: string, now: Date) {
  const found = await ordersOf(db, email);
  const ids = found.map(({ id }) => id);
  const lastMoves = await lastMovesOf(db, ids);
  const needing = found.filter(({ id, state, createdAt }) =>
    needsAddress(state, lastMoves.get(id) ?? createdAt, now),
  );
  const free = found.filter((order) => !needing.includes(order));
  if (ids.length > 0) await keepAside(db, inArray(orders.id, ids), { erasureAskedAt: now });
  const freed = free.map(({ id }) => id);
  if (freed.length > 0) await keepAside(db, inArray(orders.id, freed), { email: null, phone: null });

  const declared = await withdrawalsOf(db, email, ids);
  // An unread withdrawal may end a contract, so only settled ones are deleted.
  const over = declared.filter(({ orderId, state }) => orderId === null && state === 'settled');
  if (over.length > 0)
    await db.delete(withdrawals).where(
      inArray(
        withdrawals.id,
        over.map(({ id }) => id),
      ),
    );
  await db
    .delete(dataRequests)
    .where(and(sql`lower(${dataRequests.email}) = ${plainAddress(email)}`, ne(dataRequests.id, requestId)));

  // Sessions, codes, saved builds and claims are deleted with the account. Use `npm run staff` for staff accounts.
  const address = plainAddress(email);
  await db.delete(accounts).where(and(eq(accounts.email, address), eq(accounts.role, 'buyer')));
  await db.delete(accountRequests).where(eq(accountRequests.email, address));

  // Without its address anybody could use a code: delete unused ones; keep used ones for their reason.
  const ofAddress = eq(discountCodes.email, address);
  await db.delete(discountCodes).where(and(ofAddress, isNull(discountCodes.redeemedAt)));
  await db.update(discountCodes).set({ email: null }).where(ofAddress);

  await forgetRepairs(db, eq(repairs.email, address));

  const ends = found.flatMap(({ paidAt }) => (paidAt ? [voucherEnd(paidAt).getTime()] : []));
  return {
    /** Orders without their mail address; the rest is kept for tax law. */
    orders: free.length,
    /** Open orders, which keep the address until they end. */
    going: needing.length,
    /** ISO date after which the last of these orders is deleted; null without orders. */
    keptUntil: ends.length > 0 ? new Date(Math.max(...ends)).toISOString() : null,
    /** Withdrawals that are kept with their order, or until they are settled. */
    withdrawals: declared.length - over.length,
  };
}

export type Deletion = Awaited<ReturnType<typeof deleteData>>;
