import { and, eq } from 'drizzle-orm';
import { type Day, dayOf } from '#domain/calendar/day.ts';
import {
  changeOrder,
  readGuarantee,
  refuse,
  type Saved,
  type Staff,
  tellBuyer,
  type WorkshopOutcome,
} from '../orders/index.ts';
import { units } from '../platform/db/workshop-schema.ts';
import type { Services } from '../platform/services.ts';
import { REFUSED } from './refusals.messages.ts';

interface EnteredRepair {
  readonly number: string;
  readonly version?: number | undefined;
  /** The pickup's number within its order. */
  readonly unit: number;
  readonly on: Day;
  readonly fault: string;
}

/** Records that a pickup was repaired under the legal guarantee, which prolongs it, and writes to its buyer. */
export function enterRepair(
  services: Services,
  by: Staff,
  { number, version, unit, on, fault }: EnteredRepair,
): Promise<WorkshopOutcome<Saved<{ repaired: string }>>> {
  return changeOrder(services, by, { number, version }, async ({ tx, order, now, record }) => {
    const guarantee = await readGuarantee(tx, order);
    if (!guarantee || !order.deliveredAt) return refuse(409, REFUSED.notDelivered(number));
    if (!guarantee.mayProlong) return refuse(409, REFUSED.olderContract(number));
    if (on > dayOf(now)) return refuse(422, REFUSED.toCome);
    if (on < dayOf(order.deliveredAt)) return refuse(422, REFUSED.beforeDelivery);
    const [row] = await tx
      .select({ id: units.id, serial: units.serial })
      .from(units)
      .where(and(eq(units.orderId, order.id), eq(units.number, unit)));
    if (!row?.serial) return refuse(422, REFUSED.noPickup(unit));
    if (guarantee.repairs.some((repair) => repair.unit === unit))
      return refuse(409, REFUSED.repairedBefore(row.serial));
    record({ kind: 'repaired', payload: { unit, on, typed: fault } });
    await tellBuyer(services, tx, { orderId: order.id, kind: 'repaired', detailId: row.id });
    return { repaired: row.serial };
  });
}
