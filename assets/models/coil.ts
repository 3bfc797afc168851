import { type Detail, MeshPen } from './mesh.ts';
import type { HandMesh, Part } from './part.ts';

/** Outline of a winding seen from above: a rectangle about the origin with round corners, mm. */
export interface Racetrack {
  readonly length: number;
  readonly width: number;
  readonly radius: number;
}

export interface CoilSize {
  readonly outer: Racetrack;
  /** The bobbin's core, round which the wire lies. */
  readonly inner: Racetrack;
  /** Height of the lowest and the highest turn, mm. */
  readonly z: readonly [number, number];
  /** Bulge of the middle over the rims, mm, because wire heaps up there. */
  readonly bulge?: number;
}

/** One repeat of the wire normal map covers this much of the winding, mm along and across the wire. */
const TILE = { along: 24, across: 6 };
/** Repeats in the whole of the UV square: coordinates in 0…1 can be quantized, the material multiplies them. */
export const UV_REPEATS = [16, 4] as const;
/**
 * Corners of the studio's winding as superellipses of this power on a wider radius: wire under tension turns gently, and
 * where a straight side met an arc, gloss would show an upright edge.
 */
const GENTLE = { power: 2.5, radius: 1.26 };
/** Steps round a quarter of the coil's end, along each straight side, and up the wall. */
const STEPS = {
  screen: { corner: 12, side: 1, wall: 9 },
  studio: { corner: 40, side: 48, wall: 28 },
} as const satisfies Record<Detail, object>;
/** Amplitude of the hand-wound wall, mm: heaps and hollows some 9 and 21 mm long. */
const WANDER = 0.025;

/** The shape of a winding, coarse for the live view and fine for the studio. */
export function coil(size: CoilSize): Part['shape'] {
  return { kind: 'mesh', mesh: coilMesh(size), fine: coilMesh(size, 'studio') };
}

/**
 * A winding as a closed ring: outer and inner wall, and both ends, with UVs that run along (u) and across (v) the
 * wire. The walls swell and are slightly uneven, as scatter-wound wire is; the wire itself is in the normal map.
 */
export function coilMesh({ outer, inner, z, bulge = 0.3 }: CoilSize, detail: Detail = 'screen'): HandMesh {
  const pen = new MeshPen();
  const [z0, z1] = z;
  const steps = STEPS[detail];
  const outside = path(detail === 'studio' ? gentle(outer) : outer, steps);
  const inside = path(inner, steps);
  const total = outside.at(-1)?.along ?? 1;
  // A whole number of repeats, so that the texture meets itself.
  const repeats = Math.max(1, Math.round(total / TILE.along));
  const u = (along: number) => ((along / total) * repeats) / UV_REPEATS[0];
  const v = (across: number) => across / TILE.across / UV_REPEATS[1];

  const wall = outside.map(({ x, y, nx, ny, along }) =>
    Array.from({ length: steps.wall + 1 }, (_, j) => {
      const share = j / steps.wall;
      // Rims at zero, so that the ends close.
      const swell =
        bulge * (1 - (2 * share - 1) ** 2) +
        Math.sin(share * Math.PI) *
          (0.05 * Math.sin(share * 17 + 1.3) + (detail === 'studio' ? wander(along / total, share) : 0));
      const slope = (-4 * bulge * (2 * share - 1)) / (z1 - z0);
      return pen.corner(
        [x + nx * swell, y + ny * swell, z0 + (z1 - z0) * share],
        [nx, ny, -slope],
        [u(along), v((z1 - z0) * share)],
      );
    }),
  );
  strip(wall, (a, b, c, d) => pen.quad(a, b, c, d));

  const core = inside.map(({ x, y, nx, ny }, i) =>
    [z0, z1].map((height) =>
      pen.corner([x, y, height], [-nx, -ny, 0], [u(outside[i]?.along ?? 0), v(height - z0)]),
    ),
  );
  strip(core, (a, b, c, d) => pen.quad(b, a, d, c));

  for (const [height, up] of [
    [z0, -1],
    [z1, 1],
  ] as const) {
    const ring = inside.map((point, i) =>
      [point, outside[i] ?? point].map(({ x, y }) =>
        pen.corner(
          [x, y, height],
          [0, 0, up],
          [u(outside[i]?.along ?? 0), v(Math.hypot(x - point.x, y - point.y))],
        ),
      ),
    );
    strip(ring, (a, b, c, d) => (up > 0 ? pen.quad(b, a, d, c) : pen.quad(a, b, c, d)));
  }
  return pen.done(true);
}

/** Unevenness of a winding at a place round it and a height, both 0 to 1; round it, it meets itself. */
function wander(round: number, height: number): number {
  const wave = (times: number, climb: number) => Math.sin(2 * Math.PI * (times * round + climb * height));
  return WANDER * (0.5 * wave(7, 0.4) + 0.3 * wave(16, -0.9) + 0.2 * wave(11, 1.7));
}

/** Joins neighbouring columns of corners; columns run counter-clockwise, corners upwards or outwards. */
function strip(
  columns: readonly (readonly number[])[],
  quad: (a: number, b: number, c: number, d: number) => void,
): void {
  for (const [i, column] of columns.entries()) {
    const next = columns[i + 1];
    if (!next) return;
    for (let j = 0; j + 1 < column.length; j++) {
      const corners = [column[j], next[j], next[j + 1], column[j + 1]];
      const [a = 0, b = 0, c = 0, d = 0] = corners;
      quad(a, b, c, d);
    }
  }
}

interface Outline extends Racetrack {
  /** Exponent of the superellipses at its corners; 2 makes arcs. */
  readonly power?: number;
}

function gentle({ length, width, radius }: Racetrack): Outline {
  return { length, width, radius: Math.min(radius * GENTLE.radius, width / 2), power: GENTLE.power };
}

/** A power of a number without its sign, which is given back. */
const signed = (value: number, power: number) =>
  Math.abs(value) < 1e-12 ? 0 : Math.sign(value) * Math.abs(value) ** power;

/** Points round the outline, counter-clockwise from the corner at +x +y, with outward normals; closes on itself. */
function path(
  { length, width, radius, power = 2 }: Outline,
  steps: { readonly corner: number; readonly side: number },
) {
  const [hx, hy] = [length / 2 - radius, width / 2 - radius];
  const corners = [
    [hx, hy],
    [-hx, hy],
    [-hx, -hy],
    [hx, -hy],
  ] as const;
  const points = corners.flatMap(([cx, cy], quarter) => {
    const round = Array.from({ length: steps.corner + 1 }, (_, i) => {
      const angle = ((quarter + i / steps.corner) * Math.PI) / 2;
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      const [nx, ny] = [signed(c, 2 - 2 / power), signed(s, 2 - 2 / power)];
      return { x: cx + radius * signed(c, 2 / power), y: cy + radius * signed(s, 2 / power), nx, ny };
    });
    const last = round[steps.corner] as (typeof round)[number];
    const [tx, ty] = corners[(quarter + 1) % 4] as (typeof corners)[number];
    const side = Array.from({ length: steps.side - 1 }, (_, i) => {
      const share = (i + 1) / steps.side;
      return { ...last, x: last.x + (tx - cx) * share, y: last.y + (ty - cy) * share };
    });
    return [...round, ...side];
  });
  const closed = [...points, ...points.slice(0, 1)];
  let along = 0;
  return closed.map((point, i) => {
    const before = closed[i - 1];
    if (before) along += Math.hypot(point.x - before.x, point.y - before.y);
    return { ...point, along };
  });
}
