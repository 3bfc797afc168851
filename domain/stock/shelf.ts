import type { Day } from '../calendar/day.ts';
import { addWorkDays } from '../calendar/work-days.ts';
import { BENCH } from '../production/bench.ts';
import type { UnitState } from '../production/unit-state.ts';
import type { Need, NeedStage } from './needs.ts';

interface BenchProgress {
  readonly booked: readonly NeedStage[];
  readonly state: UnitState;
  readonly covered: boolean;
}

const isOver = (stage: NeedStage, { booked, state, covered }: BenchProgress): boolean =>
  state === 'refunded' ||
  booked.includes(stage) ||
  (stage === 'begun' && state !== 'to wind') ||
  (stage === 'measured' && (state === 'wound' || state === 'kept')) ||
  (stage === 'cover' && covered);

/** Remaining needs of a pickup. A stage that is booked or over needs nothing more. */
export const openNeeds = (needs: readonly Need[], progress: BenchProgress): readonly Need[] =>
  needs.filter(({ stage }) => !isOver(stage, progress));

export function reservedOf(needs: readonly Need[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { part, amount } of needs) sums.set(part, (sums.get(part) ?? 0) + amount);
  return sums;
}

/** A spool with less has no whole coil left and is not counted, mg. A light coil needs 15 g. */
export const LEAST_COIL = 26_000;

/** Usable stock of a part; for wire only spools with at least one coil. */
export const usable = (onHand: number, spools?: readonly number[]): number =>
  spools ? spools.filter((left) => left >= LEAST_COIL).reduce((sum, left) => sum + left, 0) : onHand;

/** Working days before the promise on which a stage needs its parts; covered and packed on the last day. */
const NEEDED_BEFORE: Readonly<Record<NeedStage, number>> = {
  begun: BENCH.daysAfterWinding,
  measured: BENCH.daysAfterWinding,
  cover: 0,
  box: 0,
};

export const neededOn = (promised: Day, stage: NeedStage): Day =>
  addWorkDays(promised, -NEEDED_BEFORE[stage]);

/** Day on which a piece can leave if a part arrives on `comes`. */
export const leavesAfter = (comes: Day, stage: NeedStage): Day => addWorkDays(comes, NEEDED_BEFORE[stage]);

/**
 * Amount missing for open orders or below the reorder point, with pending deliveries. In whole packs, rounded up;
 * undefined if there is enough.
 */
export function toBuy({
  free,
  onTheWay,
  reorder,
  pack,
}: Readonly<Record<'free' | 'onTheWay' | 'reorder' | 'pack', number>>) {
  const amount = Math.max(0, reorder) - (free + onTheWay);
  if (amount <= 0) return undefined;
  return { amount, packs: Math.max(1, Math.ceil(amount / Math.max(1, pack))) };
}
