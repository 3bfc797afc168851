import { asc, eq } from 'drizzle-orm';
import {
  type Changing,
  changeOrder,
  type Doer,
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
 * making. Answers the state that it comes to, which it may be in already.
 */
export async function takeUpWithin({ jobs }: Services, changing: Changing): Promise<Order['state']> {
  const { tx, order, now, record } = changing;
  if (order.state === 'in the making') return order.state;
  if (order.state !== 'paid') return refuse(409, `Order ${order.number} is ${order.state}.`);
  const unnumbered = (await ordersPieces(changing)).filter(({ serial }) => serial === null);
  const serials = await takeNumbers(tx, 'serial', unnumbered.length, now);
  for (const [index, { id }] of unnumbered.entries())
    await tx.update(pieces).set({ serial: serials[index] }).where(eq(pieces.id, id));
  record(
    { kind: 'serials-assigned', payload: { serials: [...serials] } },
    { kind: 'production-started', payload: { from: order.state } },
  );
  await jobs.send(tx, 'order-mail', { orderId: order.id, kind: 'in the making', detailId: order.id });
  return 'in the making';
}

/** Takes an order up: "Start" on the board. */
export function takeUp(
  services: Services,
  by: Doer,
  asked: { readonly number: string; readonly version?: number | undefined },
): Promise<WorkshopOutcome<Saved<{ state: Order['state'] }>>> {
  const yours = [{ kind: 'production-started', payload: { from: 'paid' } }] as const;
  return changeOrder(services, by, { ...asked, yours }, async (changing) => ({
    state: await takeUpWithin(services, changing),
  }));
}
