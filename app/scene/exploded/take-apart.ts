import { SCENE_SECONDS } from './scene-time.ts';

/** Distance of a part from its place, mm: x along the pickup, y towards the neck, z up. */
export type Move = readonly [x: number, y: number, z: number];
export type PartMoves = Readonly<Record<string, Move>>;

/** The interval in which everything is apart, s. */
export const APART = 3.2;
export const APART_UNTIL = 5.6;
/** The last part is back a little before the end, s. */
const TOGETHER = 7.8;

/** Intervals of the steps, s from the beginning. */
const STEPS = {
  cover: [0.2, 2],
  bobbins: [0.9, 2.2],
  windings: [1.5, 2.6],
  poles: [1.9, 2.9],
  magnet: [2.2, 2.9],
  plate: [2.5, APART],
} as const satisfies Record<string, readonly [from: number, to: number]>;
type Step = keyof typeof STEPS;

const LEAVES: readonly (readonly [start: string, up: Step, aside: Step])[] = [
  ['cover', 'cover', 'cover'],
  ['bobbin-screw', 'plate', 'plate'],
  ['bobbin', 'bobbins', 'bobbins'],
  ['coil', 'windings', 'bobbins'],
  ['slug', 'poles', 'bobbins'],
  ['pole-screw', 'poles', 'bobbins'],
  ['magnet', 'magnet', 'magnet'],
  ['keeper', 'magnet', 'magnet'],
  ['spacer', 'magnet', 'magnet'],
];

/**
 * The CAD source lifts parts just clear of one another. Above the magnet's layer they go higher here, because the low
 * camera would otherwise hide some.
 */
const LAYER = 7;
export const liftOf = (z: number): number => (z > LAYER ? LAYER + 1.25 * z : z);

/** Smoothstep: 0 before the interval, 1 after it. */
export function smooth(value: number, from: number, to: number): number {
  const x = Math.min(Math.max((value - from) / (to - from), 0), 1);
  return x * x * x * (x * (6 * x - 15) + 10);
}

/** Time in the explosion, s. On the way back the steps run in reverse and faster. */
function apartTime(time: number): number {
  if (time <= APART_UNTIL) return Math.min(time, APART);
  return APART * Math.max(1 - (time - APART_UNTIL) / (TOGETHER - APART_UNTIL), 0);
}

/** The part that a node shows: "slug-3" is a slug, but the second bobbin is a part of its own. */
export function partOfNode(node: string, moves: PartMoves): string | undefined {
  if (node in moves) return node;
  const part = node.replace(/-\d+$/, '');
  return part in moves ? part : undefined;
}

/**
 * Offset of a part at a time of the animation, mm. Poles rise inside their bobbins before they leave them, so nothing
 * passes through its holder.
 */
export function moveAt(part: string, moves: PartMoves, time: number): Move {
  const [, up, aside] = LEAVES.find(([start]) => part.startsWith(start)) ?? [];
  const [x, y, described] = moves[part] ?? [0, 0, 0];
  const z = liftOf(described);
  if (!up || !aside || time >= SCENE_SECONDS) return [0, 0, 0];
  const now = apartTime(time);
  const share = (step: Step) => smooth(now, STEPS[step][0], STEPS[step][1]);
  const ridden = up === 'poles' ? Math.min(liftOf(moves['bobbin-top']?.[2] ?? 0), z) : 0;
  const sideways = share(aside);
  return [x * sideways, y * sideways, ridden * share('bobbins') + (z - ridden) * share(up)];
}
