import { BENCH } from './bench.ts';

/** A block of the day on one lane, in minutes since midnight in Leipzig. */
export interface DayBlock {
  readonly from: number;
  readonly to: number;
  /** `done` is recorded; everything ahead is modelled. */
  readonly kind: 'done' | 'on' | 'next' | 'later' | 'change' | 'hand' | 'wax';
  readonly title: string;
  readonly detail: string;
  /** Progress of the block on a machine, 0 to 1. */
  readonly share?: number;
}

/** The drawn part of the day: 08:00 to 17:00, with half an hour at noon. */
export const DAY_FROM = 8 * 60;
export const DAY_TO = 17 * 60;
const NOON = [12 * 60, 12 * 60 + 30] as const;
/** Least length of a recorded block, so that its text fits. */
const SHORTEST = 20;

/** Modelled minutes to wind a pickup: its turns plus a constant for each coil. */
export const windingMinutes = (turns: readonly number[]): number =>
  Math.round(
    turns.reduce((sum, count) => sum + count, 0) / BENCH.turnsAMinute + turns.length * BENCH.minutesACoil,
  );

export type Task = Omit<DayBlock, 'from' | 'to' | 'share'> & {
  readonly minutes: number;
  /** Recorded start and end, if known. */
  readonly began?: number | undefined;
  readonly ended?: number | undefined;
};

/** Places recorded tasks at their times, the rest from now on, around noon. Overlapping ones are put in sequence. */
export function layOut(tasks: readonly Task[], now: number): readonly DayBlock[] {
  const seen = apart(tasks.flatMap((task) => seenBlock(task, now) ?? []));
  const ahead: DayBlock[] = [];
  let free = Math.max(now, DAY_FROM, seen.at(-1)?.to ?? 0);
  for (const { minutes, began, ended: _, ...task } of tasks) {
    if (began !== undefined) continue;
    let from = Math.ceil(free / 5) * 5;
    // A task that would run into noon starts after it.
    if (from < NOON[1] && from + minutes > NOON[0]) from = NOON[1];
    free = from + minutes;
    const to = Math.min(DAY_TO, free);
    if (to - from >= Math.min(minutes, SHORTEST)) ahead.push({ ...task, from, to });
  }
  return [...seen, ...ahead];
}

function seenBlock({ minutes, began, ended, ...task }: Task, now: number): DayBlock | undefined {
  if (began === undefined) return undefined;
  const to = Math.max(ended ?? Math.max(began + minutes, now), began + SHORTEST);
  if (began >= DAY_TO || to <= DAY_FROM) return undefined;
  const place = { from: Math.max(DAY_FROM, began), to: Math.min(DAY_TO, to) };
  if (ended !== undefined) return { ...task, ...place };
  return { ...task, ...place, share: Math.min(0.97, Math.max(0, (now - began) / minutes)) };
}

/** Shifts blocks to avoid overlaps and too short ones; without enough room, drops the first ones. */
function apart(blocks: readonly DayBlock[]): readonly DayBlock[] {
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
