import { BRIDGE, type Face, HOLE, type Pattern, screwHoles } from './face.ts';
import { type Outline, polygon, slot } from './outline.ts';

/** Lean of a rib towards the tail on its way out, mm a mm. */
const LEAN = 0.42;
/** Half the width of the spine, mm. */
const SPINE = 1.9;
/** Width of the slots where the screws are the spine, mm. */
const SLOT = 2.1;

/**
 * The remaining metal is the skeleton: a spine along the middle, and ribs that lean back and grow thinner. Each
 * string has one opening on both sides, so poles are free. Screws in the middle are the vertebrae.
 */
export const fishbone: Pattern = (face) => (face.row === 0 ? throughSpine(face) : besideSpine(face));

function besideSpine({ columns, pitch, half: [, hy], row }: Face): Outline[] {
  const pole = Math.abs(row);
  return columns.flatMap((x) =>
    [-1, 1].map((side) => {
      const at = (y: number, edge: -1 | 1) => {
        // Half a rib: 2.15 mm at the spine, 1.3 at the rim.
        const rib = 2.15 - ((y - SPINE) / (hy - SPINE)) * 0.85;
        return [x + LEAN * (y - pole) + edge * (pitch / 2 - rib), side * y] as const;
      };
      const points = [at(SPINE, -1), at(SPINE, 1), at(hy, 1), at(hy, -1)];
      return polygon(side > 0 ? points : points.toReversed(), 1.1);
    }),
  );
}

function throughSpine(face: Face): Outline[] {
  const { columns, pitch, half } = face;
  const from = HOLE + BRIDGE + SLOT / 2;
  const to = half[1] - SLOT / 2;
  const lean = 0.5;
  return [
    ...screwHoles(face),
    ...columns
      .flatMap((x) => [x - pitch / 4, x + pitch / 4])
      .flatMap((x) =>
        [-1, 1].map((side) =>
          slot([x - (lean * (to - from)) / 2, side * from], [x + (lean * (to - from)) / 2, side * to], SLOT),
        ),
      ),
  ];
}
