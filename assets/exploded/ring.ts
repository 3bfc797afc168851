import { drawRoundedRectangle, makeCompound, type Shape3D } from 'replicad';
import { boundsOf } from '../models/mesh.ts';
import type { HandMesh } from '../models/part.ts';
import { hull } from './hull.ts';

/** Lines drawn for the layers of wire, so that a winding reads as one. */
const LAYERS = 9;

/** Stand-in for a winding, which is a mesh: a stack of rings with its outline and its hole. */
export function ring(mesh: HandMesh): Shape3D {
  const { min, max } = boundsOf(mesh);
  const [length, width] = [max[0] - min[0], max[1] - min[1]];
  const [cx, cy] = [(max[0] + min[0]) / 2, (max[1] + min[1]) / 2];
  const wall = width / 2 - hole(mesh, cx, cy);
  const step = (max[2] - min[2]) / LAYERS;
  // The corners' radius follows from the area that they take off the rectangle: (4 − π) r².
  const missing = length * width - areaOf(mesh);
  const radius = Math.min(Math.sqrt(Math.max(0, missing) / (4 - Math.PI)), width / 2 - 0.01);
  const core = Math.min(Math.max(radius - wall, 0.8), width / 2 - wall - 0.01);
  const outer = drawRoundedRectangle(length, width, radius);
  const inner = drawRoundedRectangle(length - 2 * wall, width - 2 * wall, core);
  const layers = Array.from({ length: LAYERS }, (_, i) =>
    outer
      .cut(inner)
      .translate(cx, cy)
      .sketchOnPlane('XY', min[2] + i * step)
      .extrude(step),
  );
  return makeCompound(layers as Shape3D[]) as Shape3D;
}

/** Half the width of the hole: how far the corners reach across that look inwards. */
function hole({ positions, normals }: HandMesh, cx: number, cy: number): number {
  let half = 0;
  for (let i = 0; i < positions.length; i += 3) {
    const [x, y] = [(positions[i] ?? 0) - cx, (positions[i + 1] ?? 0) - cy];
    const inwards = x * (normals[i] ?? 0) + y * (normals[i + 1] ?? 0) < 0;
    if (inwards && Math.abs(normals[i + 2] ?? 0) < 0.5) half = Math.max(half, Math.abs(y));
  }
  return half;
}

/** Area of the convex outline of a mesh seen from above, mm². */
function areaOf({ positions }: HandMesh): number {
  const points = Array.from({ length: positions.length / 3 }, (_, i): [number, number] => [
    positions[3 * i] ?? 0,
    positions[3 * i + 1] ?? 0,
  ]);
  const round = hull(points);
  const twice = round.reduce((sum, [x, y], i) => {
    const [nx, ny] = round[(i + 1) % round.length] as [number, number];
    return sum + x * ny - nx * y;
  }, 0);
  return twice / 2;
}
