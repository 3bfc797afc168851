import { HOLE, type Pattern } from './face.ts';
import type { Outline, Point, Segment } from './outline.ts';

/** Half the wire's width, radius of the bend, how far its middle lies from the screw, and fillet at the eye, mm. */
const WIRE = 1;
const BEND = 4.4;
const REACH = 9.9;
const EYE = 1;

/** Fish-hooks with the screws as their eyes, hanging to one side and the other in turn. */
export const hook: Pattern = ({ columns, row }): Outline[] =>
  columns.map((x, i) => {
    const side = i % 2 === 0 ? 1 : -1;
    // Each hook is the last one turned by half a turn, so that the cover has no wrong way round.
    const place = ([u, v]: Point): Point => [x - side * u, row + side * v];
    const { start, segments } = shape();
    return {
      start: place(start),
      segments: segments.map(({ to, via }): Segment => ({ to: place(to), ...(via && { via: place(via) }) })),
    };
  });

/** The hook about its eye, its shank hanging down. */
function shape(): Outline {
  // Touching point of eye, shank and the round between them.
  const drop = Math.sqrt((HOLE + EYE) ** 2 - (WIRE + EYE) ** 2);
  const share = HOLE / (HOLE + EYE);
  const onEye: Point = [(WIRE + EYE) * share, -drop * share];
  const neck = Math.atan2(drop - -onEye[1], WIRE + EYE - onEye[0]) / 2;
  const round: Point = [WIRE + EYE - EYE * Math.cos(neck), -drop + EYE * Math.sin(neck)];
  const mirror = ([u, v]: Point): Point => [-u, v];
  const middle = -BEND;
  return {
    start: onEye,
    segments: [
      { to: mirror(onEye), via: [0, HOLE] },
      { to: [-WIRE, -drop], via: mirror(round) },
      { to: [-WIRE, -REACH] },
      { to: [middle - BEND + WIRE, -REACH], via: [middle, -REACH - BEND + WIRE] },
      // The barb, then the point.
      { to: [middle - BEND + WIRE, -8.4] },
      { to: [middle - BEND + WIRE + 1.7, -8.9] },
      { to: [middle - BEND - 0.2, -4.9] },
      { to: [middle - BEND - WIRE, -7.4] },
      { to: [middle - BEND - WIRE, -REACH] },
      { to: [WIRE, -REACH], via: [middle, -REACH - BEND - WIRE] },
      { to: [WIRE, -drop] },
      { to: onEye, via: round },
    ],
  };
}
