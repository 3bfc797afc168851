import { eq } from 'drizzle-orm';
import { dayOf } from '#domain/workshop/day.ts';
import { mayReturn } from '#domain/workshop/returning.ts';
import type { Db } from '../db/database.ts';
import { orders } from '../db/schema.ts';
import type { Fields } from '../forms/fields.ts';
import { linesOf } from '../shop/order-goods.ts';
import { type Order, remark, tellMakers } from '../shop/order-trail.ts';
import type { Services } from '../shop/services.ts';
import type { OrderForm, OrderRefusal } from './order-form.ts';

/** Names of its fields: how many of each line go back, in their order. */
export const QUANTITY_FIELD = 'quantity-';

/**
 * Asks the makers for a return number, within the days that pickups may be sent back. Asked for the same pickups again it
 * is the same question. Undefined where it is done; the number comes by mail.
 */
export async function askReturn(
  services: Services,
  order: Order,
  fields: Fields,
): Promise<OrderForm | undefined> {
  const { db, jobs, now } = services;
  const lines = await linesOf(db, order.id);
  const quantities = lines.map(({ quantity }, index) => {
    const text = fields[QUANTITY_FIELD + index] ?? '0';
    return /^\d{1,3}$/.test(text) ? Math.min(Number(text), quantity) : 0;
  });
  const refuse = (refused: OrderRefusal): OrderForm => ({ what: 'return', quantities, refused });
  if (quantities.every((quantity) => quantity === 0)) return refuse('nothing');
  const refused = await db.transaction(async (transaction): Promise<OrderRefusal | undefined> => {
    const tx = transaction as unknown as Db;
    const [locked] = await tx.select().from(orders).where(eq(orders.id, order.id)).for('update');
    if (locked?.state !== 'shipped' && locked?.state !== 'delivered') return 'closed';
    const at = now();
    if (!mayReturn(dayOf(locked.paidAt ?? locked.createdAt), dayOf(at))) return 'too late';
    const isNew = await tellMakers(services, tx, locked.id, 'return asked', quantities.join(', '));
    if (isNew) await remark(tx, locked, 'customer', at, `return number asked for: ${quantities.join(', ')}`);
    return undefined;
  });
  jobs.wake();
  return refused && refuse(refused);
}
