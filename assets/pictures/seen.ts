import { readFile } from 'node:fs/promises';
import type { Slot } from '#domain/products/finishes.ts';
import { PICTURE_FAMILIES } from '#domain/products/picture-files.ts';
import { type Part, type Point, partsOf, placed, projection } from './outline.ts';
import type { Scene } from './scene.ts';

/** Pixels from side to side on which is looked whether a slot shows. */
const WIDTH = 640;

/** Slots of which a pixel or more is in a scene's picture, by name. What only mirrors show is left out. */
export async function slotsSeen(
  { models, camera, family, gap, stagger }: Scene,
  fileOf: (id: string) => string,
): Promise<Slot[]> {
  const laid = await Promise.all(models.map(async (id) => partsOf(await readFile(fileOf(id)))));
  const { width, height } = PICTURE_FAMILIES[family];
  const rows = Math.round((WIDTH * height) / width);
  const picture = new NearestPart(WIDTH, rows);
  const view = projection(camera, WIDTH, rows);
  for (const part of placed(laid, gap, stagger)) picture.draw(part, view);
  return picture.slots() as Slot[];
}

/** A picture that knows of each pixel which part is nearest there. */
class NearestPart {
  readonly #width: number;
  readonly #height: number;
  readonly #nearness: Float32Array;
  readonly #part: Uint8Array;
  readonly #names: string[] = [''];

  constructor(width: number, height: number) {
    this.#width = width;
    this.#height = height;
    this.#nearness = new Float32Array(width * height);
    this.#part = new Uint8Array(width * height);
  }

  /** Marks where a part is nearer than all before it. What hangs below the table is hidden by it. */
  draw({ slot, points }: Part, view: ReturnType<typeof projection>): void {
    const name = this.#names.includes(slot) ? this.#names.indexOf(slot) : this.#names.push(slot) - 1;
    for (let i = 0; i + 2 < points.length; i += 3) {
      const corners = points.slice(i, i + 3) as [Point, Point, Point];
      if (corners.every(([, , z]) => z < 0)) continue;
      const [a, b, c] = corners.map(view) as [Seen, Seen, Seen];
      this.#fill(name, a, b, c);
    }
  }

  #fill(name: number, a: Seen, b: Seen, c: Seen): void {
    const area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
    if (area === 0) return;
    const [left, right] = span(a[0], b[0], c[0], this.#width);
    const [top, bottom] = span(a[1], b[1], c[1], this.#height);
    for (let y = top; y <= bottom; y++) {
      for (let x = left; x <= right; x++) {
        const [px, py] = [x + 0.5, y + 0.5];
        const u = ((b[0] - px) * (c[1] - py) - (b[1] - py) * (c[0] - px)) / area;
        const v = ((c[0] - px) * (a[1] - py) - (c[1] - py) * (a[0] - px)) / area;
        const w = 1 - u - v;
        if (u < 0 || v < 0 || w < 0) continue;
        // One over depth is what runs evenly over a picture.
        const nearness = u / a[2] + v / b[2] + w / c[2];
        const i = y * this.#width + x;
        if (nearness <= (this.#nearness[i] as number)) continue;
        this.#nearness[i] = nearness;
        this.#part[i] = name;
      }
    }
  }

  slots(): string[] {
    const seen = new Set(this.#part);
    return this.#names.filter((name, i) => name !== '' && seen.has(i)).sort();
  }
}

type Seen = readonly [x: number, y: number, depth: number];

/** First and last pixel whose middle may lie within three corners. */
function span(a: number, b: number, c: number, size: number): [number, number] {
  return [
    Math.max(0, Math.ceil(Math.min(a, b, c) - 0.5)),
    Math.min(size - 1, Math.floor(Math.max(a, b, c) - 0.5)),
  ];
}
