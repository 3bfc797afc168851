import { eq } from 'drizzle-orm';
import type { PayloadOf } from '#domain/order-log/events.ts';
import type { Vat } from '#domain/prices/vat.ts';
import { appendEvents, type Doer, type NewEvent, type Order } from '../orders/index.ts';
import type { Db } from '../platform/db/database.ts';
import { orderLines } from '../platform/db/schema/orders.ts';
import type { Services } from '../platform/services.ts';
import { makeUnits } from '../production/index.ts';
import type { LockedOrder } from './lock-for-payment.ts';

interface Paid {
  readonly by: Doer;
  /** Columns of the row that change with the payment. */
  readonly columns: Parameters<typeof appendEvents>[3]['columns'];
  readonly vat: Vat;
  readonly differs: PayloadOf<'paid'>['differs'];
  /** Events before the payment. */
  readonly first?: readonly NewEvent[];
}

/** Marks an order as paid, with tax, pickups and promised day, in one statement. */
export async function writePaid(
  { shopfront }: Pick<Services, 'shopfront'>,
  tx: Db,
  { order, lines, queue }: Pick<LockedOrder, 'order' | 'lines' | 'queue'>,
  { by, columns, vat, differs, first = [] }: Paid,
  at: Date,
): Promise<Order> {
  if (lines.length === 0) throw new Error(`Order ${order.number} has no lines`);
  const rated = tx
    .$with('rated')
    .as(
      tx
        .update(orderLines)
        .set({ vatCountry: vat.country, vatRatePercent: vat.ratePercent })
        .where(eq(orderLines.orderId, order.id))
        .returning({ id: orderLines.id }),
    );
  const event = { kind: 'paid', payload: { from: order.state, differs } } as const;
  const planned =
    order.promisedOn === null
      ? makeUnits(tx, order.id, lines, { ...queue, days: shopfront.days() }, at)
      : undefined;
  return appendEvents(tx, order, [...first, event, ...(planned ? [planned.scheduled] : [])], {
    by,
    at,
    columns: columns ?? {},
    beside: [rated, ...(planned?.units ?? [])],
  });
}
