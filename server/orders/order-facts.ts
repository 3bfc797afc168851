import { asc, inArray } from 'drizzle-orm';
import type { OrderFacts } from '#domain/order-page/order-view.ts';
import { isGoing, type OrderState } from '#domain/orders/states.ts';
import { isMeasured } from '#domain/production/piece-state.ts';
import type { Db } from '../platform/db/database.ts';
import { orderMoves } from '../platform/db/schema.ts';
import { parcels, pieces } from '../platform/db/workshop-schema.ts';
import type { Order } from './order-trail.ts';

/** What is known of an order's way, with what it is known from. */
export interface KnownOrder {
  readonly facts: OrderFacts;
  readonly pieces: readonly (typeof pieces.$inferSelect)[];
  readonly parcels: readonly (typeof parcels.$inferSelect)[];
}

type Move = Pick<typeof orderMoves.$inferSelect, 'from' | 'to' | 'at'>;

const inOrder = (moments: readonly Date[]): readonly Date[] =>
  [...moments].sort((a, b) => a.getTime() - b.getTime());

function factsOf(
  order: Order,
  moves: readonly Move[],
  { pieces: made, parcels: sent }: Omit<KnownOrder, 'facts'>,
) {
  const movedTo = (to: OrderState) => moves.find((move) => move.to === to && move.from !== to)?.at;
  const measured = made.filter(({ state }) => isMeasured(state));
  const isWound = made.length > 0 && measured.length === made.length;
  return {
    state: order.state,
    country: order.shippingCountry,
    total: order.total,
    refunded: order.refunded,
    paidAt: order.paidAt ?? order.createdAt,
    promisedOn: order.promisedOn,
    takenUpAt:
      movedTo('in the making') ?? inOrder(made.flatMap(({ startedAt }) => startedAt ?? []))[0] ?? null,
    woundAt: (isWound && inOrder(measured.flatMap(({ woundAt }) => woundAt ?? [])).at(-1)) || null,
    labelPrinted: sent.some(({ labelPrintedAt }) => labelPrintedAt !== null),
    shippedAt: order.shippedAt ?? movedTo('shipped') ?? null,
    deliveredAt: order.deliveredAt ?? movedTo('delivered') ?? null,
    endedAt: isGoing(order.state) ? null : (movedTo(order.state) ?? null),
  };
}

/** Reads how far orders are: of many in as many questions as of one. */
export async function orderFacts(db: Db, orders: readonly Order[]): Promise<(order: Order) => KnownOrder> {
  const ids = orders.map(({ id }) => id);
  const [moves, made, sent] = await Promise.all([
    db.select().from(orderMoves).where(inArray(orderMoves.orderId, ids)).orderBy(asc(orderMoves.at)),
    db.select().from(pieces).where(inArray(pieces.orderId, ids)).orderBy(asc(pieces.number)),
    db.select().from(parcels).where(inArray(parcels.orderId, ids)).orderBy(asc(parcels.number)),
  ]);
  return (order) => {
    const ofOrder = <Row extends { readonly orderId: string }>(rows: readonly Row[]) =>
      rows.filter(({ orderId }) => orderId === order.id);
    const known = { pieces: ofOrder(made), parcels: ofOrder(sent) };
    return { ...known, facts: factsOf(order, ofOrder(moves), known) };
  };
}
