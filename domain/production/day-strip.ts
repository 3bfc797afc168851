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
/** An unbroken look at what is wound takes no less, so that it can be read. */
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

/** Lays tasks on a lane: what happened where it happened, the rest one after the other from now on, around noon. */
export function layOut(tasks: readonly Task[], now: number): readonly Block[] {
  const blocks: Block[] = [];
  let free = Math.max(now, DAY_FROM);
  for (const { minutes, began, ended, ...task } of tasks) {
    if (began !== undefined) {
      const to = ended ?? Math.max(began + minutes, now);
      const share = Math.min(0.97, Math.max(0, (now - began) / minutes));
      const seen = { ...task, from: began, to: Math.max(to, began + SHORTEST) };
      blocks.push(ended === undefined ? { ...seen, share } : seen);
      free = Math.max(free, seen.to);
      continue;
    }
    let from = Math.ceil(free / 5) * 5;
    // Nothing is begun that would not be over by noon, unless noon is over first.
    if (from < NOON[1] && from + minutes > NOON[0]) from = NOON[1];
    blocks.push({ ...task, from, to: from + minutes });
    free = from + minutes;
  }
  return blocks.flatMap((block) =>
    block.from >= DAY_TO || block.to <= DAY_FROM
      ? []
      : [{ ...block, from: Math.max(DAY_FROM, block.from), to: Math.min(DAY_TO, block.to) }],
  );
}
