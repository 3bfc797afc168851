import { type Day, dayOf } from '#domain/calendar/day.ts';
import { guaranteeUntil, repairProlongs } from '#domain/legal/guarantee.ts';
import type { Db } from '../platform/db/database.ts';
import type { Order } from './append-events.ts';
import { eventsOf } from './read-events.ts';

/** A pickup, by its number within its order, that was repaired under the guarantee. */
export interface Repair {
  readonly unit: number;
  readonly on: Day;
  /** What was wrong, as a maker typed it. */
  readonly fault: string;
  /** The last day of the guarantee for this pickup. */
  readonly until: Day;
}

/** The legal guarantee of an order's pickups. */
export interface Guarantee {
  /** The last day for what was not repaired. */
  readonly until: Day;
  readonly repairs: readonly Repair[];
  /** Whether a repair prolongs it. */
  readonly mayProlong: boolean;
}

/** Reads the guarantee of an order; `undefined` unless it is delivered and was kept. */
export async function readGuarantee(db: Db, order: Order): Promise<Guarantee | undefined> {
  if (order.state !== 'delivered' || !order.deliveredAt) return undefined;
  const delivered = dayOf(order.deliveredAt);
  const log = await eventsOf(db, [order.id], { kinds: ['repaired'] });
  return {
    until: guaranteeUntil(delivered, false),
    repairs: log.flatMap(({ event }) => {
      if (event.kind !== 'repaired') return [];
      const { unit, on, typed } = event.payload;
      return [{ unit, on, fault: typed, until: guaranteeUntil(delivered, true) }];
    }),
    mayProlong: repairProlongs(dayOf(order.paidAt ?? order.createdAt)),
  };
}
