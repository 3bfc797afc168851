import { makeBox, makeCylinder, type Shape3D } from 'replicad';
import { BOBBIN } from '../humbucker-dimensions.ts';
import { cutAll, fillet, fuseAll, slab } from '../kernel.ts';

/** Poles of a bobbin: slugs, pole screws with sunk heads, or none visible. */
export type Poles = 'slugs' | 'screws' | 'blank';

export interface BobbinSize {
  readonly length: number;
  readonly width: number;
  readonly radius: number;
  readonly flange: number;
  readonly z: readonly [number, number];
  readonly core: { readonly length: number; readonly width: number; readonly radius: number };
  readonly foot: number;
}

/** Radius and depth of the seat of a screw's head. */
export const SEAT = { radius: 2.7, depth: 0.9 } as const;

/**
 * An injection-moulded bobbin about the origin: two flanges with rounded rims, the core, and feet on which it stands
 * over the magnet. A window in the upper flange shows the wire, on the side `window` along y; bobbins
 * for covers have none, since it would peep through the openings.
 */
export function bobbin(
  part: string,
  size: BobbinSize,
  columns: readonly number[],
  poles: Poles,
  window?: 1 | -1,
): Shape3D {
  const { length, width, radius, flange, core } = size;
  const [z0, z1] = size.z;
  const plate = (z: number, rim: number, face: number) =>
    fillet(part, slab(length, width, radius, z, flange), rim, (edges) => edges.inPlane('XY', face));
  const feet = [-size.foot, size.foot].map((x) => makeCylinder(2.1, z0 - 1 + 0.2, [x, 0, 1], [0, 0, 1]));
  const body = fuseAll(part, plate(z1 - flange, 0.5, z1), [
    slab(core.length, core.width, core.radius, z0 + 0.2, z1 - z0 - 0.4),
    fuseAll(part, plate(z0, 0.5, z0), feet),
  ]);
  const drill = (r: number, from: number, to: number) => (x: number) =>
    makeCylinder(r, to - from, [x, 0, from], [0, 0, 1]);
  const tools = [-size.foot, size.foot].map(drill(1.05, 0, z0 + flange - 0.2));
  if (window) {
    // Over the winding, between core and rim.
    const middle = (window * (core.width + width)) / 4;
    tools.push(makeBox([-1.6, middle - 1.1, z1 - flange - 0.5], [1.6, middle + 1.1, z1 + 1]));
  }
  if (poles === 'slugs') tools.push(...columns.map(drill(2.42, z0 - 1, z1 + 1)));
  if (poles === 'screws') tools.push(...columns.map(drill(1.66, z0 - 1, z1 - SEAT.depth + 0.2)));
  if (poles === 'blank') tools.push(...columns.map(drill(2.42, z0 - 1, z1 - flange)));
  const drilled = cutAll(part, body, tools);
  const seats = poles === 'screws' ? columns.map(drill(SEAT.radius, z1 - SEAT.depth, z1 + 1)) : [];
  return cutAll(part, drilled, seats);
}

/** The bobbin of a humbucker. */
export function humbuckerBobbin(
  part: string,
  columns: readonly number[],
  poles: Poles,
  window?: 1 | -1,
): Shape3D {
  return bobbin(part, BOBBIN, columns, poles, window);
}
