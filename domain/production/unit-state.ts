import type { Language } from '../languages.ts';
import { isOpen, type OrderState, type OrderStep } from '../orders/states.ts';
import { FINISH_WORDS } from './finish.messages.ts';
import { STATE_FIGURES } from './unit-state.messages.ts';

export const UNIT_STATES = ['to wind', 'on the bench', 'wound', 'kept', 'refunded'] as const;
/**
 * `kept` is wound, out of tolerance and accepted with a note. `refunded` before its parcel left: its order goes without it,
 * and it is made only if that refund fails.
 */
export type UnitState = (typeof UNIT_STATES)[number];

/** Where a unit can go. What is measured can be wound again until its parcel leaves. */
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
  /** Whether all that was measured is within tolerance. */
  readonly inTolerance?: boolean;
  readonly note?: string;
}

/** Decides one move of a unit: `wound` asks for values in tolerance, `kept` for a note that says why. */
export function moveUnit(from: UnitState, to: UnitState, { inTolerance, note }: MoveFacts = {}): UnitMove {
  const moves: readonly UnitState[] = UNIT_MOVES[from];
  if (!moves.includes(to)) return { ok: false, reason: 'no such move' };
  if (to === 'wound' && !inTolerance) return { ok: false, reason: 'out of tolerance' };
  if (to === 'kept' && !note?.trim()) return { ok: false, reason: 'no note' };
  return { ok: true, state: to };
}

export const isMeasured = (state: UnitState): boolean => state === 'wound' || state === 'kept';

interface OfLine {
  /** Of the line's quantity, from 1: the pickups of a set have the same. */
  readonly copy: number;
  readonly state: UnitState;
}
const PROGRESS = { refunded: 0, 'to wind': 1, 'on the bench': 2, wound: 3, kept: 3 } as const;

/** Which copies of a line are not sent once so many of them were refunded: those that are least far, the last ones first. */
export function refundedCopies(units: readonly OfLine[], count: number): ReadonlySet<number> {
  const progress = new Map<number, number>();
  for (const { copy, state } of units) progress.set(copy, (progress.get(copy) ?? 0) + PROGRESS[state]);
  const leastFar = [...progress].sort(([copy, far], [other, further]) => far - further || other - copy);
  return new Set(leastFar.slice(0, count).map(([copy]) => copy));
}

interface AtBench {
  readonly state: UnitState;
  /** Steps after measuring that nobody has confirmed. */
  readonly open: readonly string[];
}

/** Nothing is left to do to it at the bench. */
export const isFinished = ({ state, open }: AtBench): boolean => isMeasured(state) && open.length === 0;

/** The unit of an order to turn to at the bench: what is there, then what is to be wound, then what is to be finished. */
export const nextAtBench = <Unit extends AtBench>(units: readonly Unit[]): Unit | undefined =>
  units.find(({ state }) => state === 'on the bench') ??
  units.find(({ state }) => !isMeasured(state)) ??
  units.find((unit) => !isFinished(unit));

/** What is left to do to units that are measured: "wax, test play open"; undefined where nothing is. */
export function openWords(units: readonly AtBench[], language: Language = 'en'): string | undefined {
  const steps: Readonly<Partial<Record<string, string>>> = FINISH_WORDS[language].step;
  const open = new Set(units.flatMap((unit) => (isMeasured(unit.state) ? unit.open : [])));
  if (open.size === 0) return undefined;
  return STATE_FIGURES[language].open([...open].map((step) => steps[step] ?? step).join(', '));
}

/**
 * The step an order is at: `wound` once all its units are measured and every step after that is confirmed, `packed` once
 * its label is printed too. A paid order is in the making from the moment one of its units leaves the list.
 */
export function orderStep(
  state: OrderState,
  units: readonly AtBench[],
  { labelPrinted }: { labelPrinted: boolean },
): OrderStep {
  if (!isOpen(state)) return state;
  if (units.length > 0 && units.every(isFinished)) return labelPrinted ? 'packed' : 'wound';
  return units.some(({ state: of }) => of !== 'to wind') ? 'in the making' : state;
}

/** "2 of 3", as the board counts. */
export const measuredWords = (units: readonly UnitState[], language: Language = 'en'): string =>
  STATE_FIGURES[language].measured(units.filter(isMeasured).length, units.length);
