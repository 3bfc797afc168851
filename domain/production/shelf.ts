import { isOver, type OrderState } from '../orders/states.ts';
import type { UnitState } from './unit-state.ts';

/** Where a made pickup is apart from its order: finished on the shelf, for another one; gone from there; or here for repair. */
export type Apart = 'on shelf' | 'gone' | 'in repair' | 'repaired';

/** A pickup as far as the shelf asks. */
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
  /** How many of each line are back with us. */
  readonly back: readonly number[];
}

/**
 * The pickups of an order that may be put on the shelf as finished: those that were made and then refunded before they left,
 * those of an order that ended before it left, of each line as many as came back, and those that were taken off the shelf.
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
    const own = units.filter(({ lineId }) => lineId === id);
    const each = own.length / quantity;
    // A set that came back is as many pickups as it has.
    const cameBack = (back[index] ?? 0) * each;
    const stayed = ({ state, woundAt }: ShelfUnit) => state === 'refunded' && woundAt !== null;
    const isUsed = ({ apart }: ShelfUnit) => apart === 'on shelf' || apart === 'gone';
    const used = own.filter((unit) => isUsed(unit) && !stayed(unit)).length;
    const never = shippedAt === null && isOver(state);
    return own.filter(
      (unit) => isMade(unit) && (unit.apart === 'gone' || never || stayed(unit) || used < cameBack),
    );
  });
}
