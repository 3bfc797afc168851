import { tubeMesh } from '../cable.ts';
import { joinMeshes } from '../mesh.ts';
import type { HandMesh, Part } from '../part.ts';

export type Vec3 = readonly [number, number, number];

/** Cloth-covered lead, 22 AWG: about 2 mm over the cloth, 0.75 mm bare. Typical, measured on no particular part. */
const LEAD = { cloth: 0.95, bare: 0.38 } as const;

/** Axis of a lead that is on the table, mm above the underside of the pickup. */
export const ON_TABLE = LEAD.cloth;

/** A cloth-covered lead through the given points; the last 6 mm are stripped and tinned. */
export function lead(name: 'lead-hot' | 'lead-ground', points: readonly Vec3[], suffix = ''): Part[] {
  return [
    {
      name: `${name}${suffix}`,
      slot: name,
      shape: { kind: 'mesh', mesh: tubeMesh(points, LEAD.cloth, { sides: 10, steps: 6 }) },
      notDrawn: true,
    },
    {
      name: `${name}${suffix}-tip`,
      slot: 'shield',
      shape: { kind: 'mesh', mesh: bareEnd(points, 6) },
      notDrawn: true,
    },
  ];
}

/** Braid over a lead: 4 mm thick, as on old P90s. Typical, measured on no particular part. */
const BRAID = { core: 1.6, strand: 0.36, strands: 6, pitch: 8.5 } as const;

/** Axis of a braided lead that is on the table, mm above it. */
export const BRAID_ON_TABLE = BRAID.core + BRAID.strand;

/**
 * Braided lead of a P90 along a cubic Bézier curve: tinned copper braid over a cloth-covered wire, which comes out
 * at the end through the points of `inner`.
 */
export function braidedLead(curve: readonly [Vec3, Vec3, Vec3, Vec3], inner: readonly Vec3[]): Part[] {
  return [
    { name: 'braid', slot: 'shield', shape: { kind: 'mesh', mesh: braidMesh(curve) }, notDrawn: true },
    ...lead('lead-hot', inner),
  ];
}

function bareEnd(points: readonly Vec3[], length: number): HandMesh {
  const last = points.at(-1) as Vec3;
  const before = points.at(-2) as Vec3;
  const step = Math.hypot(last[0] - before[0], last[1] - before[1], last[2] - before[2]);
  const ahead = (mm: number): Vec3 => [
    last[0] + ((last[0] - before[0]) * mm) / step,
    last[1] + ((last[1] - before[1]) * mm) / step,
    // Wire sags to the table as soon as the cloth ends.
    last[2] + ((last[2] - before[2]) * mm) / step - (mm > 0 ? 0.06 * mm : 0),
  ];
  return tubeMesh([ahead(-1.5), ahead(length / 2), ahead(length)], LEAD.bare, { sides: 8, steps: 2 });
}

/** A core, and strands that wind round it both ways. */
function braidMesh(curve: readonly [Vec3, Vec3, Vec3, Vec3]): HandMesh {
  const length = [0, 1, 2].reduce((sum, i) => {
    const [a, b] = [curve[i] as Vec3, curve[i + 1] as Vec3];
    return sum + Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2]);
  }, 0);
  const turns = Math.round(length / BRAID.pitch);
  const samples = turns * 9;
  const core = tubeMesh(
    Array.from({ length: 17 }, (_, i) => bezier(curve, i / 16).point),
    BRAID.core,
    { sides: 10, steps: 2 },
  );
  const strands = [-1, 1].flatMap((way) =>
    Array.from({ length: BRAID.strands }, (_, k) => {
      const points = Array.from({ length: samples + 1 }, (_, i): Vec3 => {
        const t = i / samples;
        const { point, side, up } = bezier(curve, t);
        const angle = 2 * Math.PI * (way * turns * t + k / BRAID.strands);
        const [c, s] = [BRAID.core * Math.cos(angle), BRAID.core * Math.sin(angle)];
        return [
          point[0] + side[0] * c + up[0] * s,
          point[1] + side[1] * c + up[1] * s,
          point[2] + side[2] * c + up[2] * s,
        ];
      });
      return tubeMesh(points, BRAID.strand, { sides: 4, steps: 1 });
    }),
  );
  return joinMeshes([core, ...strands]);
}

/** Point of the curve, and two directions square to it: one level, one upwards. */
function bezier([a, b, c, d]: readonly [Vec3, Vec3, Vec3, Vec3], t: number) {
  const s = 1 - t;
  const mix = (i: 0 | 1 | 2) => a[i] * s ** 3 + 3 * b[i] * s * s * t + 3 * c[i] * s * t * t + d[i] * t ** 3;
  const slope = (i: 0 | 1 | 2) =>
    3 * ((b[i] - a[i]) * s * s + 2 * (c[i] - b[i]) * s * t + (d[i] - c[i]) * t * t);
  const [x, y, z] = [slope(0), slope(1), slope(2)];
  const level = Math.hypot(x, y) || 1;
  const side: Vec3 = [-y / level, x / level, 0];
  const whole = Math.hypot(x, y, z) || 1;
  const up: Vec3 = [(-x * z) / level / whole, (-y * z) / level / whole, level / whole];
  const point: Vec3 = [mix(0), mix(1), mix(2)];
  return { point, side, up };
}
