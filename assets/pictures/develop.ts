import type { Plane } from './exr.ts';
import { type Passes, recombine, splitLight } from './passes.ts';
import { plateLight } from './plate.ts';
import { expose, lightOf, type Rgb, toSrgb, unexpose } from './tone.ts';

/** A developed picture: 8-bit sRGB, three bytes a pixel. */
export interface Picture8 {
  readonly width: number;
  readonly height: number;
  readonly pixels: Buffer;
}

/** Brightness of the ink ground under the pickup relative to the picture's edges. */
const POOL = 1.1;
/** Share of the rendered region over which shadows fade into the bare ground. */
const FADE = 0.06;

/**
 * Makes pictures of a scene. The bare table under the same lights is divided out, so that the ground has exactly
 * the page's colour at the edges and only shadows and colour thrown by the pickup remain of it: pictures lie on the
 * page without a seam, and all look alike.
 */
export function developer(passes: Passes, ground: string): (colours: readonly string[]) => Picture8 {
  const light = splitLight(passes);
  const pool = lightOf(ground)[1] < 0.1 ? POOL : 0;
  const paper = lightOf(ground).map(unexpose) as unknown as Rgb;
  const field = flatField(passes, paper, pool);
  const blank = bareGround(passes, paper, pool);
  return (hexes) => {
    const planes = recombine(light, hexes.map(lightOf));
    return print(passes, planes, field, blank);
  };
}

/** Factor that evens out the ground's light, and the picture's weight against bare ground. */
interface Field {
  readonly gain: readonly Plane[];
  readonly share: Plane;
}

function flatField({ plate, region, width, height }: Passes, paper: Rgb, pool: number): Field {
  const [left, top, w, h] = region;
  const gain = [0, 1, 2].map(() => new Float32Array(w * h));
  const share = new Float32Array(w * h);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const [u, v] = [(2 * (left + x) + 1) / width - 1, (2 * (top + y) + 1) / height - 1];
      const bare = plateLight(plate, u, v);
      const lift = poolAt(u, v, pool);
      for (const c of [0, 1, 2] as const) (gain[c] as Plane)[y * w + x] = (paper[c] * lift) / bare[c];
      // A region that ends at the edge of the frame needs no fade there.
      const edges = [
        left > 0 ? x / w : 1,
        top > 0 ? y / h : 1,
        left + w < width ? 1 - x / w : 1,
        top + h < height ? 1 - y / h : 1,
      ];
      share[y * w + x] = smooth(Math.min(...edges) / FADE);
    }
  }
  return { gain, share };
}

/** The frame without pickups. */
function bareGround({ width, height }: Passes, paper: Rgb, pool: number): Buffer {
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const lift = poolAt((2 * x + 1) / width - 1, (2 * y + 1) / height - 1, pool);
      for (const c of [0, 1, 2] as const) pixels[(y * width + x) * 3 + c] = byte(paper[c] * lift);
    }
  }
  return pixels;
}

function print({ region, width, height }: Passes, planes: Plane[], field: Field, blank: Buffer): Picture8 {
  const [left, top, w, h] = region;
  const pixels = Buffer.from(blank);
  for (const [c, plane] of planes.entries()) {
    const gain = field.gain[c] as Plane;
    for (let y = 0; y < h; y++) {
      for (let x = 0; x < w; x++) {
        const i = y * w + x;
        const at = ((top + y) * width + left + x) * 3 + c;
        const share = field.share[i] as number;
        const value = byte((plane[i] as number) * (gain[i] as number));
        pixels[at] = Math.round(share * value + (1 - share) * (blank[at] as number));
      }
    }
  }
  return { width, height, pixels };
}

/** A soft, oval pool of light in the middle, nothing at the edges. */
function poolAt(u: number, v: number, pool: number): number {
  const r = Math.min(1, u * u + v * v);
  return 1 + pool * (1 - r) ** 2;
}

function smooth(t: number): number {
  const k = Math.min(1, Math.max(0, t));
  return k * k * (3 - 2 * k);
}

/** The film's curve as a table over the logarithm of light: four steps a pixel value at least. */
const STEPS = 4096;
const [DARKEST, BRIGHTEST] = [-12, 4];
const BYTES = Uint8Array.from({ length: STEPS + 1 }, (_, i) =>
  Math.round(255 * toSrgb(expose(2 ** (DARKEST + ((BRIGHTEST - DARKEST) * i) / STEPS)))),
);

function byte(light: number): number {
  const stop = (Math.log2(Math.max(light, 1e-9)) - DARKEST) / (BRIGHTEST - DARKEST);
  return BYTES[Math.round(Math.min(1, Math.max(0, stop)) * STEPS)] as number;
}
