import { type Mesh, type mat4, type Node, NodeIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS } from '@gltf-transform/extensions';
import { MeshoptDecoder } from 'meshoptimizer';
import sharp from 'sharp';
import type { Camera } from './scene.ts';

/** What hangs below a pickup when it lies on a table; as in studio.py, it does not count when the pickup is placed. */
const HANGING = new Set(['cable', 'shield', 'lead-hot', 'lead-ground', 'screw', 'brass-screw']);
/** The studio's film, mm. */
const FILM = 36;
/** Pixels of the mask are counted on a finer grid first: soft edges. */
const FINER = 4;

type Point = readonly [x: number, y: number, z: number];

/** Where a pickup is in its picture, 0 to 255 a pixel, as the studio's camera sees it. Sizes in px. */
export async function silhouette(
  model: Buffer,
  camera: Camera,
  width: number,
  height: number,
): Promise<Buffer> {
  await MeshoptDecoder.ready;
  const io = new NodeIO().registerExtensions(ALL_EXTENSIONS).registerDependencies({
    'meshopt.decoder': MeshoptDecoder,
  });
  const document = await io.readBinary(model);
  const parts = document
    .getRoot()
    .listNodes()
    .flatMap((node) => trianglesOf(node));
  const body = parts.filter(({ slot }) => !HANGING.has(slot)).flatMap(({ points }) => points);
  const low = lowest(body);
  const high = lowest(body.map(([x, y, z]): Point => [-x, -y, -z]));
  const middle: Point = [(low[0] - high[0]) / 2, (low[1] - high[1]) / 2, low[2]];
  const view = projection(camera, width * FINER, height * FINER);
  const covered = Buffer.alloc(width * FINER * height * FINER);
  for (const { points } of parts) {
    const seen = points.map((point) =>
      view(point.map((value, axis) => value - (middle[axis] as number)) as never),
    );
    for (let i = 0; i + 2 < seen.length; i += 3)
      fill(covered, width * FINER, height * FINER, seen.slice(i, i + 3) as [Flat, Flat, Flat]);
  }
  return sharp(covered, { raw: { width: width * FINER, height: height * FINER, channels: 1 } })
    .resize(width, height, { kernel: 'cubic' })
    .extractChannel(0)
    .raw()
    .toBuffer();
}

interface Part {
  readonly slot: string;
  /** Three a triangle, mm, z up. */
  readonly points: readonly Point[];
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

type Flat = readonly [x: number, y: number];

/** The studio's camera: mm on the table to px. Its width is that of the picture's longer side. */
function projection(
  { azimuth, elevation, width, target, lens }: Camera,
  w: number,
  h: number,
): (point: Point) => Flat {
  const [a, e] = [(azimuth * Math.PI) / 180, (elevation * Math.PI) / 180];
  const [sa, ca, se, ce] = [Math.sin(a), Math.cos(a), Math.sin(e), Math.cos(e)];
  const distance = (width / FILM) * lens;
  const scale = (lens / FILM) * Math.max(w, h);
  return ([px, py, pz]) => {
    const [x, y, z] = [px - target[0], py - target[1], pz - target[2]];
    const depth = distance - (x * sa * ce - y * ca * ce + z * se);
    const right = x * ca + y * sa;
    const up = -x * sa * se + y * ca * se + z * ce;
    return [w / 2 + (right / depth) * scale, h / 2 - (up / depth) * scale];
  };
}

/** Marks the pixels whose middles a triangle covers, whichever way round it is. */
function fill(into: Buffer, width: number, height: number, [a, b, c]: readonly [Flat, Flat, Flat]): void {
  const rows = [a[1], b[1], c[1]];
  const first = Math.max(0, Math.ceil(Math.min(...rows) - 0.5));
  const last = Math.min(height - 1, Math.floor(Math.max(...rows) - 0.5));
  for (let row = first; row <= last; row++) {
    const y = row + 0.5;
    let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (const [p, q] of [
      [a, b],
      [b, c],
      [c, a],
    ] as const) {
      if (p[1] <= y === q[1] <= y) continue;
      const x = p[0] + ((y - p[1]) / (q[1] - p[1])) * (q[0] - p[0]);
      from = Math.min(from, x);
      to = Math.max(to, x);
    }
    const left = Math.max(0, Math.ceil(from - 0.5));
    const right = Math.min(width - 1, Math.floor(to - 0.5));
    if (left <= right) into.fill(255, row * width + left, row * width + right + 1);
  }
}
