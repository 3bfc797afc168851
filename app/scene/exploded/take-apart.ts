import { SCENE_SECONDS } from './scene-time.ts';

/** How far a part is from its place, mm: x along the pickup, y towards the neck, z up. */
export type Move = readonly [x: number, y: number, z: number];
/** Where each part of a model goes when it is taken apart, by its name, as the CAD source describes it. */
export type Moves = Readonly<Record<string, Move>>;

/** When everything is out, and until when it stays so, s. */
export const APART = 3.2;
export const APART_UNTIL = 5.6;
/** When the last part is back, s: a little before the end. */
const TOGETHER = 7.8;

/** What follows what, s from the beginning. */
const STEPS = {
  cover: [0.2, 2],
  bobbins: [0.9, 2.2],
  windings: [1.5, 2.6],
  poles: [1.9, 2.9],
  magnet: [2.2, 2.9],
  plate: [2.5, APART],
} as const satisfies Record<string, readonly [from: number, to: number]>;
type Step = keyof typeof STEPS;

/** With which step a part leaves its place, and with which one it moves aside. */
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
 * The CAD source lifts parts just clear of one another. Above the magnet's layer they go higher here: the eye stands
 * low, and each shall be seen.
 */
const LAYER = 7;
export const liftOf = (z: number): number => (z > LAYER ? LAYER + 1.25 * z : z);

/** Slow at both ends: 0 before, 1 after. */
export function smooth(value: number, from: number, to: number): number {
  const x = Math.min(Math.max((value - from) / (to - from), 0), 1);
  return x * x * x * (x * (6 * x - 15) + 10);
}

/** A moment of taking apart, s: on the way back the steps run backwards, faster. */
function apartTime(time: number): number {
  if (time <= APART_UNTIL) return Math.min(time, APART);
  return APART * Math.max(1 - (time - APART_UNTIL) / (TOGETHER - APART_UNTIL), 0);
}

/** The part a node shows: "slug-3" is a slug, as the second of its bobbins is a part of its own. */
export function partOf(node: string, moves: Moves): string | undefined {
  if (node in moves) return node;
  const part = node.replace(/-\d+$/, '');
  return part in moves ? part : undefined;
}

/**
 * How far a part is from its place at a moment of the animation, mm. Poles ride up in their bobbins before they
 * leave them, so that nothing passes through what it holds.
 */
export function moveAt(part: string, moves: Moves, time: number): Move {
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
