import type { Vec2 } from '../camera.ts';
import type { MaterialId } from '../materials.ts';
import { rectangle, roundedPolygon, transform } from '../outline.ts';
import type { Part, Prism } from '../parts.ts';
import { crossScrew, slug } from './hardware.ts';

/** Distance between two strings of a bass at the pickup, mm. */
const STRING_GAP = 19;

/**
 * A lug for a mounting screw, round on the outside, flat where it meets the body's wall.
 * @param at where the middle of its flat side touches the wall, mm
 * @param turn degrees the lug is turned; 0 points to the right
 */
function lug(material: MaterialId, at: Vec2, turn: number): Prism {
  const corners: Vec2[] = [
    [0, -LUG.half],
    [LUG.reach, -LUG.half],
    [LUG.reach, LUG.half],
    [0, LUG.half],
  ];
  return {
    kind: 'prism',
    name: 'lug',
    material,
    outline: transform(roundedPolygon(corners, [0, LUG.half, LUG.half, 0]), at[0], at[1], turn),
    z0: 0,
    z1: 3.2,
  };
}

/** Half width of a lug and how far it stands out from the wall, mm. */
const LUG = { half: 4.9, reach: 7 } as const;

/**
 * Jazz Bass: cover 18.5 mm deep, 94 mm long at the bridge and 91 mm at the neck, 16 high; two poles a string, lugs
 * between the outer pairs of strings.
 */
export function jazzBass(cover: MaterialId, length: number): Part[] {
  const poles = [-1.5, -0.5, 0.5, 1.5].flatMap((i) => [i * STRING_GAP - 4.3, i * STRING_GAP + 4.3]);
  const lugs = [-1, 1].flatMap((row) => [-1, 1].map((side) => ({ row, x: side * STRING_GAP })));
  return [
    ...lugs.map(({ row, x }) => lug(cover, [x, row * 9.25], row * 90)),
    {
      kind: 'prism',
      name: 'cover',
      material: cover,
      outline: rectangle(length, 18.5, 1.8),
      z0: 0,
      z1: 16,
      fillet: { inset: 1.1, height: 1.1, steps: 3 },
    },
    ...poles.map((x) => slug(x, 0, 16.7)),
    ...lugs.map(({ row, x }) => crossScrew(x, row * (9.25 + 3.2), 3.2, 2)),
  ];
}

/**
 * One half of a Precision Bass pickup: cover 55.9 × 28 mm (2 1/5 × 1 1/10 in), 16 high, a lug at either end; two
 * poles a string.
 */
export function precisionHalf(cover: MaterialId): Part[] {
  const poles = [-0.5, 0.5].flatMap((i) => [i * STRING_GAP - 4.4, i * STRING_GAP + 4.4]);
  const body = roundedPolygon(
    [
      [-27.95, -14],
      [27.95, -14],
      [27.95, 14],
      [-27.95, 14],
    ],
    2.4,
  );
  return [
    lug(cover, [-27.95, 0], 180),
    lug(cover, [27.95, 0], 0),
    {
      kind: 'prism',
      name: 'cover',
      material: cover,
      outline: body,
      z0: 0,
      z1: 16,
      fillet: { inset: 1.3, height: 1.3, steps: 3 },
    },
    ...poles.map((x) => slug(x, 0, 16.7)),
    crossScrew(-31.3, 0, 3.2, 2.1),
    crossScrew(31.3, 0, 3.2, 2.1),
  ];
}
