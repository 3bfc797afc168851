import { eq } from 'drizzle-orm';
import { paidSums } from '#domain/checkout/discount.ts';
import { add, cents, ZERO } from '#domain/money.ts';
import { type RefundCause, type RefundFault, refundFaultWords } from '#domain/order-log/refund-cause.ts';
import type { RefundableOrder } from '#domain/returns/refund.ts';
import { linesOf, type Order } from '../orders/index.ts';
import type { Db } from '../platform/db/database.ts';
import { refunds } from '../platform/db/schema/returns.ts';

export type RefundRow = typeof refunds.$inferSelect;

/** The cause; the previous release stored text only. */
export const causeOf = ({ cause, reason }: RefundRow): RefundCause => cause ?? { typed: reason };

/** The fault; null if there is none. */
export const faultOf = ({ fault, failure }: RefundRow): RefundFault | null =>
  fault ?? (failure === null ? null : { kind: 'refused', words: failure });

/** Columns of a fault, with text for the previous release. */
export const keptFault = (fault: RefundFault) => ({ fault, failure: refundFaultWords(fault, 'en') });

/** Data for computing the refundable rest. `rows`: its refunds; failed ones do not count. */
export function refundFacts(
  order: Pick<Order, 'total' | 'refunded' | 'goods' | 'shipping' | 'duty' | 'discountPercent' | 'paidAt'> &
    Partial<Pick<Order, 'disputed'>>,
  lines: readonly { readonly unit: RefundableOrder['paid']; readonly quantity: number }[],
  rows: readonly Pick<RefundRow, 'state' | 'amount' | 'parts'>[],
): RefundableOrder {
  const counted = rows.filter(({ state }) => state !== 'failed');
  const sumOf = (states: readonly RefundRow['state'][]) =>
    add(...counted.filter(({ state }) => states.includes(state)).map(({ amount }) => amount));
  // The provider's figure may or may not include pending refunds: use the larger sum.
  const refunded = Math.max(sumOf(['asked', 'done']), order.refunded + sumOf(['asked']));
  return {
    paid: order.paidAt === null ? ZERO : order.total,
    // The buyer already has the money of a lost dispute.
    refunded: cents(Math.min(refunded + (order.disputed ?? 0), order.total)),
    shipping: order.shipping,
    ...paidSums(order),
    lines: lines.map(({ unit, quantity }, index) => ({
      unit,
      quantity,
      refundedQuantity: Math.min(
        quantity,
        counted.reduce((sum, { parts }) => sum + (parts.quantities[index] ?? 0), 0),
      ),
    })),
    refundedShipping: add(...counted.map(({ parts }) => parts.shipping)),
    refundedDuty: add(...counted.map(({ parts }) => parts.duty ?? ZERO)),
  };
}

/** The same, with the order locked. */
export async function readRefundFacts(tx: Db, order: Order): Promise<RefundableOrder> {
  const lines = await linesOf(tx, order.id);
  const rows = await tx.select().from(refunds).where(eq(refunds.orderId, order.id));
  return refundFacts(order, lines, rows);
}
