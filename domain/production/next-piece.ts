import { addDays, type Day, shortDay, weekdayName } from '../calendar/day.ts';
import { daysLeft, workDaysBetween } from '../calendar/work-days.ts';
import { isMeasured, type PieceState } from './piece-state.ts';
import { type Machine, type QueuedPiece, windingOrder } from './queue.ts';

/** What to wind next, on which machine, and why. */
export interface Suggestion<P extends QueuedPiece> {
  readonly piece: P;
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
function begunWords(piece: QueuedPiece, pieces: readonly QueuedPiece[]): string | undefined {
  const states: readonly PieceState[] = pieces
    .filter(({ order }) => order === piece.order)
    .map(({ state }) => state);
  const wound = states.filter(isMeasured).length;
  return wound > 0 ? `${wound} of ${states.length} ${wound === 1 ? 'is' : 'are'} wound` : undefined;
}

/**
 * The piece to wind next: the first in winding order that lies on no bench. It goes on a free machine that has its wire,
 * else on a free one; while none is free, on the one that has the wire, or the first. Undefined when nothing waits.
 */
export function nextPiece<P extends QueuedPiece>(
  pieces: readonly P[],
  machines: readonly Machine[],
  today: Day,
): Suggestion<P> | undefined {
  const [piece] = windingOrder(
    pieces.filter(({ state }) => state === 'to wind'),
    machines,
  );
  if (!piece) return undefined;
  const free = machines.filter(({ winds }) => !winds);
  const withWire = (list: readonly Machine[]) => list.find(({ awg }) => awg === piece.awg);
  const machine = withWire(free) ?? free[0] ?? withWire(machines) ?? machines[0];
  const number = machine?.number ?? 1;
  const threaded = machine?.awg === piece.awg;
  const due = [dueWords(today, piece.due), begunWords(piece, pieces)].filter(Boolean).join(', ');
  const reason = threaded
    ? `${due}, and ${piece.awg} AWG is already on machine ${number}.`
    : `${due}. Put ${piece.awg} AWG on machine ${number}.`;
  return { piece, machine: number, threaded, reason };
}
