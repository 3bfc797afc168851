import type { Pattern } from './face.ts';
import { inset, type Point, polygon } from './outline.ts';

/** Half the width of a crack, which is the metal that stays, mm. */
const CRACK = 0.75;

/*
 * Nodes of the cracks: x in steps of the strings' distance, y in mm. The blow was at `hit`; cracks run from it to the
 * rim and to a ring of breaks over the screws, each of which has its own shard below.
 */
const HIT: Point = [0.2, 5.6];
const RING: readonly Point[] = [
  [-3.16, -2.6],
  [-1.86, -4.4],
  [-1.04, -3.1],
  [-0.1, -4.6],
  [0.96, -2.6],
  [1.84, -4.3],
  [3.16, -2.2],
];
const FOOT: readonly Point[] = [
  [-3.16, -16.1],
  [-2.13, -16.1],
  [-0.9, -16.1],
  [0.14, -16.1],
  [0.92, -16.1],
  [2.12, -16.1],
  [3.16, -16.1],
];
const WEST: Point = [-3.16, 6.6];
const EAST: Point = [3.16, 8.2];
const NORTH_WEST: Point = [-3.16, 16.1];
const NORTH_EAST: Point = [3.16, 16.1];
const KNOT_WEST: Point = [-1.35, 4.3];
const KNOT_EAST: Point = [1.75, 5.6];
const RIM: readonly Point[] = [
  [-2.35, 16.1],
  [-1.25, 16.1],
  [-0.15, 16.1],
  [0.95, 16.1],
  [2.25, 16.1],
];

/** A pane that was struck once: shards that point at the blow. */
export const shards: Pattern = ({ pitch, half: [hx] }) => {
  const [r0, r1, r2, r3, r4, r5, r6] = RING as [Point, Point, Point, Point, Point, Point, Point];
  const [t0, t1, t2, t3, t4] = RIM as [Point, Point, Point, Point, Point];
  const lower = FOOT.slice(1).map((foot, i): Point[] => {
    const corner = (points: readonly Point[], at: number): Point => points[at] ?? foot;
    return [corner(FOOT, i), foot, corner(RING, i + 1), corner(RING, i)];
  });
  const upper: Point[][] = [
    [HIT, r3, r4],
    [HIT, r2, r3],
    [HIT, KNOT_WEST, r1, r2],
    [KNOT_WEST, WEST, r0, r1],
    [KNOT_WEST, t0, NORTH_WEST, WEST],
    [HIT, t1, t0, KNOT_WEST],
    [HIT, t2, t1],
    [HIT, t3, t2],
    [HIT, KNOT_EAST, t4, t3],
    [KNOT_EAST, EAST, NORTH_EAST, t4],
    [KNOT_EAST, r5, r6, EAST],
    [HIT, r4, r5, KNOT_EAST],
  ];
  const place = ([x, y]: Point): Point => [Math.max(-hx, Math.min(hx, x * pitch)), y];
  return [...lower, ...upper].map((shard) => polygon(inset(shard.map(place), CRACK), 0.35));
};
