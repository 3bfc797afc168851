import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Sentence } from '#domain/languages.ts';
import { isOpen } from '#domain/orders/states.ts';
import { type CarrierId, carrierOf, usualCarrier } from '#domain/shipping/carriers.ts';
import { isDue, mayUndo, UNDO_SECONDS } from '#domain/shipping/hand-over.ts';
import {
  byOf,
  changeOrder,
  type Order,
  orRefusal,
  refuse,
  refuseOther,
  type SeenOrder,
  type Staff,
  tellOfStep,
  type WorkshopOutcome,
} from '../orders/index.ts';
import type { Db } from '../platform/db/database.ts';
import { orders } from '../platform/db/schema/orders.ts';
import { handOvers, parcels } from '../platform/db/schema/shipping.ts';
import { done } from '../platform/outcome/problem.ts';
import type { Services } from '../platform/services.ts';
import { boxesOfOrder, declare } from './declare.ts';
import { needFinished, needShippable } from './pack-order.ts';
import { cannotLeave, PARCEL_REFUSALS } from './parcel-refusals.messages.ts';
import { PACK_FIRST, stateStands } from './refusals.messages.ts';
import { readAll, shipOrder } from './ship-order.ts';

interface Scanned extends SeenOrder {
  readonly carrier: CarrierId;
  readonly tracking: readonly string[];
}

/**
 * Stores the scanned labels of an order before the hand-over, for its papers. For a shipped order it corrects them, and
 * mails the buyer.
 */
export function scanLabel(services: Services, by: Staff, { number, version, carrier, tracking }: Scanned) {
  const yours = [{ kind: 'carrier', payload: { before: null, after: carrier } }] as const;
  return changeOrder(services, by, { number, version, yours }, async (work) => {
    const { tx, order, record } = work;
    const boxes = await boxesOfOrder(tx, order.id);
    const hasLeft = !isOpen(order.state);
    if (hasLeft && boxes.every(({ handedOverAt }) => handedOverAt === null))
      refuse(409, stateStands(number, order.state));
    const [first] = boxes;
    if (!first) return refuse(409, PACK_FIRST);
    const numbers = readAll(carrier, tracking, boxes.length);
    const before = boxes.flatMap((parcel) => parcel.tracking ?? []);
    const given = numbers.flatMap((one) => one ?? []);
    for (const [index, { id }] of boxes.entries())
      await tx
        .update(parcels)
        .set({ carrier, tracking: numbers[index] ?? null })
        .where(eq(parcels.id, id));
    const isOther = boxes.some((parcel) => parcel.carrier !== carrier);
    if (isOther) record({ kind: 'carrier', payload: { before: first.carrier, after: carrier } });
    const areOthers = before.join() !== given.join();
    if (areOthers)
      record({
        kind: 'tracking-entered',
        payload: { ...(hasLeft && { before: { numbers: before } }), numbers: given },
      });
    if (hasLeft && (isOther || areOthers)) await tellOfStep(services, work, 'tracking corrected');
    return { tracking: numbers };
  });
}

type HandOver = typeof handOvers.$inferSelect;

const isWaiting = and(isNull(handOvers.doneAt), isNull(handOvers.undoneAt));

/** Hand-overs that can be undone, or are due for posting. */
export const waitingHandOvers = (db: Db): Promise<HandOver[]> =>
  db.select().from(handOvers).where(isWaiting).orderBy(handOvers.at);

type Box = Awaited<ReturnType<typeof boxesOfOrder>>[number];

const carrierFor = (boxes: readonly Box[], order: Pick<Order, 'shippingCountry'>): CarrierId =>
  boxes[0]?.carrier ?? usualCarrier(order.shippingCountry);

/** Refuses parcels that cannot leave now, by name. */
async function needReady(
  services: Services,
  tx: Db,
  order: Order | undefined,
  number: string,
): Promise<void> {
  if (!order) return refuse(404, PARCEL_REFUSALS, (words) => words.noOrder(number));
  if (order.state !== 'in the making') return refuse(409, stateStands(number, order.state));
  const boxes = await boxesOfOrder(tx, order.id);
  if (boxes.length === 0 || boxes.some(({ labelPrintedAt }) => labelPrintedAt === null))
    return refuse(409, PARCEL_REFUSALS, (words) => words.notPacked(number));
  const carrier = carrierOf(carrierFor(boxes, order));
  if (carrier.tracking && boxes.some(({ tracking }) => tracking === null))
    return refuse(422, PARCEL_REFUSALS, (words) => words.noTracking(number));
  needShippable({ order });
  await needFinished({ tx, order });
  const declared = await declare({ ...services, db: tx }, order, boxes);
  if (declared?.fault) return refuse(409, cannotLeave(number, declared.fault));
}

/**
 * Hands parcels to the carrier. It can be undone for a minute; nothing is posted, mailed or numbered before. Idempotent
 * by id.
 */
export async function handOver(
  services: Services,
  by: Staff,
  { id, numbers }: { readonly id: string; readonly numbers: readonly string[] },
): Promise<WorkshopOutcome<{ parcels: number; seconds: number }>> {
  const { db, jobs } = services;
  const at = services.now();
  const outcome = await orRefusal(() =>
    db.transaction(async (transaction) => {
      const tx: Db = transaction;
      const sorted = [...new Set(numbers)].sort();
      // Locked in a fixed order, so that simultaneous hand-overs are serialized.
      const rows = await tx
        .select()
        .from(orders)
        .where(inArray(orders.number, sorted))
        .orderBy(orders.number)
        .for('update');
      const [known] = await tx.select().from(handOvers).where(eq(handOvers.id, id));
      if (known) return refuseOther(known, { orders: sorted, undoneAt: null });
      const waiting = await waitingHandOvers(tx);
      for (const number of sorted) {
        const other = waiting.find((one) => one.orders.includes(number));
        if (other) refuse(409, PARCEL_REFUSALS, (words) => words.somebodyHandsOver(other.byName, number));
        await needReady(
          services,
          tx,
          rows.find((row) => row.number === number),
          number,
        );
      }
      const inserted = await tx
        .insert(handOvers)
        .values({ id, orders: sorted, ...byOf(by), byName: by.name, at })
        .onConflictDoNothing()
        .returning({ id: handOvers.id });
      if (inserted.length > 0)
        await jobs.send(tx, 'finish-hand-over', { handOverId: id }, { afterSeconds: UNDO_SECONDS });
    }),
  );
  return outcome.ok ? done({ parcels: numbers.length, seconds: UNDO_SECONDS }) : outcome;
}

export async function undoHandOver(
  { db, now }: Services,
  _by: Staff,
  { id }: { readonly id: string },
): Promise<WorkshopOutcome<{ parcels: number }>> {
  return orRefusal(() =>
    db.transaction(async (tx) => {
      const [row] = await tx.select().from(handOvers).where(eq(handOvers.id, id)).for('update');
      if (!row) return refuse(404, PARCEL_REFUSALS, (words) => words.noHandOver);
      if (row.undoneAt) return { parcels: row.orders.length };
      if (!mayUndo(row, now())) return refuse(409, PARCEL_REFUSALS, (words) => words.minuteOver);
      await tx.update(handOvers).set({ undoneAt: now() }).where(eq(handOvers.id, id));
      return { parcels: row.orders.length };
    }),
  );
}

/** The present obstacle to an order's dispatch; undefined if there is none. */
export async function whatKeeps(
  services: Services,
  order: Order | undefined,
  number: string,
): Promise<Sentence | undefined> {
  const outcome = await orRefusal(() => needReady(services, services.db, order, number));
  return outcome.ok ? undefined : outcome.said;
}

/** Posts one packed order. Returns whether it has left. */
async function post(services: Services, by: Staff, number: string): Promise<boolean> {
  const [order] = await services.db.select().from(orders).where(eq(orders.number, number));
  if (!order) return false;
  const boxes = await boxesOfOrder(services.db, order.id);
  const outcome = await shipOrder(services, by, {
    number,
    carrier: carrierFor(boxes, order),
    tracking: boxes.flatMap(({ tracking }) => tracking ?? []),
    needsLabel: true,
  });
  return outcome.ok;
}

/**
 * Posts a hand-over after its minute, each order independently, so that a refunded one does not block others. Idempotent
 * after a crash.
 */
export async function finishHandOver(services: Services, id: string): Promise<void> {
  const { db, now } = services;
  const [row] = await db.select().from(handOvers).where(eq(handOvers.id, id));
  if (!row || row.doneAt || row.undoneAt) return;
  if (!row.begunAt && !isDue(row, now())) throw new Error('A hand-over must not be posted within its minute');
  // One row decides between posting and a simultaneous undo.
  const [begun] = await db
    .update(handOvers)
    .set({ begunAt: row.begunAt ?? now() })
    .where(and(eq(handOvers.id, id), isWaiting))
    .returning({ id: handOvers.id });
  if (!begun) return;
  const by: Staff = { accountId: row.byAccount ?? '', name: row.byName };
  const stayed: HandOver['stayed'] = [];
  for (const number of row.orders) if (!(await post(services, by, number))) stayed.push({ number });
  await db
    .update(handOvers)
    .set({ doneAt: now(), stayed })
    .where(and(eq(handOvers.id, id), isWaiting));
}
