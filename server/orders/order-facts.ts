import { and, asc, inArray } from 'drizzle-orm';
import { STATE_EVENT_KINDS, stateAfter } from '#domain/order-log/events.ts';
import type { OrderFacts } from '#domain/order-page/order-progress.ts';
import { isGoing, type OrderState } from '#domain/orders/states.ts';
import { hasConnector } from '#domain/production/unit.ts';
import { isMeasured } from '#domain/production/unit-state.ts';
import type { Db } from '../platform/db/database.ts';
import { isOrdered, units } from '../platform/db/schema/production.ts';
import { parcels } from '../platform/db/schema/shipping.ts';
import type { Order } from './append-events.ts';
import { eventsOf, type LoggedEvent } from './read-events.ts';

export interface KnownOrder {
  readonly facts: OrderFacts;
  readonly units: readonly (typeof units.$inferSelect)[];
  readonly parcels: readonly (typeof parcels.$inferSelect)[];
}

const inOrder = (moments: readonly Date[]): readonly Date[] =>
  [...moments].sort((a, b) => a.getTime() - b.getTime());

function factsOf(
  order: Order,
  moves: readonly LoggedEvent[],
  { units: made, parcels: sent }: Omit<KnownOrder, 'facts'>,
) {
  const movedTo = (to: OrderState) => moves.find(({ event }) => stateAfter(event.kind) === to)?.at;
  const measured = made.filter(({ state }) => isMeasured(state));
  const isWound = made.length > 0 && measured.length === made.length;
  return {
    state: order.state,
    country: order.shippingCountry,
    total: order.total,
    refunded: order.refunded,
    paidAt: order.paidAt ?? order.createdAt,
    promisedOn: order.promisedOn,
    productionStartedAt:
      movedTo('in the making') ?? inOrder(made.flatMap(({ startedAt }) => startedAt ?? []))[0] ?? null,
    woundAt: (isWound && inOrder(measured.flatMap(({ woundAt }) => woundAt ?? [])).at(-1)) || null,
    labelPrinted: sent.some(({ labelPrintedAt }) => labelPrintedAt !== null),
    shippedAt: order.shippedAt,
    deliveredAt: order.deliveredAt,
    isPlugged: made.some(({ build }) => hasConnector(build)),
    endedAt: isGoing(order.state) ? null : (movedTo(order.state) ?? null),
  };
}

/** Reads the progress of orders, with the same number of queries for one and for many. */
export async function orderFacts(db: Db, orders: readonly Order[]): Promise<(order: Order) => KnownOrder> {
  const ids = orders.map(({ id }) => id);
  const [moves, made, sent] = await Promise.all([
    eventsOf(db, ids, { kinds: STATE_EVENT_KINDS }),
    db
      .select()
      .from(units)
      .where(and(inArray(units.orderId, ids), isOrdered))
      .orderBy(asc(units.number)),
    db.select().from(parcels).where(inArray(parcels.orderId, ids)).orderBy(asc(parcels.number)),
  ]);
  return (order) => {
    const ofOrder = <Row extends { readonly orderId: string }>(rows: readonly Row[]) =>
      rows.filter(({ orderId }) => orderId === order.id);
    const known = { units: ofOrder(made), parcels: ofOrder(sent) };
    return { ...known, facts: factsOf(order, ofOrder(moves), known) };
  };
}
