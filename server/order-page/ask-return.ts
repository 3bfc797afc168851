import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import { dayOf } from '#domain/calendar/day.ts';
import { isSent } from '#domain/orders/states.ts';
import { mayReturn, returnable } from '#domain/returns/returning.ts';
import {
  BUYER,
  changeOrder,
  goodsNamed,
  linesOf,
  type Order,
  returnTerm,
  tellMakers,
  type UnitOfWork,
} from '../orders/index.ts';
import { returnedGoods, returnRequests } from '../platform/db/schema/returns.ts';
import type { FieldTexts } from '../platform/fields/fields.ts';
import type { Services } from '../platform/services.ts';
import type { OrderForm, OrderRefusal } from './order-form.ts';

/** Prefix of the fields with the returned quantity of each line. */
const QUANTITY_FIELD = 'quantity-';

/** Replaces an earlier open request: the makers answer the latest one. */
async function takeDown(services: Services, { tx, order, now, record }: UnitOfWork, quantities: number[]) {
  const [open] = await tx
    .select()
    .from(returnRequests)
    .where(and(eq(returnRequests.orderId, order.id), eq(returnRequests.state, 'open')));
  if (open && open.quantities.join() === quantities.join()) return;
  if (open)
    await tx
      .update(returnRequests)
      .set({ state: 'replaced', answeredAt: now })
      .where(eq(returnRequests.id, open.id));
  const id = randomUUID();
  await tx.insert(returnRequests).values({ id, orderId: order.id, quantities, askedAt: now });
  const lines = await linesOf(tx, order.id);
  record({
    kind: 'return-requested',
    payload: {
      before: open ? goodsNamed(lines, open.quantities) : null,
      after: goodsNamed(lines, quantities),
    },
  });
  await tellMakers(services, tx, order.id, 'return asked', { request: id });
}

/**
 * Requests a return number from the makers, within the return period. Repeating a request for the same pickups has no
 * effect. Returns undefined on success; the number comes by mail.
 */
export async function askReturn(
  services: Services,
  order: Order,
  fields: FieldTexts,
): Promise<OrderForm | undefined> {
  const count = (index: number, most: number) => {
    const text = fields[QUANTITY_FIELD + index] ?? '0';
    return /^\d{1,3}$/.test(text) ? Math.min(Number(text), most) : 0;
  };
  let quantities: number[] = [];
  const change = await changeOrder(services, BUYER, { number: order.number }, async (work) => {
    const { tx, now, order: locked } = work;
    const lines = await linesOf(tx, locked.id);
    const back = await tx
      .select({ quantities: returnedGoods.quantities })
      .from(returnedGoods)
      .where(eq(returnedGoods.orderId, locked.id))
      .orderBy(asc(returnedGoods.at));
    quantities = returnable(lines, back).map((most, index) => count(index, most));
    const isLate = lines.some(
      (line, index) => quantities[index] && !mayReturn(returnTerm(locked, line), dayOf(now)),
    );
    const refused = ((): OrderRefusal | undefined => {
      if (quantities.every((quantity) => quantity === 0)) return 'nothing';
      if (!isSent(locked.state)) return 'closed';
      return isLate ? 'too late' : undefined;
    })();
    if (!refused) await takeDown(services, work, quantities);
    return { refused };
  });
  if (!change.ok) throw new Error(change.error);
  const { refused } = change.value;
  return refused && { what: 'return', quantities, refused };
}
