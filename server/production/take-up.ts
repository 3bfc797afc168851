import { asc, eq } from 'drizzle-orm';
import {
  type Changing,
  changeOrder,
  type Doer,
  move,
  type Order,
  refuse,
  type Saved,
  takeNumbers,
  type WorkshopOutcome,
} from '../orders/index.ts';
import { pieces } from '../platform/db/workshop-schema.ts';
import type { Services } from '../platform/services.ts';

export const ordersPieces = ({ tx, order }: Pick<Changing, 'tx' | 'order'>) =>
  tx.select().from(pieces).where(eq(pieces.orderId, order.id)).orderBy(asc(pieces.number));

/**
 * Begins an order within a change of it: its pieces get their serial numbers, and its buyer hears that it is in the
 * making. Answers it as it is where it was begun already.
 */
export async function takeUpWithin({ jobs }: Services, changing: Changing): Promise<Order> {
  const { tx, order, now, note } = changing;
  if (order.state === 'in the making') return order;
  if (order.state !== 'paid') return refuse(409, `Order ${order.number} is ${order.state}.`);
  const unnumbered = (await ordersPieces(changing)).filter(({ serial }) => serial === null);
  const serials = await takeNumbers(tx, 'serial', unnumbered.length, now);
  for (const [index, { id }] of unnumbered.entries())
    await tx.update(pieces).set({ serial: serials[index] }).where(eq(pieces.id, id));
  const moved = await move(tx, order, 'in the making', 'makers', now);
  note({ what: 'Serials', after: serials.join(', ') || null });
  note({ what: 'State', before: order.state, after: moved.state });
  await jobs.send(tx, 'order-mail', { orderId: order.id, kind: 'in the making', detailId: order.id });
  return moved;
}

/** Takes an order up: "Start" on the board. */
export function takeUp(
  services: Services,
  by: Doer,
  asked: { readonly number: string; readonly version?: number | undefined },
): Promise<WorkshopOutcome<Saved<{ state: Order['state'] }>>> {
  return changeOrder(services, by, { ...asked, yours: { State: 'in the making' } }, async (changing) => ({
    state: (await takeUpWithin(services, changing)).state,
  }));
}
