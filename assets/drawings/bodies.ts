import { drawRoundedRectangle, makeCompound, type Shape3D } from 'replicad';
import { boundsOf } from '../models/mesh.ts';
import type { HandMesh, Part, PickupModel } from '../models/part.ts';

/** Parts that are meshes but hide what is behind them; leads and cables are not drawn at all. */
const WOUND = new Set(['coil', 'tape']);

/** Turns of a wound part that the drawing shows as lines, by part name. */
export type Layers = Readonly<Record<string, number>>;

/** All visible parts of a drawing as one body in place. */
export function drawnBodies(model: PickupModel, layers: Layers = {}): Shape3D {
  const solids = model.parts.flatMap((part) => placed(part, layers[part.name] ?? 1));
  return makeCompound(solids) as Shape3D;
}

function placed(part: Part, layers: number): Shape3D[] {
  const { shape } = part;
  if (shape.kind === 'mesh' && !WOUND.has(part.slot)) return [];
  const places = part.places ?? [[0, 0, 0] as const];
  return places.flatMap(([x, y, z], i) => {
    const solids = shape.kind === 'solid' ? [shape.solid.clone()] : blocks(shape.mesh, layers);
    return solids.map((solid) => solid.rotate(part.turns?.[i] ?? 0, [0, 0, 0], [0, 0, 1]).translate(x, y, z));
  });
}

/**
 * Stand-ins for a winding: a block with the same outline, once a layer. Rim and block differ by the swell of the wire,
 * less than half a millimetre.
 */
function blocks(mesh: HandMesh, layers: number): Shape3D[] {
  const { min, max } = boundsOf(mesh);
  const [length, width] = [max[0] - min[0], max[1] - min[1]];
  const [cx, cy] = [(max[0] + min[0]) / 2, (max[1] + min[1]) / 2];
  // The corners' radius follows from the area that they take off the rectangle: (4 − π) r².
  const missing = length * width - hullArea(mesh);
  const radius = Math.min(Math.sqrt(Math.max(0, missing) / (4 - Math.PI)), width / 2 - 0.01);
  const step = (max[2] - min[2]) / layers;
  return Array.from({ length: layers }, (_, i) =>
    drawRoundedRectangle(length, width, radius)
      .translate(cx, cy)
      .sketchOnPlane('XY', min[2] + i * step)
      .extrude(step),
  ) as Shape3D[];
}

/** Area of the convex outline of a mesh seen from above, mm². */
function hullArea({ positions }: HandMesh): number {
  const points = Array.from({ length: positions.length / 3 }, (_, i): [number, number] => [
    positions[3 * i] ?? 0,
    positions[3 * i + 1] ?? 0,
  ]).sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const chain = (line: [number, number][], point: [number, number]) => {
    for (;;) {
      const [a, b] = [line.at(-2), line.at(-1)];
      if (!a || !b) break;
      if ((b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) > 0) break;
      line.pop();
    }
    line.push(point);
    return line;
  };
  const lower = points.reduce<[number, number][]>(chain, []);
  const upper = points.toReversed().reduce<[number, number][]>(chain, []);
  const hull = [...lower.slice(0, -1), ...upper.slice(0, -1)];
  return (
    hull.reduce((sum, [x, y], i) => {
      const [nx, ny] = hull[(i + 1) % hull.length] as [number, number];
      return sum + x * ny - nx * y;
    }, 0) / 2
  );
}
