import sharp from 'sharp';
import { partsOf, placed, projection } from './outline.ts';
import type { Camera } from './scene.ts';

/** Pixels of the mask are counted on a finer grid first: soft edges. */
const FINER = 4;

/** Coverage of a pickup in its picture, 0 to 255 a pixel, as the studio's camera sees it. Sizes in px. */
export async function silhouette(
  model: Buffer,
  camera: Camera,
  width: number,
  height: number,
): Promise<Buffer> {
  const view = projection(camera, width * FINER, height * FINER);
  const covered = Buffer.alloc(width * FINER * height * FINER);
  for (const { points } of placed([await partsOf(model)])) {
    const seen = points.map(view);
    for (let i = 0; i + 2 < seen.length; i += 3)
      fill(covered, width * FINER, height * FINER, seen.slice(i, i + 3) as [Flat, Flat, Flat]);
  }
  return sharp(covered, { raw: { width: width * FINER, height: height * FINER, channels: 1 } })
    .resize(width, height, { kernel: 'cubic' })
    .extractChannel(0)
    .raw()
    .toBuffer();
}

type Flat = readonly [x: number, y: number, depth: number];

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
