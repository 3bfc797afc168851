import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { inEach } from '#domain/languages.ts';
import { isOpen } from '#domain/orders/states.ts';
import { shelvable } from '#domain/production/shelf.ts';
import {
  appendEvents,
  changeOrder,
  linesOf,
  lockOrder,
  type Order,
  orderIs,
  refusal,
  refuse,
  type Saved,
  type SeenOrder,
  type Staff,
  type UnitOfWork,
  type WorkshopOutcome,
} from '../orders/index.ts';
import type { Db } from '../platform/db/database.ts';
import { orders } from '../platform/db/schema/orders.ts';
import { dayPlaces, passportClaims, units } from '../platform/db/schema/production.ts';
import { returnedGoods } from '../platform/db/schema/returns.ts';
import { stockBookings } from '../platform/db/schema/stock.ts';
import type { Services } from '../platform/services.ts';
import { BENCH_REFUSALS } from './refusals.messages.ts';
import { startProductionWithin } from './start-production.ts';
import { locationOf, madeAs, type UnitRow } from './unit-facts.ts';

const REFUSED = (which: 'notForShelf' | 'notOnShelf' | 'notWaiting' | 'otherProduct') =>
  inEach(BENCH_REFUSALS, (words) => words[which]);

/** Pickups of an order that may be put into stock. */
export async function shelvableUnits(db: Db, order: Order): Promise<readonly UnitRow[]> {
  const lines = await linesOf(db, order.id);
  const own = await db.select().from(units).where(eq(units.orderId, order.id)).orderBy(asc(units.number));
  const back = await db
    .select({ quantities: returnedGoods.quantities })
    .from(returnedGoods)
    .where(and(eq(returnedGoods.orderId, order.id), isNotNull(returnedGoods.here)));
  return shelvable({
    ...{ state: order.state, shippedAt: order.shippedAt, lines, units: own },
    back: lines.map((_, index) => back.reduce((sum, { quantities }) => sum + (quantities[index] ?? 0), 0)),
  });
}

interface OfUnit extends SeenOrder {
  /** The pickup's number within its order. */
  readonly unit: number;
}

/** Moves a finished pickup of an order into stock, and ends the claim on its passport. */
export const shelveUnit = (services: Services, by: Staff, { number, version, unit }: OfUnit) =>
  changeOrder(services, by, { number, version }, async ({ tx, order, record }) => {
    const row = (await shelvableUnits(tx, order)).find((one) => one.number === unit);
    if (!row?.serial) return refuse(409, REFUSED('notForShelf'));
    await tx.update(units).set({ apart: 'on shelf' }).where(eq(units.id, row.id));
    await tx.delete(passportClaims).where(eq(passportClaims.unitId, row.id));
    record({ kind: 'unit-shelved', payload: { unit, serial: row.serial } });
    return { serial: row.serial };
  });

const onShelf = (db: Db, serial: string) =>
  db
    .select()
    .from(units)
    .where(and(eq(units.serial, serial), eq(units.apart, 'on shelf')));

/** Removes a pickup from stock for good: used or scrapped. */
export async function takeOffShelf(
  services: Services,
  by: Staff,
  {
    serial,
    how,
    reason,
  }: { readonly serial: string; readonly how: 'used' | 'scrapped'; readonly reason: string },
): Promise<WorkshopOutcome<Saved<{ serial: string }>>> {
  const [found] = await services.db
    .select({ number: orders.number })
    .from(units)
    .innerJoin(orders, eq(orders.id, units.orderId))
    .where(eq(units.serial, serial));
  if (!found) return refusal(409, REFUSED('notOnShelf'));
  return changeOrder(services, by, found, async ({ tx, record }) => {
    const [row] = await onShelf(tx, serial);
    if (!row) return refuse(409, REFUSED('notOnShelf'));
    await tx.update(units).set({ apart: 'gone' }).where(eq(units.id, row.id));
    record({ kind: 'unit-off-shelf', payload: { unit: row.number, serial, how, reason } });
    return { serial };
  });
}

async function swapPlaces(tx: Db, one: UnitRow, other: UnitRow): Promise<void> {
  const placeIn = ({ orderId, lineId, number, copy }: UnitRow) => ({ orderId, lineId, number, copy });
  // A temporary number, because numbers are unique within an order.
  await tx.update(units).set({ number: -other.number }).where(eq(units.id, other.id));
  await tx.update(units).set(placeIn(other)).where(eq(units.id, one.id));
  await tx.update(units).set(placeIn(one)).where(eq(units.id, other.id));
  await tx.update(stockBookings).set({ orderId: other.orderId }).where(eq(stockBookings.unitId, one.id));
}

/**
 * Uses a stocked pickup for an order instead of winding one, with its serial number, values and passport. Consumes no
 * parts.
 */
export const takeFromShelf = (
  services: Services,
  by: Staff,
  { number, version, unit, serial }: OfUnit & { readonly serial: string },
) =>
  changeOrder(services, by, { number, version }, async (work: UnitOfWork) => {
    const { tx, order, now, record } = work;
    if (!isOpen(order.state)) return refuse(409, orderIs(order));
    const [shelved] = await onShelf(tx, serial);
    const source = shelved && (await lockOrder(tx, shelved.orderId));
    // Another request may have taken it meanwhile.
    const [made] = source ? await onShelf(tx, serial) : [];
    if (!made || !source) return refuse(409, REFUSED('notOnShelf'));
    const [waiting] = await tx
      .select()
      .from(units)
      .where(and(eq(units.orderId, order.id), eq(units.number, unit)));
    if (waiting?.state !== 'to wind') return refuse(409, REFUSED('notWaiting'));
    const [same] = await tx
      .select({ id: units.id })
      .from(units)
      .where(and(eq(units.id, made.id), eq(units.build, waiting.build), eq(units.awg, waiting.awg)));
    if (!same) return refuse(422, REFUSED('otherProduct'));
    const state = await madeAs(tx, made);
    await tx.delete(dayPlaces).where(eq(dayPlaces.unitId, waiting.id));
    await tx
      .update(units)
      // The bank may still reject the refund of a pickup that never left; a returned one is gone.
      .set({ state: 'refunded', serial: null, apart: made.state === 'refunded' ? null : 'gone' })
      .where(eq(units.id, waiting.id));
    await tx
      .update(units)
      .set({ state, apart: null, sold: waiting.sold, machine: null })
      .where(eq(units.id, made.id));
    await swapPlaces(tx, made, waiting);
    record(
      { kind: 'unit-from-shelf', payload: { unit, serial, order: source.number } },
      { kind: 'unit-moved', payload: { unit, before: locationOf(waiting), after: { state } } },
    );
    const left = { kind: 'unit-left-shelf', payload: { unit: made.number, serial, order: number } } as const;
    if (source.id !== order.id) await appendEvents(tx, source, [left], { by, at: now, counts: true });
    if (order.state === 'paid') await startProductionWithin(services, work);
    return { state: 'in the making' as const };
  });
