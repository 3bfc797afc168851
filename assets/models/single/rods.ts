import { draw, makeCylinder, type Shape3D } from 'replicad';
import { rod } from '../fasteners.ts';
import type { Part } from '../part.ts';

/**
 * Rod magnet of a single coil: 5 × 18 mm is the standard size that the shop's article on magnets names (3/16 in
 * rods of old pickups are 4.76 mm).
 */
export const ROD = { radius: 2.5, length: 18 } as const;

/** A rod as it is placed: where its axis stands, the height of its lower end and its length, mm. */
export interface RodPlace {
  readonly x: number;
  readonly y?: number;
  readonly length: number;
}

/** Rods that stand on height `z`, mm; rods of one length share a mesh named after it. */
export function rodParts(rods: readonly RodPlace[], z: number, explode: Part['explode']): Part[] {
  const lengths = [...new Set(rods.map(({ length }) => length))].sort((a, b) => b - a);
  return lengths.map((length, i) => ({
    name: `rod-${length}`,
    slot: 'pole',
    shape: { kind: 'solid', solid: rod(`rod-${length}`, ROD.radius, length, 0.3) },
    places: rods.filter((r) => r.length === length).map(({ x, y = 0 }) => [x, y, z] as const),
    // One label is enough for magnets that differ in length alone.
    explode: explode && (i === 0 ? explode : { by: explode.by }),
  }));
}

/** Places of `count` poles, evenly spread over `spread` mm about the middle. */
export function evenly(count: number, spread: number): number[] {
  return Array.from({ length: count }, (_, i) => spread * (i / (count - 1) - 0.5));
}

/** Two poles a string: one `gap`/2 to either side of each of the given places, mm. */
export function pairs(strings: readonly number[], gap: number): number[] {
  return strings.flatMap((x) => [x - gap / 2, x + gap / 2]);
}

/** Tool that cuts a round hole through `height` mm from `z` up. */
export function hole(x: number, y: number, radius: number, z: number, height: number): Shape3D {
  return makeCylinder(radius, height, [x, y, z], [0, 0, 1]);
}

/**
 * Tool that cuts a round hole from above, its upper edge broken by `chamfer` mm: a moulded edge that catches the
 * light. `top` is the surface's height.
 */
export function softHole(x: number, y: number, radius: number, top: number, chamfer = 0.25): Shape3D {
  const deep = 6;
  const profile = draw([0, -deep])
    .lineTo([radius, -deep])
    .lineTo([radius, -chamfer])
    .lineTo([radius + chamfer + 0.5, 0.5])
    .lineTo([0, 0.5])
    .close();
  return (profile.sketchOnPlane('XZ').revolve() as Shape3D).translate(x, y, top);
}
