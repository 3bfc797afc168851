import type { Shape3D } from 'replicad';
import type { HandMesh, Part } from './part.ts';

/** Largest distance between surface and triangles, mm, and the largest turn between two of them, rad. */
const TOLERANCE = 0.05;
const ANGLE = 0.5;

/** `screen` for the live view, where bytes count; `studio` for pictures, whose silhouettes must be smooth. */
export type Detail = 'screen' | 'studio';

/** Triangles of a part, whatever it is made of. Ask for `screen` first: OpenCascade keeps the finest it ever made. */
export function meshOf(part: Part, detail: Detail = 'screen'): HandMesh {
  if (part.shape.kind === 'mesh')
    return (detail === 'studio' ? part.shape.fine : undefined) ?? part.shape.mesh;
  const { tolerance = TOLERANCE, angle = ANGLE } = part;
  return detail === 'screen'
    ? triangulate(part.shape.solid, tolerance, angle)
    : triangulate(part.shape.solid, tolerance / 5, Math.min(angle / 3, 0.35));
}

function triangulate(solid: Shape3D, tolerance: number, angularTolerance: number): HandMesh {
  const { vertices, normals, triangles } = solid.mesh({ tolerance, angularTolerance });
  return {
    positions: Float32Array.from(vertices),
    normals: Float32Array.from(normals),
    indices: Uint32Array.from(triangles),
  };
}

/** Volume that the triangles enclose, mm³; negative when they face inwards. */
export function volumeOf({ positions: p, indices }: HandMesh): number {
  let six = 0;
  for (let i = 0; i < indices.length; i += 3) {
    const [a, b, c] = [at(indices, i) * 3, at(indices, i + 1) * 3, at(indices, i + 2) * 3];
    const cross = (y: 1 | 0 | 2, z: 1 | 0 | 2) => at(p, b + y) * at(p, c + z) - at(p, b + z) * at(p, c + y);
    six += at(p, a) * cross(1, 2) + at(p, a + 1) * cross(2, 0) + at(p, a + 2) * cross(0, 1);
  }
  return six / 6;
}

/**
 * Edges without exactly as many triangles one way round as the other; none in a closed surface. Corners closer than
 * 0.001 mm are one, because each face of a solid has its own.
 */
export function openEdges({ positions, indices }: HandMesh): number {
  const corners = new Map<string, number>();
  const merged = Array.from({ length: positions.length / 3 }, (_, i) => {
    const key = [0, 1, 2].map((axis) => Math.round(at(positions, i * 3 + axis) * 1000)).join();
    const known = corners.get(key) ?? corners.size;
    corners.set(key, known);
    return known;
  });
  const balance = new Map<string, number>();
  const corner = (i: number) => at(merged, at(indices, i));
  for (let i = 0; i < indices.length; i += 3) {
    const [a, b, c] = [corner(i), corner(i + 1), corner(i + 2)];
    for (const [from, to] of [
      [a, b],
      [b, c],
      [c, a],
    ] as const) {
      if (from === to) continue;
      const key = from < to ? `${from} ${to}` : `${to} ${from}`;
      balance.set(key, (balance.get(key) ?? 0) + (from < to ? 1 : -1));
    }
  }
  return [...balance.values()].filter((count) => count !== 0).length;
}

/** Least and greatest corner of a mesh, mm. */
export function boundsOf({ positions }: HandMesh): {
  min: [number, number, number];
  max: [number, number, number];
} {
  const min: [number, number, number] = [Infinity, Infinity, Infinity];
  const max: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (let i = 0; i < positions.length; i++) {
    const axis = (i % 3) as 0 | 1 | 2;
    min[axis] = Math.min(min[axis], at(positions, i));
    max[axis] = Math.max(max[axis], at(positions, i));
  }
  return { min, max };
}

/** Several meshes as one. Either all or none have UVs. */
export function joinMeshes(meshes: readonly HandMesh[]): HandMesh {
  const flat = (pick: (mesh: HandMesh) => Float32Array) =>
    Float32Array.from(meshes.flatMap((mesh) => [...pick(mesh)]));
  let offset = 0;
  const indices = meshes.flatMap((mesh) => {
    const shifted = [...mesh.indices].map((index) => index + offset);
    offset += mesh.positions.length / 3;
    return shifted;
  });
  return {
    positions: flat((mesh) => mesh.positions),
    normals: flat((mesh) => mesh.normals),
    ...(meshes.every((mesh) => mesh.uvs) && { uvs: flat((mesh) => mesh.uvs ?? new Float32Array()) }),
    indices: Uint32Array.from(indices),
  };
}

/** Collects corners and triangles of a mesh made by hand. */
export class MeshPen {
  readonly #positions: number[] = [];
  readonly #normals: number[] = [];
  readonly #uvs: number[] = [];
  readonly #indices: number[] = [];

  /** Adds a corner and returns its number. The normal need not have length 1. */
  corner(
    position: readonly number[],
    normal: readonly number[],
    uv: readonly [number, number] = [0, 0],
  ): number {
    const length = Math.hypot(...normal) || 1;
    this.#positions.push(...position);
    this.#normals.push(...normal.map((n) => n / length));
    this.#uvs.push(...uv);
    return this.#positions.length / 3 - 1;
  }

  /** Two triangles; corners counter-clockwise as seen from outside. */
  quad(a: number, b: number, c: number, d: number): void {
    this.triangle(a, b, c);
    this.triangle(a, c, d);
  }

  triangle(a: number, b: number, c: number): void {
    this.#indices.push(a, b, c);
  }

  done(withUvs: boolean): HandMesh {
    return {
      positions: Float32Array.from(this.#positions),
      normals: Float32Array.from(this.#normals),
      ...(withUvs && { uvs: Float32Array.from(this.#uvs) }),
      indices: Uint32Array.from(this.#indices),
    };
  }
}

function at(numbers: ArrayLike<number>, index: number): number {
  return numbers[index] ?? Number.NaN;
}
