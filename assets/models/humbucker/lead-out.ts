import { tubeMesh } from '../cable.ts';
import { BOBBIN, COIL, ROW } from '../humbucker-dimensions.ts';
import { joinMeshes, MeshPen } from '../mesh.ts';
import type { HandMesh, Part } from '../part.ts';

/** End of the winding, from the middle, mm: on its outer side, near the ear of the baseplate. */
const END_X = -17;
/** A turn of cloth tape holds the end down: its length along the wall and its thickness, mm. */
const TAPE = { length: 9, thickness: 0.16, steps: 12 };
/** Cloth over stranded wire, mm. */
const LEAD_RADIUS = 0.42;
/** Bulge of the winding over its rims, mm, as in `coil.ts`. */
const SWELL = 0.3;

/** The end of either winding: a strip of tape on its outer wall, and the lead that goes down from under it. */
export function leadOuts(): Part[] {
  const sides = [
    [-1, -ROW],
    [1, ROW],
  ] as const;
  const part = (name: string, slot: Part['slot'], mesh: HandMesh): Part => ({
    name,
    slot,
    shape: { kind: 'mesh', mesh },
  });
  return [
    part('end-tape', 'tape', joinMeshes(sides.map(([out, y]) => strip(out, y)))),
    part('end-lead', 'lead-ground', joinMeshes(sides.map(([out, y]) => lead(out, y)))),
  ];
}

/** Middle of the wall at a share of its height, seen from the coil's middle. */
function wallAt(share: number): number {
  return COIL.width / 2 + SWELL * (1 - (2 * share - 1) ** 2);
}

/** A closed strip that is on the wall from flange to flange; its lower end stands off a little, as tape does. */
function strip(out: 1 | -1, y: number): HandMesh {
  const pen = new MeshPen();
  const [low, high] = [BOBBIN.z[0] + BOBBIN.flange + 0.05, BOBBIN.z[1] - BOBBIN.flange - 0.05];
  const rows = Array.from({ length: TAPE.steps + 1 }, (_, i) => {
    const share = i / TAPE.steps;
    const z = low + (high - low) * share;
    const off = wallAt(share) + 0.07;
    return { z, inner: y + out * (off - 0.12), outer: y + out * (off + TAPE.thickness) };
  });
  const [x0, x1] = [END_X - TAPE.length / 2, END_X + TAPE.length / 2];
  const faces = [
    rows.map(({ z, outer }) => [x0, outer, z, x1, outer, z, 0, out, 0] as const),
    rows.map(({ z, inner }) => [x1, inner, z, x0, inner, z, 0, -out, 0] as const),
    rows.map(({ z, inner, outer }) => [x0, inner, z, x0, outer, z, -1, 0, 0] as const),
    rows.map(({ z, inner, outer }) => [x1, outer, z, x1, inner, z, 1, 0, 0] as const),
  ];
  const quad = (a: number, b: number, c: number, d: number) =>
    out < 0 ? pen.quad(a, b, c, d) : pen.quad(a, d, c, b);
  for (const face of faces) {
    const corners = face.map(([ax, ay, az, bx, by, bz, nx, ny, nz]) =>
      [
        [ax, ay, az],
        [bx, by, bz],
      ].map((place) => pen.corner(place, [nx, ny, nz])),
    );
    for (const [i, [a = 0, b = 0]] of corners.entries()) {
      const [d, c] = corners[i + 1] ?? [];
      if (c !== undefined && d !== undefined) quad(a, b, c, d);
    }
  }
  for (const [row, up] of [
    [rows[0], -1],
    [rows.at(-1), 1],
  ] as const) {
    if (!row) continue;
    const [a = 0, b = 0, c = 0, d = 0] = [
      [x0, row.outer, row.z],
      [x1, row.outer, row.z],
      [x1, row.inner, row.z],
      [x0, row.inner, row.z],
    ].map((place) => pen.corner(place, [0, 0, up]));
    if (up > 0) quad(a, b, c, d);
    else quad(a, d, c, b);
  }
  return pen.done(false);
}

/** From under the tape down over the lower flange's rim, and in under the bobbin. */
function lead(out: 1 | -1, y: number): HandMesh {
  const [floor] = BOBBIN.z;
  const at = (x: number, off: number, z: number) => [END_X + x, y + out * off, z] as const;
  const rim = BOBBIN.width / 2 + LEAD_RADIUS + 0.05;
  return tubeMesh(
    [
      at(1.2, wallAt(0.6) - 0.2, floor + 5.6),
      at(1.3, wallAt(0.4) + 0.12, floor + 3.8),
      at(1.5, rim, floor + 1.2),
      at(1.9, rim - 0.1, floor - 0.1),
      at(2.8, rim - 1.8, floor - 1.4),
      at(4.6, rim - 5, floor - 2.2),
    ],
    LEAD_RADIUS,
    { sides: 14, steps: 8 },
  );
}
