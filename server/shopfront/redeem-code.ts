import { eq } from 'drizzle-orm';
import { discountOn, isAsGood } from '#domain/checkout/discount.ts';
import { plainAddress } from '#domain/email-address.ts';
import { add, type Cents, ZERO } from '#domain/money.ts';
import { type Order, tellMakers } from '../orders/index.ts';
import type { Db } from '../platform/db/database.ts';
import { orderLines } from '../platform/db/schema/orders.ts';
import { discountCodes } from '../platform/db/schema/shopfront.ts';
import type { Payment } from '../platform/payments/read-payment.ts';
import type { Services } from '../platform/services.ts';
import { type StoredCode, usesOf } from './sync-code.ts';

/** A violated rule of the code; the payment is valid nonetheless. */
function oddity({ mostUses, withdrawnAt, email }: StoredCode, used: number, payment: Payment) {
  if (mostUses !== null && used >= mostUses) return 'other order';
  if (email !== null && plainAddress(payment.email ?? '') !== email) return 'other address';
  return withdrawnAt === null ? undefined : 'taken back';
}

/**
 * Settles the code of an order in the transaction that marks it paid: records the code that was used, and frees one that
 * was removed. An unknown code grants no discount. `duty`: the charged duty.
 */
export async function redeemCode(
  services: Services,
  tx: Db,
  order: Order,
  { promotion, ...payment }: Payment,
  duty: Cents,
  now: Date,
) {
  const [row] =
    promotion === undefined
      ? []
      : await tx
          .select()
          .from(discountCodes)
          .where(eq(discountCodes.providerReference, promotion))
          .for('update');
  if (!row) return { agreed: ZERO, percent: null, codeId: null };

  const { used } = await usesOf(tx, row.id, order.id);
  const odd = oddity(row, used, { promotion, ...payment });
  if (odd !== undefined) await tellMakers(services, tx, order.id, 'code misused', { how: odd });
  if (row.redeemedAt === null && row.mostUses !== null && used + 1 >= row.mostUses)
    await tx.update(discountCodes).set({ redeemedAt: now }).where(eq(discountCodes.id, row.id));
  const lines = await tx
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id));
  const exact = discountOn(add(order.goods, duty), row.percent);
  // The duty is a line of the provider's, too.
  /** Discount on the goods: the payment's own figure if it matches the code. */
  const agreed = isAsGood(payment.discount, exact, lines.length + 1) ? payment.discount : exact;
  return { agreed, percent: row.percent, codeId: row.id };
}
