import { draw, makeBox, makeCylinder, type Shape3D } from 'replicad';
import { fillet } from './kernel.ts';

/** Measures of a slotted screw, mm. Its origin is on the axis, at the underside of the head. */
export interface ScrewSize {
  readonly headRadius: number;
  /** Straight part of the head, below the dome. */
  readonly headHeight: number;
  /** Height of the dome over the straight part. */
  readonly dome: number;
  /** Crest radius of the thread. */
  readonly radius: number;
  readonly pitch: number;
  /** From the underside of the head to the tip. */
  readonly length: number;
  /** Part of the shank without thread, from the head down. */
  readonly plain: number;
  readonly slotWidth: number;
  readonly slotDepth: number;
  /** Tapers to a point, as for wood and plastic. */
  readonly pointed?: boolean;
}

/**
 * Pole screw of a humbucker: 5–40 UNC × 3/4 in fillister head (ASME B18.6.3: thread 3.175 mm, 40 turns an inch,
 * head at most 5.2 mm), as on replacement parts for a P.A.F.
 */
export const POLE_SCREW: ScrewSize = {
  headRadius: 2.5,
  headHeight: 1.15,
  dome: 0.75,
  radius: 1.5875,
  pitch: 0.635,
  length: 19.05,
  plain: 7,
  slotWidth: 0.85,
  slotDepth: 1,
};

/** Brass screw that holds a bobbin to the baseplate: 3–48 × 3/8 in round head; typical, measured on no particular part. */
export const BOBBIN_SCREW: ScrewSize = {
  headRadius: 2.2,
  headHeight: 0.6,
  dome: 0.9,
  radius: 1.22,
  pitch: 0.529,
  length: 7.5,
  plain: 1.2,
  slotWidth: 0.65,
  slotDepth: 0.8,
};

/**
 * A slotted screw that stands head up. The thread is a stack of rings turned from a zig-zag: at this size it cannot
 * be told from a helix, and it takes a hundredth of the time to build.
 */
export function screw(size: ScrewSize): Shape3D {
  const { headRadius, headHeight, dome, radius, pitch, length, plain } = size;
  const root = radius - 0.54 * pitch;
  const tip = size.pointed ? 4 * pitch : 0.5;
  const turns = Math.floor((length - plain - tip) / pitch);
  const start = -length + tip;
  let pen = draw([0, -length])
    .lineTo([size.pointed ? 0.12 : root - 0.25, -length])
    .lineTo([root, start]);
  for (let turn = 0; turn < turns; turn++) {
    const z = start + turn * pitch;
    pen = pen.lineTo([radius, z + pitch / 2]).lineTo([root, z + pitch]);
  }
  const top = headHeight + dome;
  const rim = headHeight + dome * 0.3;
  const solid = pen
    .lineTo([radius, start + turns * pitch + 0.2])
    .lineTo([radius, 0])
    .lineTo([headRadius - 0.12, 0])
    .lineTo([headRadius, 0.12])
    .lineTo([headRadius, headHeight])
    .threePointsArcTo([headRadius * 0.86, rim], [headRadius * 0.963, headHeight + dome * 0.2])
    .threePointsArcTo([0, top], [headRadius * 0.45, top - dome * 0.16])
    .close()
    .sketchOnPlane('XZ')
    .revolve() as Shape3D;
  const half = size.slotWidth / 2;
  const out = headRadius + 1;
  return solid.cut(makeBox([-out, -half, top - size.slotDepth], [out, half, top + 1]));
}

/** A round bar that is on z = 0, both ends rounded; radius, length and rounding in mm. */
export function rod(part: string, radius: number, length: number, rounding: number): Shape3D {
  return fillet(part, makeCylinder(radius, length), rounding, (edges) => edges.ofCurveType('CIRCLE'));
}

/** Slug of a humbucker: 3/16 in × 1/2 in steel, as on replacement parts for a P.A.F. Stands on z = 0. */
export const SLUG = { radius: 2.38, length: 12.7 } as const;

export function slug(): Shape3D {
  return rod('slug', SLUG.radius, SLUG.length, 0.3);
}
