import type { MaterialId } from '../materials.ts';
import { rectangle, roundedPolygon } from '../outline.ts';
import type { Part } from '../parts.ts';
import { crossScrew, row, slug } from './hardware.ts';

/** How far each pole of the staggered set stands out of a Stratocaster cover, low E first, mm. */
const STAGGER = [0.9, 0.8, 1.3, 1.5, 0.5, 0.9];

/**
 * Stratocaster: cover 69.9 × 18.2 mm with round ends, fibre flatwork 83.3 × 23.5 mm under it, mounting screws 76.5 mm
 * apart (the usual spacing of replacement pickups).
 */
export function stratocaster(cover: MaterialId, spread: number): Part[] {
  return [
    {
      kind: 'prism',
      name: 'flatwork',
      material: 'fibre',
      outline: roundedPolygon(
        [
          [-31, -11.7],
          [31, -11.7],
          [41.65, -6.2],
          [41.65, 6.2],
          [31, 11.7],
          [-31, 11.7],
          [-41.65, 6.2],
          [-41.65, -6.2],
        ],
        [9, 9, 4.6, 4.6, 9, 9, 4.6, 4.6],
      ),
      z0: 0,
      z1: 2.2,
    },
    {
      kind: 'prism',
      name: 'cover',
      material: cover,
      outline: rectangle(69.9, 18.2, 9.1),
      z0: 2.2,
      z1: 15.4,
      cast: 1.8,
      fillet: { inset: 1.5, height: 1.5, steps: 3 },
    },
    ...row(6, spread, (x, i) => slug(x, 0, 15.4 + (STAGGER[i] ?? 1), STAGGER[i])),
    ...[-1, 1].map((side) => crossScrew(side * 38.25, 0, 2.2, 2.2)),
  ];
}

/**
 * Telecaster bridge pickup without its bridge: copper-plated elevator plate, fibre flatwork of 76 mm with three
 * mounting holes, the coil bare, flush poles.
 */
export function telecasterBridge(flatwork: MaterialId, spread: number): Part[] {
  const plan = roundedPolygon(
    [
      [-31, -11.2],
      [31, -11.2],
      [39, -7.5],
      [39, 1.5],
      [31, 9.5],
      [9, 14.6],
      [-9, 14.6],
      [-31, 9.5],
      [-39, 1.5],
      [-39, -7.5],
    ],
    [8, 8, 4, 4, 6, 5, 5, 6, 4, 4],
  );
  return [
    { kind: 'prism', name: 'elevator', material: 'copper-plate', outline: plan, z0: 0, z1: 1.2 },
    {
      kind: 'prism',
      name: 'flatwork',
      material: flatwork,
      outline: rectangle(67.5, 19.4, 8.4, 0, -0.6),
      z0: 1.2,
      z1: 3.4,
      cast: 1,
    },
    {
      kind: 'prism',
      name: 'coil',
      small: true,
      material: 'winding',
      outline: rectangle(64.5, 16.4, 8.2, 0, -0.6),
      z0: 3.4,
      z1: 13.6,
      turns: 13,
    },
    {
      kind: 'prism',
      name: 'bobbin',
      material: flatwork,
      outline: rectangle(67.5, 19.4, 8.4, 0, -0.6),
      z0: 13.6,
      z1: 15.8,
      fillet: { inset: 0.5, height: 0.5, steps: 1 },
    },
    ...row(6, spread, (x) => slug(x, -0.6, 16.4, 0.6)),
    crossScrew(-35.6, -3.2, 1.2, 2),
    crossScrew(35.6, -3.2, 1.2, 2),
    crossScrew(0, 11.4, 1.2, 2),
  ];
}

/** Telecaster neck pickup: closed nickel cover of 70.6 × 18.5 mm on fibre flatwork. */
export function telecasterNeck(flatwork: MaterialId): Part[] {
  return [
    {
      kind: 'prism',
      name: 'flatwork',
      material: flatwork,
      outline: rectangle(80, 17, 8),
      z0: 0,
      z1: 2.2,
    },
    {
      kind: 'prism',
      name: 'cover',
      material: 'nickel',
      outline: rectangle(70.6, 18.5, 9.2),
      z0: 2.2,
      z1: 15.2,
      cast: 1.6,
      fillet: { inset: 2, height: 2, steps: 3 },
    },
    ...[-1, 1].map((side) => crossScrew(side * 37.6, 0, 2.2, 1.8)),
  ];
}
