import { and, eq } from 'drizzle-orm';
import { type Day, dayOf } from '#domain/calendar/day.ts';
import { isSent } from '#domain/orders/states.ts';
import type { Apart } from '#domain/production/shelf.ts';
import type { CarrierId } from '#domain/shipping/carriers.ts';
import {
  changeOrder,
  readGuarantee,
  refuse,
  type Staff,
  tellBuyer,
  type UnitOfWork,
} from '../orders/index.ts';
import type { Db } from '../platform/db/database.ts';
import { units } from '../platform/db/schema/production.ts';
import type { Services } from '../platform/services.ts';
import { readAll } from '../shipping/index.ts';
import { REFUSED } from './refusals.messages.ts';

interface EnteredRepair {
  readonly number: string;
  readonly version?: number | undefined;
  /** The pickup's number within its order. */
  readonly unit: number;
  readonly on: Day;
  readonly fault: string;
}

type UnitRow = typeof units.$inferSelect;

/** A pickup of an order by its number; it must have a serial number. */
async function pickupOf({ tx, order }: Pick<UnitOfWork, 'tx' | 'order'>, unit: number) {
  const [row] = await tx
    .select()
    .from(units)
    .where(and(eq(units.orderId, order.id), eq(units.number, unit)));
  return row?.serial ? { ...row, serial: row.serial } : refuse(422, REFUSED.noPickup(unit));
}

const setApart = (tx: Db, { id }: UnitRow, apart: Apart | null) =>
  tx.update(units).set({ apart }).where(eq(units.id, id));

/** Records the arrival of a pickup for repair, and mails the buyer. */
export const receiveRepair = (
  services: Services,
  by: Staff,
  { number, version, unit, fault }: Omit<EnteredRepair, 'on'>,
) =>
  changeOrder(services, by, { number, version }, async (work) => {
    const { tx, order, record } = work;
    if (!isSent(order.state)) return refuse(409, REFUSED.notWithBuyer(number));
    const row = await pickupOf(work, unit);
    if (row.apart !== null) return refuse(409, REFUSED.notThere(row.serial));
    await setApart(tx, row, 'in repair');
    record({ kind: 'repair-received', payload: { unit, typed: fault } });
    const detailId = `${row.id}-${order.version + 1}`;
    await services.jobs.send(tx, 'order-mail', { orderId: order.id, kind: 'repair received', detailId });
    return { received: row.serial };
  });

/** Records the return of a repaired pickup, and mails the buyer. */
export const sendRepairBack = (
  services: Services,
  by: Staff,
  {
    number,
    version,
    unit,
    carrier,
    tracking,
  }: Omit<EnteredRepair, 'on' | 'fault'> & { readonly carrier: CarrierId; readonly tracking: string },
) =>
  changeOrder(services, by, { number, version }, async (work) => {
    const { tx, order, record } = work;
    const row = await pickupOf(work, unit);
    if (row.apart !== 'repaired') return refuse(409, REFUSED.notRepaired(row.serial));
    const numbers = readAll(carrier, [tracking], 1).flatMap((one) => one ?? []);
    await setApart(tx, row, null);
    record({ kind: 'repair-sent', payload: { unit, carrier, numbers } });
    const detailId = `${row.id}-${order.version + 1}`;
    await services.jobs.send(tx, 'order-mail', { orderId: order.id, kind: 'repair sent', detailId });
    return { sent: row.serial };
  });

/** Records a repair under the guarantee, which the first one of a pickup extends; then its buyer gets a mail. */
export async function prolongGuarantee(
  services: Services,
  { tx, order, record }: UnitOfWork,
  { id, number: unit }: Pick<UnitRow, 'id' | 'number'>,
  { on, fault }: Pick<EnteredRepair, 'on' | 'fault'>,
): Promise<void> {
  const guarantee = await readGuarantee(tx, order);
  if (guarantee?.mayProlong && !guarantee.repairs.some((repair) => repair.unit === unit)) {
    record({ kind: 'repaired', payload: { unit, on, typed: fault } });
    await tellBuyer(services, tx, { orderId: order.id, kind: 'repaired', detailId: id });
  } else record({ kind: 'repair-finished', payload: { unit, on, typed: fault } });
}

/**
 * Records a repair. Extends the legal guarantee once per pickup, and mails the buyer. A pickup that came in can be
 * repaired without an extension, too.
 */
export const enterRepair = (
  services: Services,
  by: Staff,
  { number, version, unit, on, fault }: EnteredRepair,
) =>
  changeOrder(services, by, { number, version }, async (work) => {
    const { tx, order, now, record } = work;
    const guarantee = await readGuarantee(tx, order);
    if (!isSent(order.state)) return refuse(409, REFUSED.notDelivered(number));
    if (on > dayOf(now)) return refuse(422, REFUSED.toCome);
    const row = await pickupOf(work, unit);
    const isHere = row.apart === 'in repair';
    const isFirst = !guarantee?.repairs.some((repair) => repair.unit === unit);
    if (!isHere) {
      if (!guarantee || !order.deliveredAt) return refuse(409, REFUSED.notDelivered(number));
      if (!guarantee.mayProlong) return refuse(409, REFUSED.olderContract(number));
      if (on < dayOf(order.deliveredAt)) return refuse(422, REFUSED.beforeDelivery);
      if (!isFirst) return refuse(409, REFUSED.repairedBefore(row.serial));
    } else await setApart(tx, row, 'repaired');
    if (isHere && guarantee && on > guarantee.until)
      record({ kind: 'repair-finished', payload: { unit, on, typed: fault } });
    else await prolongGuarantee(services, work, row, { on, fault });
    return { repaired: row.serial };
  });
