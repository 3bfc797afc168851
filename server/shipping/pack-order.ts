import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { type BoxId, parcelDoubts } from '#domain/admin/packaging.ts';
import { changesNothing } from '#domain/order-log/event-aspects.ts';
import type { OrderEvent } from '#domain/order-log/events.ts';
import { isOpen } from '#domain/orders/states.ts';
import { isMeasured } from '#domain/production/unit-state.ts';
import { misfitOf } from '#domain/shipping/carrier-files/fit.ts';
import { lacksAddress } from '#domain/shipping/order-address.ts';
import {
  changeOrder,
  linesOf,
  refuse,
  refuseDoubts,
  type SeenOrder,
  type Staff,
  soldAs,
  type UnitOfWork,
} from '../orders/index.ts';
import { parcels } from '../platform/db/schema/shipping.ts';
import type { Services } from '../platform/services.ts';
import {
  cablesWithoutColours,
  doubtsInEach,
  finishedOfOrder,
  openStepsOf,
  orderedUnits,
} from '../production/index.ts';
import { bookBoxes, returnBoxes } from '../stock/index.ts';
import { boxesOfOrder, needCustoms, reserveInvoice } from './declare.ts';
import {
  ALL_REFUNDED,
  heldBack,
  IS_COLLECTED,
  NO_ADDRESS,
  noLeadColours,
  notConfirmed,
  notHeld,
  notMeasured,
  stateStands,
} from './refusals.messages.ts';

interface PackedBox {
  readonly box: BoxId;
  readonly grams?: number | undefined;
}

interface Packing extends SeenOrder {
  readonly parcels: readonly PackedBox[];
  /** True if labels were printed; then the order counts as packed. */
  readonly labelPrinted: boolean;
  readonly sure?: boolean | undefined;
}

interface AnyBox {
  readonly box: BoxId;
  readonly grams?: number | null | undefined;
}
const boxesIn = (parcels: readonly AnyBox[]) => parcels.map(({ box }) => box);
const weightsOf = (parcels: readonly AnyBox[]) => parcels.flatMap(({ grams }) => grams || []);

const packing = (
  before: { readonly parcels: readonly AnyBox[]; readonly printed: boolean },
  after: typeof before,
): readonly [OrderEvent, OrderEvent, OrderEvent] => [
  { kind: 'boxes', payload: { before: boxesIn(before.parcels), after: boxesIn(after.parcels) } },
  { kind: 'weights', payload: { before: weightsOf(before.parcels), after: weightsOf(after.parcels) } },
  { kind: 'label', payload: { before: before.printed, after: after.printed } },
];

/** Refuses unless all pickups are measured and their steps confirmed. */
export async function needFinished({ tx, order }: Pick<UnitOfWork, 'tx' | 'order'>): Promise<void> {
  const units = await orderedUnits(tx, order.id);
  const sellsParts = (await linesOf(tx, order.id)).some((line) => soldAs(line).part);
  if (units.length === 0 && !sellsParts) refuse(409, ALL_REFUNDED);
  const open = units.filter(({ state }) => !isMeasured(state)).length;
  if (open > 0) refuse(409, notMeasured(open, units.length));
  const doneOf = await finishedOfOrder(tx, order.id);
  for (const unit of units) {
    const unconfirmed = openStepsOf(unit, doneOf(unit.id));
    if (unconfirmed.length > 0) refuse(409, notConfirmed(unit.number, unconfirmed));
  }
}

/** Refuses unless the colours of the leads are set, because passport and slip name them. */
export async function needLeadColours({ tx, order }: Pick<UnitOfWork, 'tx' | 'order'>): Promise<void> {
  const missing = await cablesWithoutColours(tx, (await orderedUnits(tx, order.id)).map(soldAs));
  if (missing.length > 0) refuse(409, noLeadColours(missing));
}

/** Refuses an order that its buyer collects. */
export function needParcel({ order }: Pick<UnitOfWork, 'order'>): void {
  if (order.byHand?.collected) refuse(409, IS_COLLECTED);
}

/** Refuses an order without address or with a doubted payment: no label, no dispatch. */
export function needShippable({ order }: Pick<UnitOfWork, 'order'>): void {
  if (lacksAddress(order)) refuse(409, NO_ADDRESS);
  if (order.held !== null) refuse(409, heldBack(order.held));
}

/** Refuses an address that does not fit the carrier's file, naming the parts to shorten. */
function needFit({ order }: Pick<UnitOfWork, 'order'>): void {
  const misfit = misfitOf(order);
  if (misfit) refuse(409, misfit);
}

export const isLabelled = async ({ tx, order }: Pick<UnitOfWork, 'tx' | 'order'>): Promise<boolean> =>
  (await boxesOfOrder(tx, order.id)).some(({ labelPrintedAt }) => labelPrintedAt !== null);

/** Revokes the labels of a redirected order, which must be packed and scanned again. */
export async function takeLabelBack(work: UnitOfWork, by: Staff): Promise<void> {
  const { tx, order, record } = work;
  const wasLabelled = await isLabelled(work);
  await tx
    .update(parcels)
    .set({ labelPrintedAt: null, carrier: null, tracking: null })
    .where(eq(parcels.orderId, order.id));
  if (!wasLabelled) return;
  await returnBoxes(work, by);
  record({ kind: 'label', payload: { before: true, after: false } });
}

/** Sets the boxes, weights and label state of an order. */
export function packOrder(
  services: Services,
  by: Staff,
  { number, version, parcels: boxes, labelPrinted, sure }: Packing,
) {
  const after = { parcels: boxes, printed: labelPrinted };
  const [box, weight, label] = packing({ parcels: [], printed: false }, after);
  const yours = [box, weight, ...(labelPrinted ? [label] : [])];
  return changeOrder(services, by, { number, version, yours }, async (work) => {
    const { tx, order, now, record } = work;
    if (!isOpen(order.state)) refuse(409, stateStands(number, order.state));
    needParcel(work);
    if (labelPrinted) {
      needShippable(work);
      needFit(work);
      await needFinished(work);
      await needLeadColours(work);
      if (await needCustoms(services, work, boxes)) await reserveInvoice(work);
    }
    const pickups = (await orderedUnits(tx, order.id)).length;
    const doubts = doubtsInEach((language) => parcelDoubts(boxes, pickups, language));
    if (doubts.length > 0 && !sure) refuseDoubts(doubts);
    const before = await boxesOfOrder(tx, order.id);
    const printed = before.find(({ labelPrintedAt }) => labelPrintedAt)?.labelPrintedAt ?? null;
    const labelPrintedAt = labelPrinted ? (printed ?? now) : null;
    // No change, and no new author, if the data are the same.
    const changes = packing({ parcels: before, printed: printed !== null }, after);
    if (!changes.every(changesNothing)) {
      await tx.delete(parcels).where(eq(parcels.orderId, order.id));
      // A scanned label stays with its box.
      const scanned = before.length === boxes.length ? before : [];
      await tx.insert(parcels).values(
        boxes.map(({ box, grams }, index) => ({
          id: randomUUID(),
          orderId: order.id,
          number: index + 1,
          box,
          grams: grams ?? null,
          packedBy: by.name,
          labelPrintedAt,
          carrier: scanned[index]?.carrier ?? null,
          tracking: scanned[index]?.tracking ?? null,
        })),
      );
      const sameBoxes = printed !== null && boxesIn(before).join() === boxesIn(boxes).join();
      if (!labelPrinted) await returnBoxes(work, by);
      else if (!sameBoxes) await bookBoxes(work, by, boxesIn(boxes));
    }
    record(...changes);
    return { packed: labelPrinted };
  });
}

/** Releases an order with a doubted payment. Later cases put it on hold again. */
export const releaseOrder = (
  services: Services,
  by: Staff,
  { number, version, reason }: SeenOrder & { readonly reason: string },
) =>
  changeOrder(services, by, { number, version }, async ({ order, record }) => {
    if (order.held === null) return refuse(409, notHeld(number));
    record({ kind: 'hold-released', payload: { reason } });
    return { released: true };
  });
