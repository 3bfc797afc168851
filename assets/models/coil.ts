import { MeshPen } from './mesh.ts';
import type { HandMesh } from './part.ts';

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
  /** How far the middle stands out over the rims, mm; wire heaps up there. */
  readonly bulge?: number;
}

/** One repeat of the wire normal map covers this much of the winding, mm along and across the wire. */
const TILE = { along: 24, across: 6 };
/** Repeats in the whole of the UV square: coordinates in 0…1 can be quantized, the material multiplies them. */
export const UV_REPEATS = [16, 4] as const;
const STEPS = { corner: 9, wall: 9 };

/**
 * A winding as a closed ring: outer and inner wall, and both ends, with UVs that run along (u) and across (v) the
 * wire. The walls swell and are slightly uneven, as scatter-wound wire is; the wire itself is in the normal map.
 */
export function coilMesh({ outer, inner, z, bulge = 0.3 }: CoilSize): HandMesh {
  const pen = new MeshPen();
  const [z0, z1] = z;
  const outside = path(outer);
  const inside = path(inner);
  const total = outside.at(-1)?.along ?? 1;
  // A whole number of repeats, so that the texture meets itself.
  const repeats = Math.max(1, Math.round(total / TILE.along));
  const u = (along: number) => ((along / total) * repeats) / UV_REPEATS[0];
  const v = (across: number) => across / TILE.across / UV_REPEATS[1];

  const wall = outside.map(({ x, y, nx, ny, along }) =>
    Array.from({ length: STEPS.wall + 1 }, (_, j) => {
      const share = j / STEPS.wall;
      // Rims at zero, so that the ends close.
      const swell =
        bulge * (1 - (2 * share - 1) ** 2) + 0.05 * Math.sin(share * Math.PI) * Math.sin(share * 17 + 1.3);
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

/** Points round the outline, counter-clockwise from the corner at +x +y, with outward normals; closes on itself. */
function path({ length, width, radius }: Racetrack) {
  const [hx, hy] = [length / 2 - radius, width / 2 - radius];
  const corners = [
    [hx, hy],
    [-hx, hy],
    [-hx, -hy],
    [hx, -hy],
  ] as const;
  const points = corners.flatMap(([cx, cy], quarter) =>
    Array.from({ length: STEPS.corner + 1 }, (_, i) => {
      const angle = ((quarter + i / STEPS.corner) * Math.PI) / 2;
      const [nx, ny] = [Math.cos(angle), Math.sin(angle)];
      return { x: cx + radius * nx, y: cy + radius * ny, nx, ny };
    }),
  );
  const closed = [...points, ...points.slice(0, 1)];
  let along = 0;
  return closed.map((point, i) => {
    const before = closed[i - 1];
    if (before) along += Math.hypot(point.x - before.x, point.y - before.y);
    return { ...point, along };
  });
}
