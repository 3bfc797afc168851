import type { MaterialId } from '../materials.ts';
import { rectangle, roundedPolygon } from '../outline.ts';
import type { Part } from '../parts.ts';
import { crossScrew, row, SCREW_TURNS, screw } from './hardware.ts';

/**
 * Soapbar P-90: cover 85.7 × 33.3 mm (3 3/8 × 1 5/16 in), 17.5 high, well-rounded. Two mounting screws stand in the
 * row of poles, between the second and third string from either side.
 */
export function soapbar(cover: MaterialId, spread: number): Part[] {
  const gap = spread / 5;
  return [
    {
      kind: 'prism',
      name: 'cover',
      material: cover,
      outline: rectangle(85.7, 33.3, 9),
      z0: 0,
      z1: 17.5,
      fillet: { inset: 2.6, height: 2.6, steps: 4 },
    },
    ...row(6, spread, (x, i) => screw(x, 0, 17.5, SCREW_TURNS[i])),
    ...[-1, 1].map((side) => crossScrew(side * gap, 0, 17.5, 1.6)),
  ];
}

/**
 * Dogear P-90: body 86 × 40 mm, 17 high; flat ears to 118 mm over all, mounting screws 107.9 mm (4 1/4 in) apart.
 */
export function dogear(cover: MaterialId, spread: number): Part[] {
  const ears = roundedPolygon(
    [
      [-41, -20],
      [41, -20],
      [46, -17],
      [59, -5],
      [59, 5],
      [46, 17],
      [41, 20],
      [-41, 20],
      [-46, 17],
      [-59, 5],
      [-59, -5],
      [-46, -17],
    ],
    [2, 2, 3, 4.6, 4.6, 3, 2, 2, 3, 4.6, 4.6, 3],
  );
  return [
    {
      kind: 'prism',
      name: 'ears',
      material: cover,
      outline: ears,
      z0: 0,
      z1: 3,
      fillet: { inset: 0.7, height: 0.7, steps: 2 },
    },
    {
      kind: 'prism',
      name: 'cover',
      material: cover,
      outline: rectangle(86, 39.6, 3),
      z0: 3,
      z1: 17,
      cast: 1.6,
      fillet: { inset: 2, height: 2, steps: 4 },
    },
    ...row(6, spread, (x, i) => screw(x, 0, 17, SCREW_TURNS[i])),
    ...[-1, 1].map((side) => crossScrew(side * 53.95, 0, 3, 2.6)),
  ];
}
