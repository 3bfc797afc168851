import { type Mesh, type mat4, type Node, NodeIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS } from '@gltf-transform/extensions';
import { MeshoptDecoder } from 'meshoptimizer';
import type { Camera } from './scene.ts';

/** Parts that hang below a pickup on a table; as in the studio's arrange.py, they are ignored when placing it. */
const HANGING = new Set(['cable', 'shield', 'lead-hot', 'lead-ground', 'screw', 'brass-screw']);
/** The studio's film, mm. */
const FILM = 36;

export type Point = readonly [x: number, y: number, z: number];

export interface Part {
  readonly slot: string;
  /** Three a triangle, mm, z up. */
  readonly points: readonly Point[];
}

/** All triangles of a model. */
export async function partsOf(model: Buffer): Promise<Part[]> {
  await MeshoptDecoder.ready;
  const io = new NodeIO().registerExtensions(ALL_EXTENSIONS).registerDependencies({
    'meshopt.decoder': MeshoptDecoder,
  });
  const document = await io.readBinary(model);
  return document
    .getRoot()
    .listNodes()
    .flatMap((node) => trianglesOf(node));
}

/** Pickups where the studio lays them (arrange.py): one behind the other, the first farthest, around the origin. */
export function placed(models: readonly (readonly Part[])[], gap = 0, stagger = 0): Part[] {
  const boxes = models.map((parts) => {
    const body = parts.filter(({ slot }) => !HANGING.has(slot)).flatMap(({ points }) => points);
    const low = lowest(body);
    const high = lowest(body.map(([x, y, z]): Point => [-x, -y, -z]));
    return {
      low,
      middle: [(low[0] - high[0]) / 2, (low[1] - high[1]) / 2] as const,
      depth: -high[1] - low[1],
    };
  });
  let y = (boxes.reduce((sum, { depth }) => sum + depth, 0) + gap * (models.length - 1)) / 2;
  return models.flatMap((parts, index) => {
    const { low, middle, depth } = boxes[index] as (typeof boxes)[number];
    const x = (index - (models.length - 1) / 2) * -stagger;
    const move: Point = [x - middle[0], y - depth / 2 - middle[1], -low[2]];
    y -= depth + gap;
    return parts.map(({ slot, points }) => ({
      slot,
      points: points.map(([px, py, pz]): Point => [px + move[0], py + move[1], pz + move[2]]),
    }));
  });
}

function trianglesOf(node: Node): Part[] {
  const mesh: Mesh | null = node.getMesh();
  if (!mesh) return [];
  const matrix = node.getWorldMatrix();
  return mesh.listPrimitives().map((primitive) => {
    const positions = primitive.getAttribute('POSITION');
    const indices = primitive.getIndices();
    if (!positions || !indices) throw new Error(`${node.getName()} has no triangles`);
    const element: number[] = [];
    const points = Array.from({ length: indices.getCount() }, (_, i): Point => {
      const [x, y, z] = moved(matrix, positions.getElement(indices.getScalar(i), element));
      // glTF is in metres with y up, the studio in mm with z up.
      return [x * 1000, -z * 1000, y * 1000];
    });
    return { slot: primitive.getMaterial()?.getName() ?? '', points };
  });
}

function moved(m: mat4, [x = 0, y = 0, z = 0]: readonly number[]): Point {
  const row = (r: 0 | 1 | 2) =>
    (m[r] as number) * x + (m[r + 4] as number) * y + (m[r + 8] as number) * z + (m[r + 12] as number);
  return [row(0), row(1), row(2)];
}

function lowest(points: readonly Point[]): Point {
  return points.reduce((low, point) => [
    Math.min(low[0], point[0]),
    Math.min(low[1], point[1]),
    Math.min(low[2], point[2]),
  ]);
}

/**
 * The studio's camera: mm on the table to px, and mm before the lens. Its width is that of the picture's longer side.
 */
export function projection(
  { azimuth, elevation, width, target, lens, shift = [0, 0] }: Camera,
  w: number,
  h: number,
): (point: Point) => readonly [x: number, y: number, depth: number] {
  const [a, e] = [(azimuth * Math.PI) / 180, (elevation * Math.PI) / 180];
  const [sa, ca, se, ce] = [Math.sin(a), Math.cos(a), Math.sin(e), Math.cos(e)];
  const distance = (width / FILM) * lens;
  const longer = Math.max(w, h);
  const scale = (lens / FILM) * longer;
  return ([px, py, pz]) => {
    const [x, y, z] = [px - target[0], py - target[1], pz - target[2]];
    const depth = distance - (x * sa * ce - y * ca * ce + z * se);
    const right = x * ca + y * sa;
    const up = -x * sa * se + y * ca * se + z * ce;
    return [
      w / 2 + (right / depth) * scale - shift[0] * longer,
      h / 2 - (up / depth) * scale + shift[1] * longer,
      depth,
    ];
  };
}
