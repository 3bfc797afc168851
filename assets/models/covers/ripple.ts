import { arcsWhere, BRIDGE, HOLE, isFree, type Pattern, screwHoles } from './face.ts';
import { circle, distance, type Point } from './outline.ts';

const WIDTH = 1.6;
/** Shorter pieces look like dirt, mm. */
const SHORTEST = 4.2;
const RINGS = Array.from({ length: 11 }, (_, i) => 4.4 + 3.1 * i);

/** Rings of a drop; they part round the screws as they would round stones in a pond. */
export const ripple: Pattern = (face) => {
  // On a P90 it fell between two screws.
  const between = face.row === 0;
  const drop: Point = [0, between ? 0 : 1.2];
  return [
    ...screwHoles(face),
    circle(drop, between ? face.pitch / 2 - HOLE - BRIDGE : 1.6),
    ...RINGS.flatMap((radius) => {
      // Bridges on both sides carry a ring that no stone interrupts.
      const bridges =
        between || radius < 6 ? [-radius, radius].map((x): Point => [drop[0] + x, drop[1]]) : [];
      const free = (point: Point) =>
        (between || point[1] > face.row) &&
        isFree(face, point, WIDTH) &&
        bridges.every((bridge) => distance(point, bridge) > 0.85 + WIDTH / 2);
      return arcsWhere(drop, radius, WIDTH, free, SHORTEST);
    }),
  ];
};
