import { count, eq, inArray, isNull } from 'drizzle-orm';
import { OPEN_STATES } from '#domain/orders/states.ts';
import { orders, withdrawals } from '../platform/db/schema.ts';
import { returnedGoods, returnRequests } from '../platform/db/workshop-schema.ts';
import type { Services } from '../platform/services.ts';

/** What the navigation of the workshop counts. */
export interface Counts {
  /** Orders that have not left. */
  readonly open: number;
  /** Goods on their way back; withdrawals and requests that nobody has answered. */
  readonly returns: number;
}

export async function readCounts({ db }: Pick<Services, 'db'>): Promise<Counts> {
  const [[open], [back], [waiting], [asked]] = await Promise.all([
    db.select({ count: count() }).from(orders).where(inArray(orders.state, OPEN_STATES)),
    db.select({ count: count() }).from(returnedGoods).where(isNull(returnedGoods.refunded)),
    db
      .select({ count: count() })
      .from(withdrawals)
      .where(inArray(withdrawals.state, ['received', 'matched', 'unmatched'])),
    db.select({ count: count() }).from(returnRequests).where(eq(returnRequests.state, 'open')),
  ]);
  const returns = [back, waiting, asked].reduce((sum, row) => sum + (row?.count ?? 0), 0);
  return { open: open?.count ?? 0, returns };
}
