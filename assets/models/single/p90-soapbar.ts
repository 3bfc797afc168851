import { makeCylinder, type Shape3D } from 'replicad';
import { POLE_SCREW } from '../fasteners.ts';
import { cutAll, fillet, slab } from '../kernel.ts';
import type { Part, PickupModel } from '../part.ts';
import { measuredOn } from './measured.ts';
import { COVER_TOP, leadNotch, P90, POLES, p90Inside, p90Lead, round } from './p90.ts';
import { evenly, softHole } from './rods.ts';

/**
 * Soapbar P90. Two mounting screws go through between the second and third string from either side (Pro Sound HQ,
 * "Dogear vs Soapbar P90"). Cover 3 3/8 × 1 3/8 in, typical, measured on no particular part. mm.
 */
const COVER = { length: 85.7, width: 34.9, radius: 6.5, rounding: 2.6 } as const;
const MOUNT = { radius: 1.35, sink: 2.1 } as const;

export function p90Soapbar(spacing: 50 | 52, id = `p90-soapbar-${spacing}`): PickupModel {
  const mounts = [-1, 1].map((side) => [(side * spacing) / 5, 0] as const);
  const plate = slab(80.6, 30, 4, 0, P90.plate);
  const parts = [...p90Inside(spacing, plate, mounts), cover(spacing, mounts), ...p90Lead(-COVER.width / 2)];
  return {
    id,
    name: `Soapbar P90, ${spacing} mm`,
    parts,
    measured: measuredOn(parts),
    dimensions: {
      coverLength: COVER.length,
      coverWidth: COVER.width,
      poleSpacing: spacing,
      mountingSpacing: round((2 * spacing) / 5),
      coverHeight: COVER_TOP,
      height: round(POLES.top - POLES.tip),
      poleHeight: round(POLES.top - COVER_TOP),
      wall: P90.wall,
    },
  };
}

function cover(spacing: number, mounts: readonly (readonly [number, number])[]): Part {
  const { length, width, radius, rounding } = COVER;
  const { wall } = P90;
  let body: Shape3D = slab(length, width, radius, 0, COVER_TOP);
  body = fillet('cover', body, rounding, (edges) => edges.inPlane('XY', COVER_TOP));
  const inside = slab(length - 2 * wall, width - 2 * wall, radius - wall, -1, COVER_TOP - wall + 1);
  const solid = cutAll('cover', cutAll('cover', body, [leadNotch(-width / 2)]), [
    inside,
    ...evenly(6, spacing).map((x) => softHole(x, 0, POLE_SCREW.headRadius + 0.15, COVER_TOP, 0.2)),
    ...mounts.map(([x, y]) => sunkHole(x, y)),
  ]);
  return {
    name: 'cover',
    slot: 'cover',
    shape: { kind: 'solid', solid },
    explode: { by: [0, 0, 44], label: 'Cover' },
  };
}

/** Hole for a mounting screw, stepped for its head. */
function sunkHole(x: number, y: number): Shape3D {
  const through = makeCylinder(MOUNT.radius, 8, [x, y, COVER_TOP - 6], [0, 0, 1]);
  return through.fuse(makeCylinder(MOUNT.sink, 3, [x, y, COVER_TOP - 0.6], [0, 0, 1]));
}
