import { MeshPen } from './mesh.ts';
import type { HandMesh } from './part.ts';

type Vec3 = readonly [number, number, number];

/** Resolution of a tube: corners round it, and steps between two given points. */
export interface TubeDetail {
  readonly sides?: number;
  readonly steps?: number;
}

/** A closed tube of `radius` mm through the points, smooth between them, with flat ends. */
export function tubeMesh(points: readonly Vec3[], radius: number, detail: TubeDetail = {}): HandMesh {
  const { sides = 14, steps = 7 } = detail;
  const line = smooth(points, steps);
  const pen = new MeshPen();
  let side: Vec3 | undefined;
  const frames = line.map((centre, i) => {
    const along = unit(minus(line[i + 1] ?? centre, line[i - 1] ?? centre));
    // Carried along without twist: last frame's side, made square to the new direction.
    const wish: Vec3 = side ?? (Math.abs(along[2]) < 0.9 ? [0, 0, 1] : [1, 0, 0]);
    side = unit(minus(wish, times(along, dot(wish, along))));
    const up = cross(along, side);
    const spoke = (k: number): Vec3 => {
      const angle = (2 * Math.PI * k) / sides;
      return plus(times(side as Vec3, Math.cos(angle)), times(up, Math.sin(angle)));
    };
    return { centre, along, spokes: Array.from({ length: sides }, (_, k) => spoke(k)) };
  });

  const rings = frames.map(({ centre, spokes }) =>
    spokes.map((spoke) => pen.corner(plus(centre, times(spoke, radius)), spoke)),
  );
  for (const [i, ring] of rings.entries()) {
    const next = rings[i + 1];
    if (!next) break;
    for (let k = 0; k < sides; k++) {
      const [a = 0, b = 0] = [ring[k], ring[(k + 1) % sides]];
      const [c = 0, d = 0] = [next[(k + 1) % sides], next[k]];
      pen.quad(a, b, c, d);
    }
  }
  for (const [frame, forward] of [
    [frames[0], false],
    [frames.at(-1), true],
  ] as const) {
    if (!frame) continue;
    const normal = times(frame.along, forward ? 1 : -1);
    const middle = pen.corner(frame.centre, normal);
    const rim = frame.spokes.map((spoke) => pen.corner(plus(frame.centre, times(spoke, radius)), normal));
    for (let k = 0; k < sides; k++) {
      const [a = 0, b = 0] = [rim[k], rim[(k + 1) % sides]];
      if (forward) pen.triangle(middle, a, b);
      else pen.triangle(middle, b, a);
    }
  }
  return pen.done(false);
}

/** Points of a Catmull-Rom curve through the given ones. */
function smooth(points: readonly Vec3[], steps: number): Vec3[] {
  const result: Vec3[] = [];
  for (let i = 0; i + 1 < points.length; i++) {
    const p1 = points[i] as Vec3;
    const p2 = points[i + 1] as Vec3;
    const p0 = points[i - 1] ?? minus(times(p1, 2), p2);
    const p3 = points[i + 2] ?? minus(times(p2, 2), p1);
    for (let k = 0; k < steps; k++) {
      const t = k / steps;
      const at = (axis: 0 | 1 | 2) =>
        0.5 *
        (2 * p1[axis] +
          (p2[axis] - p0[axis]) * t +
          (2 * p0[axis] - 5 * p1[axis] + 4 * p2[axis] - p3[axis]) * t ** 2 +
          (3 * p1[axis] - p0[axis] - 3 * p2[axis] + p3[axis]) * t ** 3);
      result.push([at(0), at(1), at(2)]);
    }
  }
  const last = points.at(-1);
  return last ? [...result, last] : result;
}

const plus = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
const minus = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const times = (a: Vec3, factor: number): Vec3 => [a[0] * factor, a[1] * factor, a[2] * factor];
const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const unit = (a: Vec3): Vec3 => times(a, 1 / (Math.hypot(...a) || 1));
const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
