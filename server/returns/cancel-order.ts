import { and, eq } from 'drizzle-orm';
import type { Cents } from '#domain/money.ts';
import type { Reason } from '#domain/order-log/events.ts';
import { allOfIt, refundable } from '#domain/returns/refund.ts';
import {
  actorOf,
  changeOrder,
  mayMove,
  type Order,
  orderIs,
  refuse,
  refuseOther,
  type Saved,
  type SeenOrder,
  type Staff,
  type UnitOfWork,
  type WorkshopOutcome,
} from '../orders/index.ts';
import { units } from '../platform/db/schema/production.ts';
import { refunds } from '../platform/db/schema/returns.ts';
import type { Services } from '../platform/services.ts';
import { answerRefund, askRefundWithin, asNamed, type RefundAnswer } from './ask-refund.ts';
import { readRefundFacts } from './refund-facts.ts';

interface Cancelling extends SeenOrder {
  readonly refundId: string;
  readonly reason: string;
  /** Text to the buyer in the mail about the refund. */
  readonly message?: string | undefined;
  /** Sum on the button: if it is outdated, the request is refused. */
  readonly amount?: Cents | undefined;
}

/** Frees the order's machines and refunds the rest of its payment. */
export async function cancelWithin(
  services: Services,
  work: UnitOfWork,
  by: Staff,
  {
    refundId,
    reason,
    message,
    amount,
  }: Pick<Cancelling, 'refundId' | 'message' | 'amount'> & { readonly reason: Reason },
): Promise<{ readonly state: Order['state']; readonly refunding: boolean }> {
  const { tx, order, record } = work;
  if (!mayMove(order, 'cancelled', actorOf(by))) return refuse(409, orderIs(order));
  record({ kind: 'cancelled', payload: { from: order.state, reason } });
  const state = 'cancelled';
  await tx
    .update(units)
    .set({ state: 'to wind', heldBy: null, heldName: null })
    .where(and(eq(units.orderId, order.id), eq(units.state, 'on the bench')));
  const can = refundable(await readRefundFacts(tx, order));
  asNamed(can.atMost, amount);
  if (can.atMost === 0) return { state, refunding: false };
  const parts = allOfIt(can);
  await askRefundWithin(services, work, by, { id: refundId, amount: can.atMost, parts, reason, message });
  return { state, refunding: true };
}

interface Cancelled {
  readonly state: Order['state'];
  /** Undefined if there was nothing to refund. */
  readonly refund?: RefundAnswer;
}

/** Cancels and refunds an order that has not left. */
export async function cancelOrder(
  services: Services,
  by: Staff,
  { number, version, refundId, reason, message, amount }: Cancelling,
): Promise<WorkshopOutcome<Saved<Cancelled>>> {
  const typed = { typed: reason };
  const yours = [{ kind: 'cancelled', payload: { from: 'paid', reason: typed } } as const];
  const requested = { number, version, yours };
  const cancelled = await changeOrder(services, by, requested, async (work) => {
    const { state } = work.order;
    const [known] = await work.tx.select().from(refunds).where(eq(refunds.id, refundId));
    if (known) refuseOther(known, { orderId: work.order.id, reason, message: message || null });
    if (state === 'cancelled' || state === 'refunded') return { state, refunding: false };
    return cancelWithin(services, work, by, { refundId, reason: typed, message, amount });
  });
  if (!cancelled.ok) return cancelled;
  const { refunding, ...value } = cancelled.value;
  if (!refunding) return { ok: true, value };
  const refund = await answerRefund(services, refundId, value.version);
  return refund.ok ? { ok: true, value: { ...value, refund: refund.value } } : refund;
}
