import { and, eq } from 'drizzle-orm';
import type { Cents } from '#domain/money.ts';
import { allOfIt, refundable } from '#domain/returns/refund.ts';
import {
  type Changing,
  changeOrder,
  move,
  type Order,
  refuse,
  type Saved,
  type Staff,
  type WorkshopOutcome,
} from '../orders/index.ts';
import { pieces } from '../platform/db/workshop-schema.ts';
import type { Services } from '../platform/services.ts';
import { answerRefund, askRefundWithin, asNamed, type RefundAnswer } from './ask-refund.ts';
import { readRefundFacts } from './refund-facts.ts';

interface Cancelling {
  readonly number: string;
  readonly version?: number | undefined;
  /** The id of the refund that goes with it. */
  readonly refundId: string;
  readonly reason: string;
  /** What its button named: where another sum would go back by now, nothing is cancelled. */
  readonly amount?: Cents | undefined;
}

/** What of an order's machines is in use is free again, and all that is left of its money goes back. */
export async function cancelWithin(
  services: Services,
  changing: Changing,
  by: Staff,
  { refundId, reason, amount }: Pick<Cancelling, 'refundId' | 'reason' | 'amount'>,
): Promise<{ readonly state: Order['state']; readonly refunding: boolean }> {
  const { tx, order, now, note } = changing;
  const moved = await move(tx, order, 'cancelled', 'makers', now);
  if (moved.state === order.state) return refuse(409, `Order ${order.number} is ${order.state}.`);
  note({ what: 'State', before: order.state, after: `${moved.state}: ${reason}` });
  await tx
    .update(pieces)
    .set({ state: 'to wind', heldBy: null, heldName: null })
    .where(and(eq(pieces.orderId, order.id), eq(pieces.state, 'on the bench')));
  const can = refundable(await readRefundFacts(tx, order));
  asNamed(can.atMost, amount);
  if (can.atMost === 0) return { state: moved.state, refunding: false };
  const parts = allOfIt(can);
  await askRefundWithin(services, changing, by, { id: refundId, amount: can.atMost, parts, reason });
  return { state: moved.state, refunding: true };
}

interface Cancelled {
  readonly state: Order['state'];
  /** Undefined where nothing was left to go back. */
  readonly refund?: RefundAnswer;
}

/** Cancels an order that has not left, and refunds it. */
export async function cancelOrder(
  services: Services,
  by: Staff,
  { number, version, refundId, reason, amount }: Cancelling,
): Promise<WorkshopOutcome<Saved<Cancelled>>> {
  const wish = { number, version, yours: { State: `cancelled: ${reason}` } };
  const cancelled = await changeOrder(services, by, wish, async (changing) => {
    const { state } = changing.order;
    if (state === 'cancelled' || state === 'refunded') return { state, refunding: false };
    return cancelWithin(services, changing, by, { refundId, reason, amount });
  });
  if (!cancelled.ok) return cancelled;
  const { refunding, ...value } = cancelled.value;
  if (!refunding) return { ok: true, value };
  const refund = await answerRefund(services, refundId, value.version);
  return refund.ok ? { ok: true, value: { ...value, refund: refund.value } } : refund;
}
