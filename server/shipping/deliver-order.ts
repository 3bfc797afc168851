import { and, asc, eq, lt, not, sql } from 'drizzle-orm';
import { type Day, dayOf } from '#domain/calendar/day.ts';
import { addWorkDays } from '#domain/calendar/work-days.ts';
import type { CountryCode } from '#domain/countries.ts';
import { BENCH } from '#domain/production/bench.ts';
import { zoneOf } from '#domain/shipping/shipping.ts';
import {
  CLOCK,
  changeOrder,
  type Doer,
  type Order,
  refuse,
  type Saved,
  type UnitOfWork,
  type WorkshopOutcome,
} from '../orders/index.ts';
import { orders } from '../platform/db/schema.ts';
import { parcels, returnedGoods } from '../platform/db/workshop-schema.ts';
import type { Services } from '../platform/services.ts';
import { goodsAreBack, stateStands } from './refusals.messages.ts';

/** An order counts as delivered once the post had all the days that it is given, and these on top. */
const CUSHION_DAYS = 3;
const AT_ONCE = 200;

/** The day from which nobody waits for word of a parcel any longer. */
const countsAsDelivered = (shipped: Day, country: CountryCode): Day =>
  addWorkDays(shipped, BENCH.postWorkDays[zoneOf(country)] + CUSHION_DAYS);

async function arrive({ tx, order, now, record }: UnitOfWork) {
  await tx.update(parcels).set({ deliveredAt: now }).where(eq(parcels.orderId, order.id));
  record({ kind: 'delivered', payload: { from: order.state } });
  return { state: 'delivered' as const };
}

/** An order has arrived: from here on its buyer's fourteen days count. */
export function deliverOrder(
  services: Services,
  by: Doer,
  { number, version }: { readonly number: string; readonly version?: number | undefined },
): Promise<WorkshopOutcome<Saved<{ state: Order['state'] }>>> {
  const yours = [{ kind: 'delivered', payload: { from: 'shipped' } }] as const;
  return changeOrder(services, by, { number, version, yours }, async (work) => {
    const { state } = work.order;
    if (state === 'delivered') return { state };
    if (state !== 'shipped') return refuse(409, stateStands(number, state));
    return arrive(work);
  });
}

/** Refuses where goods of an order are on their way back: then its buyer had them. */
export async function needNothingBack({ tx, order }: Pick<UnitOfWork, 'tx' | 'order'>): Promise<void> {
  const [back] = await tx
    .select({ number: returnedGoods.number })
    .from(returnedGoods)
    .where(eq(returnedGoods.orderId, order.id))
    .limit(1);
  if (back) refuse(409, goodsAreBack(back.number));
}

/**
 * Takes back that an order has arrived. The clock, which only guesses, does not say so again. What its buyer collected never
 * was on its way (`undoGiving`).
 */
export function undoDelivery(
  services: Services,
  by: Doer,
  { number, version }: { readonly number: string; readonly version?: number | undefined },
): Promise<WorkshopOutcome<Saved<{ state: Order['state'] }>>> {
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

/** Somebody has said that it was not delivered after all: then nobody but them says that it is. */
const isHeld = sql`exists (select from ${parcels} where ${parcels.orderId} = ${orders.id} and ${parcels.deliveryUndoneAt} is not null)`;

/**
 * The nightly job that counts orders as delivered whose post had its time, portion by portion: after a pause of weeks there
 * may be thousands. Those that are still on their way, being sent further, are passed over.
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
