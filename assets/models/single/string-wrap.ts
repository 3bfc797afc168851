import type { Racetrack } from '../coil.ts';
import { MeshPen } from '../mesh.ts';
import type { HandMesh } from '../part.ts';

/** Steps round a quarter of the coil's end, and over the back of one turn of string. */
const STEPS = { corner: 10, cord: 5 };

/**
 * String wound round a coil to guard it: `turns` turns on top of one another between two heights, on a racetrack.
 * Turns are rings rather than a helix: at a pitch of a millimetre nobody can tell. A closed mesh, mm.
 */
export function stringWrap(on: Racetrack, z: readonly [number, number], turns: number): HandMesh {
  const pen = new MeshPen();
  const pitch = (z[1] - z[0]) / turns;
  // From the wall up over the backs of all turns, and down along the wall again: (outwards, height, normal).
  const backs = Array.from({ length: turns }, (_, turn) =>
    Array.from({ length: STEPS.cord + 1 }, (_, step) => {
      const angle = Math.PI * (step / STEPS.cord - 0.5);
      const middle = z[0] + (turn + 0.5) * pitch;
      return {
        out: (Math.cos(angle) * 0.8 + 0.2) * (pitch / 2),
        height: middle + (Math.sin(angle) * pitch) / 2,
        normal: [Math.cos(angle), Math.sin(angle)] as const,
      };
    }),
  ).flat();
  const wall = [z[1], z[0]].map((height) => ({ out: -0.3, height, normal: [-1, 0] as const }));
  const profile = [...backs, ...wall];

  const rings = around(on).map(({ x, y, nx, ny }) =>
    profile.map(({ out, height, normal: [n, up] }) =>
      pen.corner([x + nx * out, y + ny * out, height], [nx * n, ny * n, up]),
    ),
  );
  for (const [i, ring] of rings.entries()) {
    const next = rings[(i + 1) % rings.length] ?? ring;
    for (let j = 0; j < ring.length; j++) {
      const k = (j + 1) % ring.length;
      const [a = 0, b = 0, c = 0, d = 0] = [ring[j], next[j], next[k], ring[k]];
      pen.quad(a, b, c, d);
    }
  }
  return pen.done(false);
}

/** Points round a racetrack, counter-clockwise, with normals. */
function around({ length, width, radius }: Racetrack) {
  const [hx, hy] = [length / 2 - radius, width / 2 - radius];
  const corners = [
    [hx, hy],
    [-hx, hy],
    [-hx, -hy],
    [hx, -hy],
  ] as const;
  return corners.flatMap(([cx, cy], quarter) =>
    Array.from({ length: STEPS.corner + 1 }, (_, i) => {
      const angle = ((quarter + i / STEPS.corner) * Math.PI) / 2;
      const [nx, ny] = [Math.cos(angle), Math.sin(angle)];
      return { x: cx + radius * nx, y: cy + radius * ny, nx, ny };
    }),
  );
}
