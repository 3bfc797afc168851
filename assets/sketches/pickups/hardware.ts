import type { MaterialId } from '../materials.ts';
import { circle, polePositions, rectangle, roundedPolygon, slot } from '../outline.ts';
import type { Part, Prism } from '../parts.ts';

/** Radius of a 3/16 in pole slug, mm. */
export const SLUG_RADIUS = 2.38;
/** Radius of a fillister pole screw's head (5-40 UNC), mm. */
export const SCREW_RADIUS = 2.5;

/** Six strings: distance from the first pole to the last, mm; the neck position is narrower. */
export const POLE_SPREAD = { neck: 50, bridge: 52 } as const;

/** Plain round pole whose top stands at `z` mm, `rise` mm above what surrounds it. */
export function slug(x: number, y: number, z: number, rise = 0.7): Prism {
  return {
    kind: 'prism',
    name: 'slug',
    material: 'steel',
    small: true,
    collar: 0.25,
    outline: circle(SLUG_RADIUS),
    z0: -rise,
    z1: 0,
    at: [x, y, z],
    fillet: { inset: 0.4, height: 0.3, steps: 1 },
  };
}

/**
 * Slotted screw with a domed head that rests on `z` mm; two parts, so that screws turned differently share a head.
 * @param turn degrees the slot is turned
 */
export function screw(x: number, y: number, z: number, turn = 0, radius = SCREW_RADIUS): Prism[] {
  const height = 1.3 * (radius / SCREW_RADIUS);
  return [
    {
      kind: 'prism',
      name: 'screw',
      material: 'nickel',
      small: true,
      collar: 0.3,
      outline: circle(radius),
      z0: 0,
      z1: height,
      at: [x, y, z],
      fillet: { inset: radius * 0.5, height: height * 0.5, steps: 1 },
    },
    {
      kind: 'prism',
      name: 'slot',
      material: 'hole',
      small: true,
      recess: 0.5,
      outline: slot(radius * 1.9, 0.72, 0, 0, turn),
      z0: height,
      z1: height,
      at: [x, y, z],
    },
  ];
}

/** Angles at which a row of slotted screws stands: never alike, and the same each time. */
export const SCREW_TURNS: readonly number[] = [12, 40, 12, -20, 40, 12];

/** Cross-head mounting screw, flat on `z` mm. */
export function crossScrew(x: number, y: number, z: number, radius = 2.4): Prism {
  const arm = (degrees: number) => ({
    outline: slot(radius * 1.25, 0.6, 0, 0, degrees),
    material: 'hole' as const,
    depth: 0.4,
  });
  return {
    kind: 'prism',
    name: 'mounting screw',
    material: 'nickel',
    small: true,
    collar: 0.2,
    outline: circle(radius),
    z0: 0,
    z1: 0.9,
    at: [x, y, z],
    fillet: { inset: radius * 0.4, height: 0.5, steps: 1 },
    marks: [arm(28), arm(118)],
  };
}

/** A row of evenly spaced poles. */
export function row(
  count: number,
  spread: number,
  pole: (x: number, index: number) => Prism | Prism[],
): Prism[] {
  return polePositions(count, spread).flatMap(pole);
}

/** Height of a humbucker's feet under its baseplate, mm. */
export const LEG_DROP = 5.8;

/** Baseplate of 68.6 × 37.6 mm with bent legs; 91.6 mm from foot to foot, 12.7 mm (1/2 in) wide. */
export function baseplate(material: MaterialId = 'nickel', legs: MaterialId = 'nickel'): Part[] {
  const leg = (side: -1 | 1): Part[] => {
    const inner = side * 34.3;
    const outer = side * 45.8;
    const corners = side > 0 ? ([inner, outer] as const) : ([outer, inner] as const);
    return [
      {
        kind: 'prism',
        name: 'leg',
        small: true,
        material: legs,
        outline: rectangle(1, 12.7, 0.2, side * 34.8, 0),
        z0: -LEG_DROP + 1,
        z1: 1,
      },
      {
        kind: 'prism',
        name: 'foot',
        material: legs,
        outline: roundedPolygon(
          [
            [corners[0], -6.35],
            [corners[1], -6.35],
            [corners[1], 6.35],
            [corners[0], 6.35],
          ],
          side > 0 ? [0.2, 3.2, 3.2, 0.2] : [3.2, 0.2, 0.2, 3.2],
        ),
        z0: -LEG_DROP,
        z1: -LEG_DROP + 1,
        marks: [{ outline: circle(1.6, side * 40.9, 0), material: 'hole', depth: 1 }],
      },
    ];
  };
  return [
    ...leg(-1),
    ...leg(1),
    { kind: 'prism', name: 'baseplate', material, outline: rectangle(68.6, 37.6, 2.2), z0: 0, z1: 1 },
  ];
}
