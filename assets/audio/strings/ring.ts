import { SAMPLE_RATE } from '../sample-rate.ts';
import type { Line } from './partials.ts';

export interface Ringing {
  readonly lines: readonly Line[];
  /** Excitation, in samples from the start. */
  readonly struck: Float64Array;
  /** Ratio to the lines' own pitch, by seconds from the start. */
  readonly pitch: (seconds: number) => number;
  /** Speed of pitch changes: quickly (bends, vibrato), slowly, or none. */
  readonly moves: 'quickly' | 'slowly' | 'not';
  /** Additional decibels a second lost to a hand, by seconds from the start. */
  readonly damping: (seconds: number) => number;
  /** Seconds from which `damping` is not zero. */
  readonly dampedFrom_s: number;
}

/** Samples computed at once; pitch and damping are constant within. */
const BLOCK = 64;
/** Blocks between two updates of the pitch. */
const LOOKS = { quickly: 1, slowly: 8, not: Number.POSITIVE_INFINITY } as const;
/** Blocks between two removals of silent lines, and the level below which one is silent: 24 bits. */
const CLEARED_EVERY = 16;
const GONE = 1e-7;

const LN_1000_OVER_60 = Math.LN10 / 20;

/**
 * Rings lines into `out`, which begins with the stroke. Each line is a complex number that turns and shrinks from
 * sample to sample; four are turned in one loop, because this loop runs some 10⁹ times.
 */
export function ring(out: Float32Array | Float64Array, ringing: Ringing): void {
  const { lines, struck, pitch, moves, damping, dampedFrom_s } = ringing;
  let count = Math.ceil(lines.length / 4) * 4;
  const [re, im] = [new Float64Array(count), new Float64Array(count)];
  const [turnRe, turnIm] = [new Float64Array(count), new Float64Array(count)];
  const [gainRe, gainIm] = [new Float64Array(count), new Float64Array(count)];
  const [omega, loss] = [new Float64Array(count), new Float64Array(count)];
  for (const [k, { f, decay_s, level, phase }] of lines.entries()) {
    omega[k] = (2 * Math.PI * f) / SAMPLE_RATE;
    loss[k] = 60 / decay_s;
    gainRe[k] = level * Math.cos(phase);
    gainIm[k] = level * Math.sin(phase);
  }
  const turn = (seconds: number) => {
    const [ratio, hand] = [pitch(seconds), damping(seconds)];
    for (let k = 0; k < count; k++) {
      const size = Math.exp((-((loss[k] as number) + hand) * LN_1000_OVER_60) / SAMPLE_RATE);
      const angle = (omega[k] as number) * ratio;
      turnRe[k] = size * Math.cos(angle);
      turnIm[k] = size * Math.sin(angle);
    }
  };
  const clear = () => {
    let kept = 0;
    for (let k = 0; k < count; k++) {
      if (Math.hypot(re[k] as number, im[k] as number) < GONE) continue;
      for (const row of [re, im, turnRe, turnIm, omega, loss]) row[kept] = row[k] as number;
      kept++;
    }
    for (count = kept; count % 4 > 0; count++) for (const row of [re, im, turnRe, turnIm]) row[count] = 0;
  };
  const looks = LOOKS[moves];
  for (let block = 0, from = 0; from < out.length && count > 0; block++, from += BLOCK) {
    const [begin, end] = [from / SAMPLE_RATE, Math.min(out.length, from + BLOCK)];
    if (block === 0 || block % looks === 0 || begin + BLOCK / SAMPLE_RATE > dampedFrom_s) turn(begin);
    if (from < struck.length) {
      drive(out, from, end, struck, count, [re, im, turnRe, turnIm, gainRe, gainIm]);
      continue;
    }
    if (block % CLEARED_EVERY === 0) clear();
    for (let k = 0; k < count; k += 4) turnFour(out, from, end, k, re, im, turnRe, turnIm);
  }
}

type Rows = readonly [Float64Array, Float64Array, Float64Array, Float64Array, Float64Array, Float64Array];

/** Adds the excitation in the first milliseconds. */
function drive(
  out: Float32Array | Float64Array,
  from: number,
  end: number,
  struck: Float64Array,
  count: number,
  [re, im, turnRe, turnIm, gainRe, gainIm]: Rows,
): void {
  for (let k = 0; k < count; k++) {
    const [a, b, c, d] = [turnRe[k] as number, turnIm[k] as number, gainRe[k] as number, gainIm[k] as number];
    let [x, y] = [re[k] as number, im[k] as number];
    for (let n = from; n < end; n++) {
      const push = n < struck.length ? (struck[n] as number) : 0;
      const next = a * x - b * y + c * push;
      y = a * y + b * x + d * push;
      x = next;
      out[n] = (out[n] as number) + x;
    }
    re[k] = x;
    im[k] = y;
  }
}

function turnFour(
  out: Float32Array | Float64Array,
  from: number,
  end: number,
  k: number,
  re: Float64Array,
  im: Float64Array,
  turnRe: Float64Array,
  turnIm: Float64Array,
): void {
  const [a0, a1, a2, a3] = [
    turnRe[k] as number,
    turnRe[k + 1] as number,
    turnRe[k + 2] as number,
    turnRe[k + 3] as number,
  ];
  const [b0, b1, b2, b3] = [
    turnIm[k] as number,
    turnIm[k + 1] as number,
    turnIm[k + 2] as number,
    turnIm[k + 3] as number,
  ];
  let [x0, x1, x2, x3] = [re[k] as number, re[k + 1] as number, re[k + 2] as number, re[k + 3] as number];
  let [y0, y1, y2, y3] = [im[k] as number, im[k + 1] as number, im[k + 2] as number, im[k + 3] as number];
  for (let n = from; n < end; n++) {
    const next0 = a0 * x0 - b0 * y0;
    const next1 = a1 * x1 - b1 * y1;
    const next2 = a2 * x2 - b2 * y2;
    const next3 = a3 * x3 - b3 * y3;
    y0 = a0 * y0 + b0 * x0;
    y1 = a1 * y1 + b1 * x1;
    y2 = a2 * y2 + b2 * x2;
    y3 = a3 * y3 + b3 * x3;
    x0 = next0;
    x1 = next1;
    x2 = next2;
    x3 = next3;
    out[n] = (out[n] as number) + x0 + x1 + x2 + x3;
  }
  re[k] = x0;
  re[k + 1] = x1;
  re[k + 2] = x2;
  re[k + 3] = x3;
  im[k] = y0;
  im[k + 1] = y1;
  im[k + 2] = y2;
  im[k + 3] = y3;
}
