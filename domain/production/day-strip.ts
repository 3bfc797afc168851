import { BENCH } from './bench.ts';

/** A piece of the day on one lane: minutes since midnight in Leipzig. */
export interface Block {
  readonly from: number;
  readonly to: number;
  /** `done` was seen to happen; all that lies ahead is modelled. */
  readonly kind: 'done' | 'on' | 'next' | 'later' | 'change' | 'hand' | 'wax';
  readonly title: string;
  readonly detail: string;
  /** Of what is on a machine, how far along it is, 0 to 1. */
  readonly share?: number;
}

/** The day that is drawn: 08:00 to 17:00, with half an hour at noon. */
export const DAY_FROM = 8 * 60;
export const DAY_TO = 17 * 60;
const NOON = [12 * 60, 12 * 60 + 30] as const;
/** What was seen is drawn no shorter, so that it can be read. */
const SHORTEST = 20;

/** Minutes to wind a pickup, modelled: its turns, and what each coil takes besides. */
export const windingMinutes = (turns: readonly number[]): number =>
  Math.round(
    turns.reduce((sum, count) => sum + count, 0) / BENCH.turnsAMinute + turns.length * BENCH.minutesACoil,
  );

/** What is to be put on a lane, one after the other. */
export type Task = Omit<Block, 'from' | 'to' | 'share'> & {
  readonly minutes: number;
  /** When it began, and ended, where that is known. */
  readonly began?: number | undefined;
  readonly ended?: number | undefined;
};

/**
 * Lays tasks on a lane: what was seen where it happened, the rest one after the other from now on, around noon. No two lie over
 * each other: of two that were begun at once the second is drawn after the first.
 */
export function layOut(tasks: readonly Task[], now: number): readonly Block[] {
  const seen = apart(tasks.flatMap((task) => seenBlock(task, now) ?? []));
  const ahead: Block[] = [];
  let free = Math.max(now, DAY_FROM, seen.at(-1)?.to ?? 0);
  for (const { minutes, began, ended: _, ...task } of tasks) {
    if (began !== undefined) continue;
    let from = Math.ceil(free / 5) * 5;
    // Nothing is begun that would not be over by noon, unless noon is over first.
    if (from < NOON[1] && from + minutes > NOON[0]) from = NOON[1];
    free = from + minutes;
    const to = Math.min(DAY_TO, free);
    if (to - from >= Math.min(minutes, SHORTEST)) ahead.push({ ...task, from, to });
  }
  return [...seen, ...ahead];
}

/** The part of the drawn day that a task took; undefined where it has not begun, or was over before or begins after that day. */
function seenBlock({ minutes, began, ended, ...task }: Task, now: number): Block | undefined {
  if (began === undefined) return undefined;
  const to = Math.max(ended ?? Math.max(began + minutes, now), began + SHORTEST);
  if (began >= DAY_TO || to <= DAY_FROM) return undefined;
  const place = { from: Math.max(DAY_FROM, began), to: Math.min(DAY_TO, to) };
  if (ended !== undefined) return { ...task, ...place };
  return { ...task, ...place, share: Math.min(0.97, Math.max(0, (now - began) / minutes)) };
}

/** Moves blocks as little as needed for none to lie over another or to be too short; without room for all the first go. */
function apart(blocks: readonly Block[]): readonly Block[] {
  let from = DAY_FROM;
  const later = blocks.map((block) => {
    const begins = Math.max(from, block.from);
    from = Math.max(block.to, begins + SHORTEST);
    return { ...block, from: begins, to: from };
  });
  let to = DAY_TO;
  const earlier = later.toReversed().map((block) => {
    const ends = Math.min(to, block.to);
    to = Math.min(block.from, ends - SHORTEST);
    return { ...block, from: to, to: ends };
  });
  return earlier.filter((block) => block.from >= DAY_FROM).toReversed();
}
