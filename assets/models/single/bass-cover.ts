import { drawRoundedRectangle, makeBox, makeCylinder, type Shape3D } from 'replicad';
import { cutAll, extrude, fillet, fuseAll, slab } from '../kernel.ts';
import { FIBRE } from './bobbin.ts';
import { hole, ROD, softHole } from './rods.ts';

/** Axis of a lead that is on the lower flatwork and goes out through the cover's wall, mm. */
export const LEAD_HEIGHT = FIBRE.lower + 1.05;
const EXIT = 1.1;

/** A moulded cover that reaches down to the lower flatwork's underside, with ears for the mounting screws. mm. */
export interface BassCover {
  readonly length: number;
  readonly width: number;
  readonly radius: number;
  readonly rounding: number;
  readonly wall: number;
  readonly height: number;
  /** Rods that come through its top: x. */
  readonly rods: readonly number[];
  /** Ears: middle of the screw hole, and the direction in which the ear stands out. */
  readonly ears: readonly {
    readonly at: readonly [number, number];
    readonly out: readonly [number, number];
  }[];
  /** Openings for leads in a wall, and the axis of each. */
  readonly exits?: readonly { readonly at: readonly [number, number]; readonly along: 'x' | 'y' }[];
  readonly ear: { readonly radius: number; readonly thickness: number; readonly hole: number };
}

export function bassCover(size: BassCover): Shape3D {
  const { length, width, radius, rounding, wall, height, rods, ears, ear, exits = [] } = size;
  let body = slab(length, width, radius, 0, height);
  body = fillet('cover', body, rounding, (edges) => edges.inPlane('XY', height));
  const lugs = ears.map(({ at: [x, y], out: [dx, dy] }) => {
    // From the middle of the hole back into the wall, so that the two become one.
    const back = wall + 3.5;
    const [w, d] = [Math.abs(dx) * back || 2 * ear.radius, Math.abs(dy) * back || 2 * ear.radius];
    const [cx, cy] = [x - (dx * back) / 2, y - (dy * back) / 2];
    const foot = makeBox([cx - w / 2, cy - d / 2, 0], [cx + w / 2, cy + d / 2, ear.thickness]);
    const round = extrude(
      drawRoundedRectangle(2 * ear.radius, 2 * ear.radius, ear.radius - 0.001).translate(x, y),
      0,
      ear.thickness,
    );
    return fuseAll('cover, ear', foot, [round]);
  });
  const whole = fuseAll('cover', body, lugs);
  const inside = slab(
    length - 2 * wall,
    width - 2 * wall,
    Math.max(0.3, radius - wall),
    -1,
    height - wall + 1,
  );
  return cutAll('cover', whole, [
    inside,
    ...rods.map((x) => softHole(x, 0, ROD.radius + 0.2, height)),
    ...exits.map(({ at: [x, y], along }) => {
      const [dx, dy] = along === 'x' ? [1, 0] : [0, 1];
      return makeCylinder(
        EXIT,
        2 * wall + 4,
        [x - dx * (wall + 2), y - dy * (wall + 2), LEAD_HEIGHT],
        [dx, dy, 0],
      );
    }),
    ...ears.flatMap(({ at: [x, y] }) => [
      hole(x, y, ear.hole, -1, ear.thickness + 2),
      softHole(x, y, ear.hole, ear.thickness, 0.35),
    ]),
  ]);
}
