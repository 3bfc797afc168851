import type { Plane } from './exr.ts';

/** One picture rendered twice with different noise, and what is known of each pixel without noise. */
export interface Halves {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue of either half, linear. */
  readonly first: readonly Plane[];
  readonly second: readonly Plane[];
  /**
   * Normals and surface colours of either half: they keep edges and textures where light is too noisy to show them.
   * Out of focus and on rounded edges they are noisy themselves, so that they too judge each other.
   */
  readonly features: readonly [readonly Plane[], readonly Plane[]];
}

/** Search radius for similar pixels, and size of the compared patches; px. */
const REACH = 6;
const PATCH = 2;
/** Largest difference of mixed patches, in standard deviations of their noise. */
const TOLERANCE = 0.55;
/** Differences of a feature beyond about this are edges. */
const FEATURE_STEP = 0.05;

/**
 * Takes the noise out of a rendering: non-local means with the two halves judging each other (after Rousselle,
 * Knaus and Zwicker, "Adaptive rendering with non-local means filtering", 2012). Each half is averaged with
 * weights from the other, so that noise cannot vouch for itself. Means stay linear: sums of pictures still fit.
 */
export function denoise(halves: Halves): Plane[] {
  const { width, height } = halves;
  const size = width * height;
  const looks = [halves.second, halves.first].map((planes) => planes.map(compress));
  const variance = noiseOf(looks[0] as Plane[], looks[1] as Plane[], width, height);
  const totals = [new Float32Array(size), new Float32Array(size)];
  const sums = [0, 1].map(() => [0, 1, 2].map(() => new Float32Array(size)));
  const [one, other] = halves.features;
  const features = one.map((plane, f) => plane.map((value, i) => (value + (other[f]?.[i] as number)) / 2));
  // The mean of the halves has half of the variance of either.
  const grain = noiseOf(one, other, width, height).map((plane) => plane.map((variance) => variance / 2));
  const likeness = new Float32Array(size);
  const distance = new Float32Array(size);
  const scratch = new Float32Array(size);
  for (let dy = -REACH; dy <= REACH; dy++) {
    for (let dx = -REACH; dx <= REACH; dx++) {
      const shift = { dx, dy, width, height };
      compareFeatures(features, grain, shift, likeness);
      for (const [half, planes] of [halves.first, halves.second].entries()) {
        compareLooks(looks[half] as Plane[], variance, shift, distance);
        blur(distance, scratch, width, height, PATCH);
        gather(planes, distance, likeness, shift, totals[half] as Plane, sums[half] as Plane[]);
      }
    }
  }
  return [0, 1, 2].map((channel) => {
    const result = new Float32Array(size);
    for (let i = 0; i < size; i++) {
      const a = (sums[0]?.[channel]?.[i] as number) / (totals[0]?.[i] as number);
      const b = (sums[1]?.[channel]?.[i] as number) / (totals[1]?.[i] as number);
      result[i] = (a + b) / 2;
    }
    return result;
  });
}

interface Shift {
  readonly dx: number;
  readonly dy: number;
  readonly width: number;
  readonly height: number;
}

/** Light on a scale on which steps look alike; only for comparing. */
function compress(plane: Plane): Plane {
  return plane.map((light) => Math.log1p(8 * Math.max(0, light)));
}

/** Variance of either half's noise, from how the halves differ, evened out over patches. */
function noiseOf(a: readonly Plane[], b: readonly Plane[], width: number, height: number): Plane[] {
  const scratch = new Float32Array(width * height);
  return a.map((plane, channel) => {
    const other = b[channel] as Plane;
    const noise = plane.map((value, i) => (value - (other[i] as number)) ** 2 / 2);
    blur(noise, scratch, width, height, 3);
    return noise;
  });
}

/** Overlap of the frame with itself moved by a shift. */
function overlap({ dx, dy, width, height }: Shift) {
  return {
    left: Math.max(0, -dx),
    right: width - Math.max(0, dx),
    top: Math.max(0, -dy),
    bottom: height - Math.max(0, dy),
    step: dy * width + dx,
  };
}

function compareFeatures(
  features: readonly Plane[],
  grain: readonly Plane[],
  shift: Shift,
  into: Plane,
): void {
  const { left, right, top, bottom, step } = overlap(shift);
  into.fill(0);
  for (const [f, plane] of features.entries()) {
    const noise = grain[f] as Plane;
    for (let y = top; y < bottom; y++) {
      for (let i = y * shift.width + left; i < y * shift.width + right; i++) {
        const d = (plane[i] as number) - (plane[i + step] as number);
        const own = noise[i] as number;
        const both = own + (noise[i + step] as number);
        const expected = own + Math.min(own, noise[i + step] as number);
        into[i] = (into[i] as number) + Math.max(0, d * d - expected) / (FEATURE_STEP ** 2 + both);
      }
    }
  }
}

function compareLooks(look: readonly Plane[], variance: readonly Plane[], shift: Shift, into: Plane): void {
  const { left, right, top, bottom, step } = overlap(shift);
  const scale = 1 / (look.length * TOLERANCE ** 2);
  into.fill(0);
  for (const [channel, plane] of look.entries()) {
    const noise = variance[channel] as Plane;
    for (let y = top; y < bottom; y++) {
      for (let i = y * shift.width + left; i < y * shift.width + right; i++) {
        const d = (plane[i] as number) - (plane[i + step] as number);
        const own = noise[i] as number;
        const other = noise[i + step] as number;
        const expected = own + Math.min(own, other);
        into[i] = (into[i] as number) + ((d * d - expected) * scale) / (1e-5 + own + other);
      }
    }
  }
}

function gather(
  planes: readonly Plane[],
  distance: Plane,
  likeness: Plane,
  shift: Shift,
  total: Plane,
  sums: readonly Plane[],
): void {
  const { left, right, top, bottom, step } = overlap(shift);
  const [red, green, blue] = planes as [Plane, Plane, Plane];
  const [sumRed, sumGreen, sumBlue] = sums as [Plane, Plane, Plane];
  for (let y = top; y < bottom; y++) {
    for (let i = y * shift.width + left; i < y * shift.width + right; i++) {
      const unlike = Math.max(0, distance[i] as number) + (likeness[i] as number);
      if (unlike > 9) continue;
      const weight = Math.exp(-unlike);
      const j = i + step;
      total[i] = (total[i] as number) + weight;
      sumRed[i] = (sumRed[i] as number) + weight * (red[j] as number);
      sumGreen[i] = (sumGreen[i] as number) + weight * (green[j] as number);
      sumBlue[i] = (sumBlue[i] as number) + weight * (blue[j] as number);
    }
  }
}

/** Mean over squares of 2r + 1 px, in place, by running sums; edges repeat. */
export function blur(plane: Plane, scratch: Plane, width: number, height: number, radius: number): void {
  for (let y = 0; y < height; y++) run(plane, scratch, y * width, 1, width, radius);
  for (let x = 0; x < width; x++) run(scratch, plane, x, width, height, radius);
}

function run(from: Plane, to: Plane, start: number, stride: number, count: number, radius: number): void {
  const last = start + (count - 1) * stride;
  let sum = (radius + 1) * (from[start] as number);
  for (let k = 0; k < radius; k++) sum += from[Math.min(start + k * stride, last)] as number;
  for (let k = 0; k < count; k++) {
    const at = start + k * stride;
    sum += from[Math.min(at + radius * stride, last)] as number;
    sum -= from[Math.max(at - (radius + 1) * stride, start)] as number;
    to[at] = sum / (2 * radius + 1);
  }
}
