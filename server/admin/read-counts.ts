import { and, count, countDistinct, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { OPEN_STATES } from '#domain/orders/states.ts';
import { countLetters } from '../messages/index.ts';
import { isOpenOrder, orders, withdrawals } from '../platform/db/schema.ts';
import { parcels, returnedGoods, returnRequests } from '../platform/db/workshop-schema.ts';
import type { Services } from '../platform/services.ts';
import { countMissing } from '../shipping/index.ts';
import { countShort } from '../stock/index.ts';

export interface Counts {
  /** Orders that have not left. */
  readonly open: number;
  /** Goods on their way back, and unanswered withdrawals and requests. */
  readonly returns: number;
  readonly parcels: number;
  /** Letters that wait for the makers. */
  readonly letters: number;
  readonly proofs: number;
  /** Parts that are short for open orders, and whether that breaks a promise. */
  readonly short: number;
}

export async function readCounts(services: Pick<Services, 'db' | 'now'>): Promise<Counts> {
  const { db } = services;
  const [[open], [back], [waiting], [asked], [packed], proofs, letters, short] = await Promise.all([
    db.select({ count: count() }).from(orders).where(inArray(orders.state, OPEN_STATES)),
    db.select({ count: count() }).from(returnedGoods).where(isNull(returnedGoods.refunded)),
    db
      .select({ count: count() })
      .from(withdrawals)
      .where(inArray(withdrawals.state, ['received', 'matched', 'unmatched'])),
    db.select({ count: count() }).from(returnRequests).where(eq(returnRequests.state, 'open')),
    db
      .select({ count: countDistinct(parcels.orderId) })
      .from(parcels)
      .innerJoin(orders, eq(orders.id, parcels.orderId))
      .where(and(isNotNull(parcels.labelPrintedAt), isNull(parcels.handedOverAt), isOpenOrder(orders))),
    countMissing(services),
    countLetters(services),
    countShort(services),
  ]);
  const returns = [back, waiting, asked].reduce((sum, row) => sum + (row?.count ?? 0), 0);
  return { open: open?.count ?? 0, returns, parcels: packed?.count ?? 0, proofs, letters, short };
}
