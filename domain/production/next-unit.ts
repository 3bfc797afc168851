import { addDays, type Day } from '../calendar/day.ts';
import { daysLeft, workDaysBetween } from '../calendar/work-days.ts';
import type { Language } from '../languages.ts';
import type { Awg } from '../tone/wire.ts';
import { NEXT_WORDS } from './next-unit.messages.ts';
import { type Machine, type QueuedUnit, windingOrder } from './queue.ts';
import { isMeasured, type UnitState } from './unit-state.ts';

function dueWords(today: Day, due: Day, language: Language): string {
  const messages = NEXT_WORDS[language];
  if (due < today) return messages.late(daysLeft(today, due, { language }).words);
  if (due === today) return messages.today;
  if (due === addDays(today, 1)) return messages.tomorrow;
  return workDaysBetween(today, due) <= 4 ? messages.onWeekday(due) : messages.onDay(due);
}

/** "2 of 3 are wound", for an order in progress. */
function begunWords(unit: QueuedUnit, units: readonly QueuedUnit[], language: Language): string | undefined {
  const states: readonly UnitState[] = units
    .filter(({ order }) => order === unit.order)
    .map(({ state }) => state);
  const wound = states.filter(isMeasured).length;
  return wound > 0 ? NEXT_WORDS[language].wound(wound, states.length) : undefined;
}

const withWire = (machines: readonly Machine[], awg: Awg) => machines.find((machine) => machine.awg === awg);

/** A free machine with this wire, else the first free one; undefined if none is free. */
export function freeMachine(machines: readonly Machine[], awg: Awg): Machine | undefined {
  const free = machines.filter(({ winds }) => !winds);
  return withWire(free, awg) ?? free[0];
}

/**
 * The unit to wind next: the first waiting one in winding order. Its machine is a free one with its wire, else any free
 * one; if none is free, the one with the wire, or the first. Undefined if nothing waits.
 */
export function nextUnit<P extends QueuedUnit>(
  units: readonly P[],
  machines: readonly Machine[],
  today: Day,
  language: Language = 'en',
) {
  const [unit] = windingOrder(
    units.filter(({ state }) => state === 'to wind'),
    machines,
  );
  if (!unit) return undefined;
  const machine = freeMachine(machines, unit.awg) ?? withWire(machines, unit.awg) ?? machines[0];
  const number = machine?.number ?? 1;
  /** False if its wire must be put on first. */
  const threaded = machine?.awg === unit.awg;
  const reasons = [dueWords(today, unit.due, language), begunWords(unit, units, language)]
    .filter(Boolean)
    .join(', ');
  const reason = NEXT_WORDS[language][threaded ? 'threaded' : 'toThread'](reasons, unit.awg, number);
  return { unit, machine: number, threaded, reason };
}
