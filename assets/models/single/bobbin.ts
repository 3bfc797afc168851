import { type Drawing, draw, type Shape3D } from 'replicad';
import type { Slot } from '#domain/products/finishes.ts';
import { coil, type Racetrack } from '../coil.ts';
import { cutAll, extrude } from '../kernel.ts';
import type { Part } from '../part.ts';
import { hole, ROD, type RodPlace, rodParts } from './rods.ts';

/**
 * Vulcanised fibre: 0.093 in lower flatwork (Seymour Duncan, Q&A 327, on Fender's); the upper one 1/16 in, typical,
 * measured on no particular part. mm.
 */
export const FIBRE = { lower: 2.4, upper: 1.6 } as const;

/** Measures of a coil wound straight on rod magnets between two pieces of fibre. mm; z of the lower side. */
export interface RodBobbin {
  readonly rods: readonly RodPlace[];
  readonly z: number;
  /** Height of the winding. */
  readonly winding: number;
  /** Thickness of the wire round the rods. */
  readonly build: number;
  readonly lower: Drawing;
  readonly upper: Drawing;
  /** Paint of the fibre. */
  readonly slot: Slot;
  /** Holes in the lower flatwork, besides those for rods and eyelets: x, y, radius. */
  readonly holes?: readonly (readonly [number, number, number])[];
  /** Solder points of the wire's ends: x, y. */
  readonly eyelets: readonly (readonly [number, number])[];
  /** Displacement of the parts in the exploded view, mm upwards; the coil stays with the lower flatwork. */
  readonly lift?: { readonly rods: number; readonly upper: number; readonly coil: number };
}

/** The rings of wire on rods in one row: round the rods and one layer of tape, `build` mm thick. */
export function windingOf(rods: readonly RodPlace[], build: number): { inner: Racetrack; outer: Racetrack } {
  const xs = rods.map(({ x }) => x);
  const radius = ROD.radius + 0.2;
  const span = Math.max(...xs) - Math.min(...xs);
  const ring = (r: number): Racetrack => ({ length: span + 2 * r, width: 2 * r, radius: r });
  return { inner: ring(radius), outer: ring(radius + build) };
}

/** Upper and lower flatwork, rods, winding, eyelets. The winding is about the origin: rods must be, too. */
export function rodBobbin(size: RodBobbin): Part[] {
  const { rods, z, winding, build, lower, upper, slot, holes = [], eyelets, lift } = size;
  const top = z + FIBRE.lower + winding;
  const rodHoles = (from: number, height: number) =>
    rods.map(({ x, y = 0 }) => hole(x, y, ROD.radius + 0.02, from - 1, height + 2));
  const { inner, outer } = windingOf(rods, build);
  return [
    {
      name: 'flatwork-lower',
      slot,
      shape: {
        kind: 'solid',
        solid: cutAll('flatwork-lower', extrude(lower, z, FIBRE.lower), [
          ...rodHoles(z, FIBRE.lower),
          ...holes.map(([x, y, radius]) => hole(x, y, radius, z - 1, FIBRE.lower + 2)),
          ...eyelets.map(([x, y]) => hole(x, y, EYELET.radius, z - 1, FIBRE.lower + 2)),
        ]),
      },
      explode: { by: [0, 0, 0], label: 'Lower flatwork' },
    },
    {
      name: 'coil',
      slot: 'coil',
      shape: coil({ outer, inner, z: [z + FIBRE.lower, top], bulge: 0.25 }),
      notDrawn: true,
      explode: { by: [0, 0, lift?.coil ?? 0], label: 'Winding' },
    },
    ...rodParts(rods, z, { by: [0, 0, lift?.rods ?? 0], label: 'Rod magnets' }),
    {
      name: 'flatwork-upper',
      slot,
      shape: {
        kind: 'solid',
        solid: cutAll('flatwork-upper', extrude(upper, top, FIBRE.upper), rodHoles(top, FIBRE.upper)),
      },
      explode: { by: [0, 0, lift?.upper ?? 0], label: 'Upper flatwork' },
    },
    {
      name: 'eyelet',
      slot: 'shield',
      shape: { kind: 'solid', solid: eyelet() },
      places: eyelets.map(([x, y]) => [x, y, z + FIBRE.lower] as const),
    },
  ];
}

/** Upper end of a bobbin of the given winding height, mm above its lower side. */
export function bobbinHeight(winding: number): number {
  return FIBRE.lower + winding + FIBRE.upper;
}

/** Small brass eyelet with its drop of solder; typical, measured on no particular part. mm. */
const EYELET = { radius: 0.85, flange: 1.25 } as const;

/** Its origin is on the fibre's upper side. */
function eyelet(): Shape3D {
  const { radius, flange } = EYELET;
  return draw([0, -FIBRE.lower + 0.3])
    .lineTo([radius - 0.02, -FIBRE.lower + 0.3])
    .lineTo([radius - 0.02, 0])
    .lineTo([flange, 0])
    .lineTo([flange, 0.18])
    .lineTo([flange - 0.15, 0.3])
    .threePointsArcTo([0, 0.95], [0.72, 0.72])
    .close()
    .sketchOnPlane('XZ')
    .revolve() as Shape3D;
}
