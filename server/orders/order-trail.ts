import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { NoticeKind } from '#domain/orders/order-notice.ts';
import type { Mover, OrderState } from '#domain/orders/states.ts';
import { transition } from '#domain/orders/transition.ts';
import type { Db } from '../platform/db/database.ts';
import { orderMoves, orderNotices, orders } from '../platform/db/schema.ts';
import type { Services } from '../platform/services.ts';

export type Order = typeof orders.$inferSelect;

/** Moves an order if its state table allows it, and writes the move down. Otherwise answers it unchanged. */
export async function move(
  tx: Db,
  order: Order,
  to: OrderState,
  mover: Mover,
  at: Date,
  note?: string,
): Promise<Order> {
  const decided = transition(order.state, to, mover, { moneyReceived: order.paidAt !== null });
  if (!decided.ok) return order;
  await tx.update(orders).set({ state: decided.state }).where(eq(orders.id, order.id));
  await tx
    .insert(orderMoves)
    .values({ id: randomUUID(), orderId: order.id, from: order.state, to: decided.state, mover, note, at });
  return { ...order, state: decided.state };
}

/**
 * Writes down what happened to an order that stays where it is. Answers whether it is new: with an `id`, the
 * same note is written once.
 */
export async function remark(
  tx: Db,
  order: Order,
  mover: Mover,
  at: Date,
  note: string,
  id: string = randomUUID(),
): Promise<boolean> {
  const { id: orderId, state } = order;
  const written = await tx
    .insert(orderMoves)
    .values({ id, orderId, from: state, to: state, mover, note, at })
    .onConflictDoNothing()
    .returning({ id: orderMoves.id });
  return written.length > 0;
}

/**
 * Tells the makers about an order, within the transaction of what happened. The same thing is told once;
 * answers the notice's id then, and undefined when they know already.
 */
export async function tellMakers(
  { jobs, now }: Services,
  tx: Db,
  orderId: string,
  about: NoticeKind,
  detail = '',
): Promise<string | undefined> {
  const [notice] = await tx
    .insert(orderNotices)
    .values({ id: randomUUID(), orderId, about, detail, at: now() })
    .onConflictDoNothing()
    .returning({ id: orderNotices.id });
  if (notice) await jobs.send(tx, 'tell-makers', { noticeId: notice.id });
  return notice?.id;
}
