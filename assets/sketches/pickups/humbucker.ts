import type { Vec3 } from '../camera.ts';
import type { MaterialId } from '../materials.ts';
import { type Outline, rectangle, slot } from '../outline.ts';
import type { Openings, Part, Prism } from '../parts.ts';
import { baseplate, row, SCREW_RADIUS, SCREW_TURNS, SLUG_RADIUS, screw, slug } from './hardware.ts';

/*
 * Measures of the open humbucker, mm: baseplate 68.6 × 37.6, bobbins 66.4 × 17.6 on centres 19.2 apart, coil
 * 10.6 high over all; cover 70.2 × 39.2 × 16 of 0.5 mm nickel silver. They are the usual ones of replacement parts
 * for a P.A.F. and agree with the shop's own model.
 */
const BOBBIN = { width: 66.4, depth: 17.6, radius: 5.5, flange: 1.3, bottom: 4.2, top: 14.8 };
/** Distance of a coil's centre from the middle, mm. */
export const COIL_OFFSET = 9.6;
/** Height of the bobbins' upper face over the baseplate's underside, mm. */
export const BOBBIN_TOP = BOBBIN.top;

/** One wound bobbin about y = `y` mm: flanges of `material`, coil between. */
export function bobbin(y: number, material: MaterialId): Prism[] {
  const { width, depth, radius, flange, bottom, top } = BOBBIN;
  const plan = rectangle(width, depth, radius);
  const at: Vec3 = [0, y, 0];
  return [
    {
      kind: 'prism',
      name: 'flange',
      small: true,
      material,
      at,
      outline: plan,
      z0: bottom,
      z1: bottom + flange,
      cast: 2.4,
    },
    {
      kind: 'prism',
      name: 'coil',
      small: true,
      material: 'winding',
      outline: rectangle(width - 1.8, depth - 1.8, radius - 0.9),
      at,
      z0: bottom + flange,
      z1: top - flange,
      turns: 11,
    },
    {
      kind: 'prism',
      name: 'bobbin',
      material,
      at,
      outline: plan,
      z0: top - flange,
      z1: top,
      fillet: { inset: 0.5, height: 0.5, steps: 1 },
      marks: [{ outline: rectangle(3.2, 1.4, 0.2, 0, 5.6), material: 'hole', depth: 1.3 }],
    },
  ];
}

/** Magnet, keeper and wooden spacer between baseplate and bobbins. */
export function magnetCircuit(): Prism[] {
  return [
    {
      kind: 'prism',
      name: 'magnet',
      small: true,
      material: 'alnico',
      outline: rectangle(63.5, 12.7, 0.4),
      z0: 1,
      z1: 4.2,
    },
    {
      kind: 'prism',
      name: 'keeper',
      small: true,
      material: 'steel',
      outline: rectangle(62, 4.8, 0.3, 0, -9.6),
      z0: 1,
      z1: 4.2,
    },
    {
      kind: 'prism',
      name: 'spacer',
      small: true,
      material: 'maple',
      outline: rectangle(62, 4.8, 0.3, 0, 12.6),
      z0: 1,
      z1: 4.2,
    },
  ];
}

/** Open humbucker; slugs in the rear bobbin, screws in the front one. `spread` is from first to last pole, mm. */
export function openHumbucker(rear: MaterialId, front: MaterialId, spread: number): Part[] {
  return [
    ...baseplate(),
    // The wooden spacer hides behind the magnet in every view of the whole pickup.
    ...magnetCircuit().filter((part) => part.name !== 'spacer'),
    ...bobbin(COIL_OFFSET, rear),
    ...bobbin(-COIL_OFFSET, front),
    ...row(6, spread, (x) => slug(x, COIL_OFFSET, BOBBIN_TOP + 0.7)),
    ...row(6, spread, (x, i) => screw(x, -COIL_OFFSET, BOBBIN_TOP, SCREW_TURNS[i])),
  ];
}

/** Slots of the fishbone cover: two rows that lean towards each other, mm. */
export function fishboneSlots(): Outline[] {
  const perRow = 12;
  return [-1, 1].flatMap((side) =>
    Array.from({ length: perRow }, (_, i) =>
      slot(14.4, 2.3, -28.4 + (56.8 * i) / (perRow - 1), side * 8.7, side * 62),
    ),
  );
}

/** What is seen through the slots: both bobbins and their poles, mm under the cover's face. */
export function fishboneInside(base: MaterialId, spread: number): Openings['inside'] {
  const poles = (y: number, radius: number, material: MaterialId) =>
    row(6, spread, (x) => slug(x, y, 0)).map((pole) => ({
      outline: rectangle(radius * 2, radius * 2, radius, pole.at?.[0] ?? 0, y),
      material,
      below: 1,
    }));
  return [
    { outline: rectangle(66.4, 17.6, 5.5, 0, COIL_OFFSET), material: base, below: 1.6 },
    { outline: rectangle(66.4, 17.6, 5.5, 0, -COIL_OFFSET), material: base, below: 1.6 },
    ...poles(COIL_OFFSET, SLUG_RADIUS, 'steel'),
    ...poles(-COIL_OFFSET, SCREW_RADIUS, 'nickel'),
  ];
}

/** Covered humbucker with fishbone slots; a base colour shows through them and as a line under the cover. */
export function fishboneHumbucker(cover: MaterialId, base: MaterialId, spread: number, lip = 3): Part[] {
  return [
    ...baseplate(),
    { kind: 'prism', name: 'base', material: base, outline: rectangle(69, 38, 2.2), z0: 1, z1: lip },
    {
      kind: 'prism',
      name: 'cover',
      material: cover,
      outline: rectangle(70.2, 39.2, 2.6),
      z0: lip,
      z1: 16.4,
      fillet: { inset: 1.5, height: 1.5, steps: 3 },
      openings: { outlines: fishboneSlots(), thickness: 0.7, inside: fishboneInside(base, spread) },
    },
  ];
}

/** P-90 in a humbucker's footprint: closed cover, one row of screws in the middle. */
export function humbuckerSizedP90(cover: MaterialId, spread: number): Part[] {
  return [
    ...baseplate(),
    {
      kind: 'prism',
      name: 'cover',
      material: cover,
      outline: rectangle(70.2, 39.2, 2.8),
      z0: 0.6,
      z1: 16,
      fillet: { inset: 1.5, height: 1.5, steps: 3 },
    },
    ...row(6, spread, (x, i) => screw(x, 0, 16, SCREW_TURNS[i])),
  ];
}
