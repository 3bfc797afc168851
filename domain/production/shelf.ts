import { isOrderOver, type OrderState } from '../orders/states.ts';
import type { UnitState } from './unit-state.ts';

/** Place of a pickup that is no longer with its order: finished in stock, gone from there, or here for repair. */
export type Apart = 'on shelf' | 'gone' | 'in repair' | 'repaired';

interface ShelfUnit {
  readonly id: string;
  readonly lineId: string;
  readonly serial: string | null;
  readonly state: UnitState;
  readonly woundAt: Date | null;
  readonly apart: Apart | null;
}

interface ShelfOrder<Unit extends ShelfUnit> {
  readonly state: OrderState;
  readonly shippedAt: Date | null;
  readonly lines: readonly { readonly id: string; readonly quantity: number }[];
  readonly units: readonly Unit[];
  readonly back: readonly number[];
}

/**
 * Pickups of an order that may go to finished stock: made and refunded before shipping, of an order that ended before
 * shipping, as many of each line as came back, and those previously taken from stock.
 */
export function shelvable<Unit extends ShelfUnit>(order: ShelfOrder<Unit>): readonly Unit[] {
  const { state, shippedAt, lines, units, back } = order;
  const isMade = ({ serial, state, woundAt, apart }: ShelfUnit) =>
    serial !== null &&
    woundAt !== null &&
    (apart === null || apart === 'gone') &&
    state !== 'on the bench' &&
    state !== 'to wind';
  return lines.flatMap(({ id, quantity }, index) => {
    const ownUnits = units.filter(({ lineId }) => lineId === id);
    const pickupsEach = ownUnits.length / quantity;
    // A returned set is as many pickups as it contains.
    const cameBack = (back[index] ?? 0) * pickupsEach;
    const stayed = ({ state, woundAt }: ShelfUnit) => state === 'refunded' && woundAt !== null;
    const isUsed = ({ apart }: ShelfUnit) => apart === 'on shelf' || apart === 'gone';
    const used = ownUnits.filter((unit) => isUsed(unit) && !stayed(unit)).length;
    const never = shippedAt === null && isOrderOver(state);
    return ownUnits.filter(
      (unit) => isMade(unit) && (unit.apart === 'gone' || never || stayed(unit) || used < cameBack),
    );
  });
}
