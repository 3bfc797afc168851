import type { Language } from '../languages.ts';
import { isOpen, type OrderState, type OrderStep } from '../orders/states.ts';
import { FINISH_WORDS } from './finish.messages.ts';
import { STATE_FIGURES } from './unit-state.messages.ts';

export const UNIT_STATES = ['to wind', 'on the bench', 'wound', 'kept', 'refunded'] as const;
/** `kept`: accepted out of tolerance with a note. `refunded` before shipping: made only if the refund fails. */
export type UnitState = (typeof UNIT_STATES)[number];

/** Possible moves. A measured unit can be wound again until its parcel leaves. */
export const UNIT_MOVES = {
  'to wind': ['on the bench', 'refunded'],
  'on the bench': ['wound', 'kept', 'to wind', 'refunded'],
  wound: ['on the bench', 'refunded'],
  kept: ['on the bench', 'refunded'],
  refunded: ['to wind', 'wound', 'kept'],
} as const satisfies Record<UnitState, readonly UnitState[]>;

export type UnitMove =
  | { readonly ok: true; readonly state: UnitState }
  | { readonly ok: false; readonly reason: 'no such move' | 'out of tolerance' | 'no note' };

interface MoveFacts {
  readonly inTolerance?: boolean;
  readonly note?: string;
}

/** Decides one move of a unit. `wound` requires values in tolerance, `kept` a note with the reason. */
export function moveUnit(from: UnitState, to: UnitState, { inTolerance, note }: MoveFacts = {}): UnitMove {
  const moves: readonly UnitState[] = UNIT_MOVES[from];
  if (!moves.includes(to)) return { ok: false, reason: 'no such move' };
  if (to === 'wound' && !inTolerance) return { ok: false, reason: 'out of tolerance' };
  if (to === 'kept' && !note?.trim()) return { ok: false, reason: 'no note' };
  return { ok: true, state: to };
}

export const isMeasured = (state: UnitState): boolean => state === 'wound' || state === 'kept';

interface OfLine {
  /** Index in the line's quantity, from 1; the pickups of a set share it. */
  readonly copy: number;
  readonly state: UnitState;
}
const PROGRESS = { refunded: 0, 'to wind': 1, 'on the bench': 2, wound: 3, kept: 3 } as const;

/** Copies of a line left out after `count` of them were refunded: the least advanced, last ones first. */
export function refundedCopies(units: readonly OfLine[], count: number): ReadonlySet<number> {
  const progress = new Map<number, number>();
  for (const { copy, state } of units) progress.set(copy, (progress.get(copy) ?? 0) + PROGRESS[state]);
  const leastFar = [...progress].sort(([copy, far], [other, further]) => far - further || other - copy);
  return new Set(leastFar.slice(0, count).map(([copy]) => copy));
}

interface AtBench {
  readonly state: UnitState;
  readonly open: readonly string[];
}

/** Nothing is left to do at the bench. */
export const isFinished = ({ state, open }: AtBench): boolean => isMeasured(state) && open.length === 0;

/** The next unit of an order at the bench: one already there, then one to wind, then one to finish. */
export const nextAtBench = <Unit extends AtBench>(units: readonly Unit[]): Unit | undefined =>
  units.find(({ state }) => state === 'on the bench') ??
  units.find(({ state }) => !isMeasured(state)) ??
  units.find((unit) => !isFinished(unit));

/** Remaining steps of measured units: "wax, test play open"; undefined if there are none. */
export function openWords(units: readonly AtBench[], language: Language = 'en'): string | undefined {
  const steps: Readonly<Partial<Record<string, string>>> = FINISH_WORDS[language].step;
  const open = new Set(units.flatMap((unit) => (isMeasured(unit.state) ? unit.open : [])));
  if (open.size === 0) return undefined;
  return STATE_FIGURES[language].open([...open].map((step) => steps[step] ?? step).join(', '));
}

/** `wound`: all units measured and finished. `packed`: label printed. In the making once a unit left the list. */
export function orderStep(
  state: OrderState,
  units: readonly AtBench[],
  { labelPrinted }: { labelPrinted: boolean },
): OrderStep {
  if (!isOpen(state)) return state;
  // Parts alone are ready as soon as they are taken up.
  if ((units.length > 0 || state !== 'paid') && units.every(isFinished))
    return labelPrinted ? 'packed' : 'wound';
  return units.some(({ state: of }) => of !== 'to wind') ? 'in the making' : state;
}

/** "2 of 3", for the board. */
export const measuredWords = (units: readonly UnitState[], language: Language = 'en'): string =>
  STATE_FIGURES[language].measured(units.filter(isMeasured).length, units.length);
