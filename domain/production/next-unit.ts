import { addDays, type Day, shortDay, weekdayName } from '../calendar/day.ts';
import { daysLeft, workDaysBetween } from '../calendar/work-days.ts';
import type { Awg } from '../tone/wire.ts';
import { type Machine, type QueuedUnit, windingOrder } from './queue.ts';
import { isMeasured, type UnitState } from './unit-state.ts';

/** What to wind next, on which machine, and why. */
export interface Suggestion<P extends QueuedUnit> {
  readonly unit: P;
  readonly machine: number;
  /** False where its wire has to be put on first. */
  readonly threaded: boolean;
  readonly reason: string;
}

function dueWords(today: Day, due: Day): string {
  if (due < today) return `It is ${daysLeft(today, due).words}`;
  if (due === today) return 'Due today';
  if (due === addDays(today, 1)) return 'Due tomorrow';
  return workDaysBetween(today, due) <= 4 ? `Due on ${weekdayName(due)}` : `Due on ${shortDay(due)}`;
}

/** "2 of 3 are wound" of an order that was begun. */
function begunWords(unit: QueuedUnit, units: readonly QueuedUnit[]): string | undefined {
  const states: readonly UnitState[] = units
    .filter(({ order }) => order === unit.order)
    .map(({ state }) => state);
  const wound = states.filter(isMeasured).length;
  return wound > 0 ? `${wound} of ${states.length} ${wound === 1 ? 'is' : 'are'} wound` : undefined;
}

const withWire = (machines: readonly Machine[], awg: Awg) => machines.find((machine) => machine.awg === awg);

/** The free machine that has a wire on it, else the first free one; undefined while none is free. */
export function freeMachine(machines: readonly Machine[], awg: Awg): Machine | undefined {
  const free = machines.filter(({ winds }) => !winds);
  return withWire(free, awg) ?? free[0];
}

/**
 * The unit to wind next: the first in winding order that is on no bench. It goes on a free machine that has its wire,
 * else on a free one; while none is free, on the one that has the wire, or the first. Undefined when nothing waits.
 */
export function nextUnit<P extends QueuedUnit>(
  units: readonly P[],
  machines: readonly Machine[],
  today: Day,
): Suggestion<P> | undefined {
  const [unit] = windingOrder(
    units.filter(({ state }) => state === 'to wind'),
    machines,
  );
  if (!unit) return undefined;
  const machine = freeMachine(machines, unit.awg) ?? withWire(machines, unit.awg) ?? machines[0];
  const number = machine?.number ?? 1;
  const threaded = machine?.awg === unit.awg;
  const due = [dueWords(today, unit.due), begunWords(unit, units)].filter(Boolean).join(', ');
  const reason = threaded
    ? `${due}, and ${unit.awg}\u00a0AWG is already on machine ${number}.`
    : `${due}. Put ${unit.awg}\u00a0AWG on machine ${number}.`;
  return { unit, machine: number, threaded, reason };
}
