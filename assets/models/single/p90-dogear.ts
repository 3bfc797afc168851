import { drawRoundedRectangle, type Sketch } from 'replicad';
import { POLE_SCREW } from '../fasteners.ts';
import { cutAll, extrude, fillet, fuseAll, slab } from '../kernel.ts';
import type { Part, PickupModel } from '../part.ts';
import { measuredOn } from './measured.ts';
import { bothSides, type Corner, outline } from './outline.ts';
import { COVER_TOP, leadNotch, P90, POLES, p90Inside, p90Lead, round } from './p90.ts';
import { evenly, hole, softHole } from './rods.ts';

/**
 * Dogear P90. Screws 4 1/4 in apart, in ears that the baseplate has, too (Pro Sound HQ, "Dogear vs Soapbar P90"). The
 * body 3 3/8 × 1 9/16 in over the ears' foot; typical, measured on no particular part. mm.
 */
const COVER = {
  length: 86,
  width: 39.6,
  radius: 3.4,
  rounding: 2.2,
  ears: 118,
  earThickness: 2.2,
  mountingSpacing: 107.9,
} as const;

/** Each wall leans inwards by this much from foot to top. */
const DRAFT = 1.2;

export function p90Dogear(spacing: 50 | 52, id = `p90-dogear-${spacing}`): PickupModel {
  const mounts = [-1, 1].map((side) => [(side * COVER.mountingSpacing) / 2, 0] as const);
  const plate = extrude(outline(bothSides(earCorners(80.6, 30, 115.5, 3.6))), 0, P90.plate);
  const parts = [...p90Inside(spacing, plate, mounts), cover(spacing), ...p90Lead(-COVER.width / 2)];
  return {
    id,
    name: `Dogear P90, ${spacing} mm`,
    parts,
    measured: measuredOn(parts),
    dimensions: {
      coverLength: COVER.length,
      coverWidth: COVER.width,
      earLength: COVER.ears,
      mountingSpacing: COVER.mountingSpacing,
      poleSpacing: spacing,
      coverHeight: COVER_TOP,
      height: round(POLES.top - POLES.tip),
      poleHeight: round(POLES.top - COVER_TOP),
      wall: P90.wall,
    },
  };
}

/** Right half of an outline with ears: a body, and a triangle with a blunt tip at its end. */
function earCorners(length: number, width: number, over: number, tip: number): Corner[] {
  const [x, y, end] = [length / 2, width / 2, over / 2];
  return [
    [x - 1.5, -y, 2],
    [x + 2.5, -y + 2.6, 3],
    [end, -tip, tip + 0.6],
    [end, tip, tip + 0.6],
    [x + 2.5, y - 2.6, 3],
    [x - 1.5, y, 2],
  ];
}

function cover(spacing: number): Part {
  const { length, width, radius, rounding, ears, earThickness } = COVER;
  const { wall, plate } = P90;
  const foot = plate;
  const ring = (inset: number, z: number) =>
    drawRoundedRectangle(length - 2 * inset, width - 2 * inset, radius).sketchOnPlane('XY', z) as Sketch;
  let body = ring(0, foot).loftWith(ring(DRAFT, COVER_TOP), { ruled: true });
  body = fillet('cover', body, rounding, (edges) => edges.inPlane('XY', COVER_TOP));
  let flat = extrude(outline(bothSides(earCorners(length, width, ears, 4.6))), foot, earThickness);
  flat = fillet('cover, ears', flat, 0.8, (edges) => edges.inPlane('XY', foot + earThickness));
  const whole = fuseAll('cover', body, [flat]);
  const inside = slab(
    length - 2 * wall - 2 * DRAFT,
    width - 2 * wall - 2 * DRAFT,
    2,
    foot - 1,
    COVER_TOP - wall - foot + 1,
  );
  const solid = cutAll('cover', cutAll('cover', whole, [leadNotch(-width / 2)]), [
    inside,
    ...evenly(6, spacing).map((x) => softHole(x, 0, POLE_SCREW.headRadius + 0.15, COVER_TOP, 0.2)),
    ...[-1, 1].flatMap((side) => {
      const x = (side * COVER.mountingSpacing) / 2;
      return [hole(x, 0, 1.7, foot - 1, 6), softHole(x, 0, 1.7, foot + earThickness, 0.9)];
    }),
  ]);
  return {
    name: 'cover',
    slot: 'cover',
    shape: { kind: 'solid', solid },
    explode: { by: [0, 0, 44], label: 'Cover' },
  };
}
