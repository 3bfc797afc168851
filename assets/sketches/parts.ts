import type { Vec2, Vec3 } from './camera.ts';
import type { MaterialId } from './materials.ts';
import type { Outline } from './outline.ts';

/** Rounding of a prism's upper edge: how far it comes in and how high it rises (mm), in how many facets. */
export interface Fillet {
  readonly inset: number;
  readonly height: number;
  readonly steps: number;
}

/** A shape on a prism's top face: a hole, a slot, a window, or a countersink. */
export interface Mark {
  readonly outline: Outline;
  readonly material: MaterialId;
  /** Depth in mm; the wall of the hole shows where the viewer looks into it. 0 is a print. */
  readonly depth: number;
}

/** Openings through a cover and what is seen through them. */
export interface Openings {
  readonly outlines: readonly Outline[];
  /** Sheet thickness, mm. */
  readonly thickness: number;
  /** Flat shapes below, back to front; `below` is their depth under the top face in mm. */
  readonly inside: readonly {
    readonly outline: Outline;
    readonly material: MaterialId;
    readonly below: number;
  }[];
}

/** A solid of constant plan between two heights, all in mm. */
export interface Prism {
  readonly kind: 'prism';
  readonly name: string;
  readonly material: MaterialId;
  readonly outline: Outline;
  readonly z0: number;
  readonly z1: number;
  readonly at?: Vec3;
  /** A small part that sits on another: it throws no shadow on the table. */
  readonly small?: boolean;
  /** Gap of the hole the part stands in, mm; shows as a dark ring at its foot. */
  readonly collar?: number;
  readonly fillet?: Fillet;
  /**
   * Brightness of the top face at places from its upper left (0) to its lower right (1), where a picture wants a
   * reflection of its own.
   */
  readonly face?: readonly (readonly [number, number])[];
  /** How much darker a wall grows along its length, in brightness; 0.1 unless given. */
  readonly falloff?: number;
  /** Visible turns of wire on the wall. */
  readonly turns?: number;
  readonly marks?: readonly Mark[];
  /** The part is no body but a recess of this depth (mm) in the face it lies on. */
  readonly recess?: number;
  readonly openings?: Openings;
  /** Length in mm of the soft shadow the part throws on the parts under it. */
  readonly cast?: number;
}

/** A cable or wire along a smooth line through points, mm. */
export interface Tube {
  readonly kind: 'tube';
  readonly name: string;
  readonly material: MaterialId;
  readonly points: readonly Vec3[];
  readonly radius: number;
}

/** Anything the renderer draws. */
export type Part = Prism | Tube;

/** An axis-aligned box, mm. */
export interface Box {
  readonly min: Vec3;
  readonly max: Vec3;
}

/** The box around a part, mm. */
export function boundsOf(part: Part): Box {
  if (part.kind === 'tube') return boxAround(part.points, part.radius);
  const [x, y, z] = part.at ?? [0, 0, 0];
  const plan = part.outline.map(({ p }): Vec2 => [p[0] + x, p[1] + y]);
  return boxAround([
    ...plan.map((p): Vec3 => [p[0], p[1], part.z0 + z]),
    ...plan.map((p): Vec3 => [p[0], p[1], part.z1 + z]),
  ]);
}

function boxAround(points: readonly Vec3[], margin = 0): Box {
  const pick = (axis: 0 | 1 | 2): number[] => points.map((p) => p[axis]);
  const axes = [pick(0), pick(1), pick(2)] as const;
  const [x, y, z] = axes;
  return {
    min: [Math.min(...x) - margin, Math.min(...y) - margin, Math.min(...z) - margin],
    max: [Math.max(...x) + margin, Math.max(...y) + margin, Math.max(...z) + margin],
  };
}

/** The part moved by (x, y, z) mm. */
export function move<P extends Part>(part: P, by: Vec3): P {
  const add = (p: Vec3): Vec3 => [p[0] + by[0], p[1] + by[1], p[2] + by[2]];
  if (part.kind === 'tube') return { ...part, points: part.points.map(add) };
  return { ...part, at: add((part as Prism).at ?? [0, 0, 0]) };
}
