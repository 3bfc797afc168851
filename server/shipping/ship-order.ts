import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull } from 'drizzle-orm';
import { boxesFor } from '#domain/admin/packaging.ts';
import { type Day, dayOf, monthOf } from '#domain/calendar/day.ts';
import { type CarrierId, carrierOf, readTracking } from '#domain/shipping/carriers.ts';
import {
  changeOrder,
  type Order,
  refuse,
  type SeenOrder,
  type Staff,
  tellOfStep,
  type UnitOfWork,
} from '../orders/index.ts';
import type { Db } from '../platform/db/database.ts';
import { closedMonths } from '../platform/db/schema/books.ts';
import { exportedOrders, parcels } from '../platform/db/schema/shipping.ts';
import type { Services } from '../platform/services.ts';
import { orderedUnits } from '../production/index.ts';
import { bookBoxesOnce } from '../stock/index.ts';
import { boxesOfOrder, giveInvoice, needCustoms } from './declare.ts';
import { needNothingBack } from './deliver-order.ts';
import { needFinished, needLeadColours, needParcel, needShippable } from './pack-order.ts';
import {
  EXPORT_IS_PROVEN,
  monthIsClosed,
  NOT_COLLECTED,
  PACK_FIRST,
  stateStands,
  trackingMissing,
  wrongTracking,
} from './refusals.messages.ts';

interface Shipping extends SeenOrder {
  readonly carrier: CarrierId;
  /** One per parcel, if the carrier provides them. */
  readonly tracking: readonly string[];
  /** Ships only a labelled order: it may have been unpacked since the hand-over. */
  readonly needsLabel?: boolean;
}

/** Parses the tracking numbers, one per parcel, in the carrier's format. */
export function readAll(
  carrier: CarrierId,
  tracking: readonly string[],
  count: number,
): readonly (string | null)[] {
  if (!carrierOf(carrier).tracking) return Array.from({ length: count }, () => null);
  const given = tracking.filter((text) => text.trim() !== '');
  if (given.length !== count) refuse(422, trackingMissing(count));
  const read = given.map((text) => readTracking(carrier, text));
  const wrong = read.indexOf(undefined);
  if (wrong >= 0) refuse(422, wrongTracking(given[wrong] ?? '', carrier));
  return read.map((number) => number ?? null);
}

async function boxesOf({ tx, order }: UnitOfWork, by: Staff) {
  const packed = await boxesOfOrder(tx, order.id);
  if (packed.length > 0) return packed;
  const boxes = boxesFor((await orderedUnits(tx, order.id)).length);
  await tx.insert(parcels).values(
    boxes.map((box, index) => ({
      id: randomUUID(),
      orderId: order.id,
      number: index + 1,
      box,
      packedBy: by.name,
    })),
  );
  return boxesOfOrder(tx, order.id);
}

/** Ships an order: assigns the invoice number and mails the tracking numbers to the buyer. */
export function shipOrder(
  services: Services,
  by: Staff,
  { number, version, carrier, tracking, needsLabel = false }: Shipping,
) {
  const yours = [
    { kind: 'shipped', payload: { from: 'in the making' } },
    { kind: 'carrier', payload: { before: null, after: carrier } },
  ] as const;
  return changeOrder(services, by, { number, version, yours }, async (work) => {
    const { tx, order, now, record } = work;
    if (order.state === 'shipped') return { state: order.state };
    if (order.state !== 'in the making') refuse(409, stateStands(number, order.state));
    needParcel(work);
    needShippable(work);
    await needFinished(work);
    const boxes = await boxesOf(work, by);
    if (needsLabel && boxes.some(({ labelPrintedAt }) => labelPrintedAt === null)) refuse(409, PACK_FIRST);
    await needCustoms(services, work, boxes);
    const numbers = readAll(carrier, tracking, boxes.length);
    for (const [index, { id, labelPrintedAt }] of boxes.entries())
      await tx
        .update(parcels)
        .set({
          carrier,
          tracking: numbers[index] ?? null,
          handedOverAt: now,
          labelPrintedAt: labelPrintedAt ?? now,
        })
        .where(eq(parcels.id, id));
    await bookBoxesOnce(
      work,
      by,
      boxes.map(({ box }) => box),
    );
    await giveInvoice(work);
    const before = boxes.flatMap((parcel) => parcel.tracking ?? []);
    const given = numbers.flatMap((number) => number ?? []);
    record(
      // Scanned parcels are logged already.
      ...(boxes.every((parcel) => parcel.carrier === carrier)
        ? []
        : [{ kind: 'carrier', payload: { before: boxes[0]?.carrier ?? null, after: carrier } } as const]),
      ...(before.join() === given.join()
        ? []
        : [{ kind: 'tracking-entered', payload: { numbers: given } } as const]),
      { kind: 'boxes-used', payload: { boxes: boxes.map(({ box }) => box) } },
      { kind: 'shipped', payload: { from: order.state } },
    );
    await tellOfStep(services, work, 'shipped');
    return { state: 'shipped' as const };
  });
}

/** Refuses changes to the books of a closed month; `left` is the order's day of dispatch. */
export async function needOpenMonth(tx: Db, left: Day): Promise<void> {
  const month = monthOf(left);
  const [closed] = await tx.select().from(closedMonths).where(eq(closedMonths.month, month));
  if (closed) refuse(409, monthIsClosed(month));
}

/** Hands an order to its collecting buyer: delivered at once, without a parcel. */
export function giveToBuyer(services: Services, by: Staff, { number, version }: SeenOrder) {
  const yours = [{ kind: 'delivered', payload: { from: 'shipped' } }] as const;
  return changeOrder(services, by, { number, version, yours }, async (work) => {
    const { order, record } = work;
    if (order.state === 'delivered') return { state: order.state };
    if (order.state !== 'in the making') return refuse(409, stateStands(number, order.state));
    if (!order.byHand?.collected) return refuse(409, NOT_COLLECTED);
    await needFinished(work);
    await needLeadColours(work);
    await giveInvoice(work);
    record(
      { kind: 'shipped', payload: { from: order.state } },
      { kind: 'delivered', payload: { from: 'shipped' } },
    );
    await tellOfStep(services, work, 'collected');
    return { state: 'delivered' as const };
  });
}

const SHIPPING_UNDONE = [{ kind: 'shipping-undone', payload: { from: 'shipped' } }] as const;

/** Refuses to take back that an order left, where it is in another state, goods came back or its month is closed. */
async function needRevocable(work: UnitOfWork, from: Order['state']): Promise<void> {
  const { number, state, shippedAt } = work.order;
  if (state !== from || !shippedAt) return refuse(409, stateStands(number, state));
  await needNothingBack(work);
  await needOpenMonth(work.tx, dayOf(shippedAt));
}

/** Takes back that an order was given to its buyer: it waits for them again, keeps the number of its invoice, and they get a mail. */
export const undoGiving = (services: Services, by: Staff, { number, version }: SeenOrder) =>
  changeOrder(services, by, { number, version, yours: SHIPPING_UNDONE }, async (work) => {
    const { order, record } = work;
    const { state } = order;
    if (!order.byHand?.collected || order.byHand.kind === 'repair') return refuse(409, NOT_COLLECTED);
    if (state === 'in the making') return { state };
    await needRevocable(work, 'delivered');
    record(
      { kind: 'delivery-undone', payload: { from: 'delivered' } },
      { kind: 'shipping-undone', payload: { from: 'shipped' } },
    );
    await tellOfStep(services, work, 'not collected');
    return { state: 'in the making' as const };
  });

/**
 * Undoes a dispatch whose parcel is still in the workshop. The order stays packed and keeps its invoice number; the buyer
 * gets a mail, because the first one was wrong.
 */
export const undoShipping = (services: Services, by: Staff, { number, version }: SeenOrder) =>
  changeOrder(services, by, { number, version, yours: SHIPPING_UNDONE }, async (work) => {
    const { tx, order, record } = work;
    const { state } = order;
    if (state === 'in the making') return { state };
    await needRevocable(work, 'shipped');
    const ofOrder = eq(exportedOrders.orderId, order.id);
    const [proven] = await tx
      .select()
      .from(exportedOrders)
      .where(and(ofOrder, isNotNull(exportedOrders.provenAt)));
    if (proven) return refuse(409, EXPORT_IS_PROVEN);
    await tx.update(exportedOrders).set({ posted: null }).where(ofOrder);
    await tx.update(parcels).set({ handedOverAt: null }).where(eq(parcels.orderId, order.id));
    record({ kind: 'shipping-undone', payload: { from: 'shipped' } });
    await tellOfStep(services, work, 'not shipped');
    return { state: 'in the making' as const };
  });
