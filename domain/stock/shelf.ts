import type { Day } from '../calendar/day.ts';
import { addWorkDays } from '../calendar/work-days.ts';
import { BENCH } from '../production/bench.ts';
import type { UnitState } from '../production/unit-state.ts';
import type { Need, Stage } from './needs.ts';

/** Stages of a pickup that are over by its state, whoever booked them. */
interface BenchProgress {
  /** Stages for which it has taken its parts. */
  readonly booked: readonly Stage[];
  readonly state: UnitState;
  /** Whether its cover is on. */
  readonly covered: boolean;
}

const isOver = (stage: Stage, { booked, state, covered }: BenchProgress): boolean =>
  state === 'refunded' ||
  booked.includes(stage) ||
  (stage === 'begun' && state !== 'to wind') ||
  (stage === 'measured' && (state === 'wound' || state === 'kept')) ||
  (stage === 'cover' && covered);

/** What a pickup still takes: all that it needs, less what it has taken. Parts of a coil that is begun are taken already. */
export const openNeeds = (needs: readonly Need[], progress: BenchProgress): readonly Need[] =>
  needs.filter(({ stage }) => !isOver(stage, progress));

/** How much of each part is spoken for. */
export function reservedOf(needs: readonly Need[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { part, amount } of needs) sums.set(part, (sums.get(part) ?? 0) + amount);
  return sums;
}

/** A spool with less than this has no whole coil left: it is a rest and counts as nothing. mg; a light coil has 15 g. */
export const LEAST_COIL = 26_000;

/** What of a part can be used: of wire the spools that still have a coil on them. */
export const usable = (onHand: number, spools?: readonly number[]): number =>
  spools ? spools.filter((left) => left >= LEAST_COIL).reduce((sum, left) => sum + left, 0) : onHand;

/** Work days before its promise on which a piece needs its parts: wound first, covered and packed on the last day. */
const NEEDED_BEFORE: Readonly<Record<Stage, number>> = {
  begun: BENCH.daysAfterWinding,
  measured: BENCH.daysAfterWinding,
  cover: 0,
  box: 0,
};

/** The last day on which a part may come for a piece that is promised for a day. */
export const neededOn = (promised: Day, stage: Stage): Day => addWorkDays(promised, -NEEDED_BEFORE[stage]);

/** When a piece can leave if one of its parts comes on a day. */
export const leavesAfter = (comes: Day, stage: Stage): Day => addWorkDays(comes, NEEDED_BEFORE[stage]);

/** How much of a part is to be bought, in packs and in its unit; nothing where there is enough. */
export interface ToBuy {
  readonly amount: number;
  readonly packs: number;
}

/**
 * What is missing: more than is free for open orders, or what is under the reorder point with all that is on the way. Rounded
 * up to whole packs, so that what is bought brings it to the point at least.
 */
export function toBuy({
  free,
  onTheWay,
  reorder,
  pack,
}: {
  readonly free: number;
  readonly onTheWay: number;
  readonly reorder: number;
  readonly pack: number;
}): ToBuy | undefined {
  const amount = Math.max(0, reorder) - (free + onTheWay);
  if (amount <= 0) return undefined;
  return { amount, packs: Math.max(1, Math.ceil(amount / Math.max(1, pack))) };
}
