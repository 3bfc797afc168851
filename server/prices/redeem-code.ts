import { eq } from 'drizzle-orm';
import { discountOn, isAsGood } from '#domain/checkout/discount.ts';
import { plainAddress } from '#domain/email-address.ts';
import { add, type Cents, ZERO } from '#domain/money.ts';
import { type Order, tellMakers } from '../orders/index.ts';
import type { Db } from '../platform/db/database.ts';
import { orderLines } from '../platform/db/schema.ts';
import { discountCodes } from '../platform/db/workshop-schema.ts';
import type { Payment } from '../platform/payments/read-payment.ts';
import type { Services } from '../platform/services.ts';
import { type CodeRow, letGo } from './code-row.ts';

interface Redeemed {
  /** What may be off the goods: the payment's own figure where it is as good as the code's. */
  readonly agreed: Cents;
  readonly percent: number | null;
}

/** What is odd about a code that an order was paid with; the money is here all the same. */
function oddity({ orderId, redeemedAt, withdrawnAt, email }: CodeRow, order: Order, payment: Payment) {
  if (redeemedAt !== null && orderId !== order.id) return 'other order';
  if (email !== null && plainAddress(payment.email ?? '') !== email) return 'other address';
  return withdrawnAt === null ? undefined : 'taken back';
}

/**
 * What the payment says of the code on its order, in the transaction that marks it paid: the code that was paid with is
 * used up by this order, one that was taken off again is free. A code that is none of ours counts as no discount agreed.
 * `duty` is what was charged of it.
 */
export async function redeemCode(
  services: Services,
  tx: Db,
  order: Order,
  { promotion, ...payment }: Payment,
  duty: Cents,
  now: Date,
): Promise<Redeemed> {
  const [row] =
    promotion === undefined
      ? []
      : await tx
          .select()
          .from(discountCodes)
          .where(eq(discountCodes.providerReference, promotion))
          .for('update');
  // An order that holds a code says what it takes off (`put-code.ts`), in the row that is locked here.
  if (order.discountPercent !== null) await letGo(tx, order.id, row?.id);
  if (!row) return { agreed: ZERO, percent: null };

  const odd = oddity(row, order, { promotion, ...payment });
  if (odd !== undefined) await tellMakers(services, tx, order.id, 'code misused', { how: odd });
  if (row.redeemedAt === null)
    await tx
      .update(discountCodes)
      .set({ orderId: order.id, redeemedAt: now })
      .where(eq(discountCodes.id, row.id));
  const lines = await tx
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id));
  const exact = discountOn(add(order.goods, duty), row.percent);
  // The duty is a line of the provider's, too.
  const agreed = isAsGood(payment.discount, exact, lines.length + 1) ? payment.discount : exact;
  return { agreed, percent: row.percent };
}
