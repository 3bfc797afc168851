import { and, asc, eq, lt, not, sql } from 'drizzle-orm';
import { type Day, dayOf } from '#domain/calendar/day.ts';
import { addWorkDays } from '#domain/calendar/work-days.ts';
import type { CountryCode } from '#domain/countries.ts';
import { BENCH } from '#domain/production/bench.ts';
import { zoneOf } from '#domain/shipping/shipping.ts';
import { CLOCK, changeOrder, type Doer, refuse, type SeenOrder, type UnitOfWork } from '../orders/index.ts';
import { orders } from '../platform/db/schema/orders.ts';
import { returnedGoods } from '../platform/db/schema/returns.ts';
import { parcels } from '../platform/db/schema/shipping.ts';
import type { Services } from '../platform/services.ts';
import { goodsAreBack, stateStands } from './refusals.messages.ts';

/** Extra days after the regular delivery time, before an order counts as delivered. */
const CUSHION_DAYS = 3;
const AT_ONCE = 200;

const countsAsDelivered = (shipped: Day, country: CountryCode): Day =>
  addWorkDays(shipped, BENCH.postWorkDays[zoneOf(country)] + CUSHION_DAYS);

async function arrive({ tx, order, now, record }: UnitOfWork) {
  await tx.update(parcels).set({ deliveredAt: now }).where(eq(parcels.orderId, order.id));
  record({ kind: 'delivered', payload: { from: order.state } });
  return { state: 'delivered' as const };
}

/** Marks an order as delivered; the fourteen days of withdrawal begin. */
export function deliverOrder(services: Services, by: Doer, { number, version }: SeenOrder) {
  const yours = [{ kind: 'delivered', payload: { from: 'shipped' } }] as const;
  return changeOrder(services, by, { number, version, yours }, async (work) => {
    const { state } = work.order;
    if (state === 'delivered') return { state };
    if (state !== 'shipped') return refuse(409, stateStands(number, state));
    return arrive(work);
  });
}

/** Refuses if goods of the order are on their way back, because it was delivered then. */
export async function needNothingBack({ tx, order }: Pick<UnitOfWork, 'tx' | 'order'>): Promise<void> {
  const [back] = await tx
    .select({ number: returnedGoods.number })
    .from(returnedGoods)
    .where(eq(returnedGoods.orderId, order.id))
    .limit(1);
  if (back) refuse(409, goodsAreBack(back.number));
}

/** Undoes a delivery; scheduled jobs then no longer set it. For collected orders use `undoGiving`. */
export function undoDelivery(services: Services, by: Doer, { number, version }: SeenOrder) {
  const yours = [{ kind: 'delivery-undone', payload: { from: 'delivered' } }] as const;
  return changeOrder(services, by, { number, version, yours }, async ({ tx, order, now, record }) => {
    const { state } = order;
    if (state === 'shipped') return { state };
    if (state !== 'delivered' || order.byHand?.collected) return refuse(409, stateStands(number, state));
    await needNothingBack({ tx, order });
    await tx
      .update(parcels)
      .set({ deliveredAt: null, deliveryUndoneAt: now })
      .where(eq(parcels.orderId, order.id));
    record({ kind: 'delivery-undone', payload: { from: state } });
    return { state: 'shipped' as const };
  });
}

/** A maker undid the delivery, so only a maker may set it again. */
const isHeld = sql`exists (select from ${parcels} where ${parcels.orderId} = ${orders.id} and ${parcels.deliveryUndoneAt} is not null)`;

/**
 * Nightly job that marks orders as delivered after the regular time, in batches, because there may be thousands. Skips
 * forwarded orders.
 */
export async function markDelivered(services: Services): Promise<void> {
  const { db, log, now } = services;
  const today = dayOf(now());
  for (let last: { at: Date; id: string } | undefined; ; ) {
    const shipped = await db
      .select({ id: orders.id, number: orders.number, at: orders.shippedAt, country: orders.shippingCountry })
      .from(orders)
      .where(
        and(
          eq(orders.state, 'shipped'),
          lt(orders.shippedAt, now()),
          not(isHeld),
          last && sql`(${orders.shippedAt}, ${orders.id}) > (${last.at.toISOString()}, ${last.id})`,
        ),
      )
      .orderBy(asc(orders.shippedAt), asc(orders.id))
      .limit(AT_ONCE);
    for (const { number, at, country } of shipped) {
      if (!at || countsAsDelivered(dayOf(at), country) > today) continue;
      const outcome = await changeOrder(services, CLOCK, { number }, async (work) =>
        work.order.state === 'shipped' ? arrive(work) : { state: work.order.state },
      );
      if (!outcome.ok) log.warn({ order: number }, 'order not counted as delivered');
    }
    const end = shipped.at(-1);
    if (shipped.length < AT_ONCE || !end?.at) return;
    last = { at: end.at, id: end.id };
  }
}
