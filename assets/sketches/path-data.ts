import type { Vec2 } from './camera.ts';

/** Largest distance, px, between a drawn curve and the points it stands for. */
const TOLERANCE = 0.2;
/** Turns sharper than this (radians) are corners. */
const CORNER = 0.6;

/** Shortest text of a number with the given decimals: no trailing zeros, no `-0`. */
export function num(value: number, decimals = 1): string {
  const text = String(Number(value.toFixed(decimals)));
  return text === '-0' ? '0' : text.replace(/^(-?)0\./, '$1.');
}

/**
 * Path data through pixels: straight pieces stay lines, smooth runs become cubic curves. Coordinates are relative
 * with one decimal; differences are taken between rounded points so that errors do not add up.
 */
export function pathData(pixels: readonly Vec2[], closed: boolean): string {
  const points = distinct(closed && pixels.length > 0 ? [...pixels, pixels[0] as Vec2] : pixels);
  if (points.length === 0) return '';
  const pen = new Pen(points[0] as Vec2);
  for (const run of smoothRuns(points)) {
    if (run.length < 4) for (const p of run.slice(1)) pen.line(p);
    else fitCurves(run, tangent(run), tangent([...run].reverse()), pen);
  }
  return pen.text + (closed ? 'z' : '');
}

class Pen {
  text: string;
  #x: number;
  #y: number;
  #last = 'M';

  constructor([x, y]: Vec2) {
    this.#x = Math.round(x * 10);
    this.#y = Math.round(y * 10);
    this.text = `M${join([this.#x, this.#y])}`;
  }

  line(p: Vec2): void {
    const step = this.#relative([p]);
    if (step.some((v) => v !== 0)) this.#put('l', step, p);
  }

  curve(a: Vec2, b: Vec2, p: Vec2): void {
    this.#put('c', this.#relative([a, b, p]), p);
  }

  #relative(points: readonly Vec2[]): number[] {
    return points.flatMap(([x, y]) => [Math.round(x * 10) - this.#x, Math.round(y * 10) - this.#y]);
  }

  #put(command: string, values: number[], [x, y]: Vec2): void {
    const text = join(values);
    const repeat = command === this.#last;
    this.text += repeat ? (text.startsWith('-') ? text : ` ${text}`) : command + text;
    this.#last = command;
    this.#x = Math.round(x * 10);
    this.#y = Math.round(y * 10);
  }
}

/** Tenths of a pixel as the shortest list of numbers. */
function join(tenths: readonly number[]): string {
  return tenths.map((v, i) => (i === 0 || v < 0 ? num(v / 10) : ` ${num(v / 10)}`)).join('');
}

function distinct(pixels: readonly Vec2[]): Vec2[] {
  return pixels.filter((p, i) => {
    const last = pixels[i - 1];
    return !last || Math.hypot(p[0] - last[0], p[1] - last[1]) > 0.02;
  });
}

/** Cuts a polyline at corners and where long straight pieces meet the short chords of an arc. */
function smoothRuns(points: readonly Vec2[]): Vec2[][] {
  const runs: Vec2[][] = [];
  let run: Vec2[] = [points[0] as Vec2];
  for (let i = 1; i < points.length; i += 1) {
    const [before, here, after] = [points[i - 1] as Vec2, points[i] as Vec2, points[i + 1]];
    run.push(here);
    if (!after) break;
    const into = [here[0] - before[0], here[1] - before[1]] as const;
    const out = [after[0] - here[0], after[1] - here[1]] as const;
    const turn = Math.atan2(into[0] * out[1] - into[1] * out[0], into[0] * out[0] + into[1] * out[1]);
    const ratio = Math.hypot(...into) / Math.hypot(...out);
    if (Math.abs(turn) > CORNER || ratio > 4 || ratio < 0.25) {
      runs.push(run);
      run = [here];
    }
  }
  return [...runs, run];
}

/** Unit direction in which a run of points sets out, from its first three points. */
function tangent(run: readonly Vec2[]): Vec2 {
  const [a, b, c] = run as [Vec2, Vec2, Vec2];
  const x = 4 * (b[0] - a[0]) - (c[0] - a[0]);
  const y = 4 * (b[1] - a[1]) - (c[1] - a[1]);
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
}

/** Fits cubic curves to a run (Schneider's method): least squares for one, split in the middle if it strays. */
function fitCurves(run: readonly Vec2[], start: Vec2, end: Vec2, pen: Pen): void {
  const first = run[0] as Vec2;
  const last = run[run.length - 1] as Vec2;
  if (run.length < 4) {
    for (const p of run.slice(1)) pen.line(p);
    return;
  }
  const lengths = run.map((p, i) => {
    const q = run[Math.max(0, i - 1)] as Vec2;
    return Math.hypot(p[0] - q[0], p[1] - q[1]);
  });
  const total = lengths.reduce((sum, v) => sum + v, 0);
  let travelled = 0;
  const ts = lengths.map((v) => {
    travelled += v;
    return travelled / total;
  });
  const [alpha, beta] = handles(run, ts, start, end) ?? [total / 3, total / 3];
  const a: Vec2 = [first[0] + start[0] * alpha, first[1] + start[1] * alpha];
  const b: Vec2 = [last[0] + end[0] * beta, last[1] + end[1] * beta];
  const error = Math.max(
    ...run.map((p, i) => {
      const [x, y] = bezier([first, a, b, last], ts[i] as number);
      return Math.hypot(p[0] - x, p[1] - y);
    }),
  );
  if (error <= TOLERANCE || run.length < 6) {
    pen.curve(a, b, last);
    return;
  }
  const middle = Math.floor(run.length / 2);
  const before = run[middle - 1] as Vec2;
  const after = run[middle + 1] as Vec2;
  const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
  const through: Vec2 = [(after[0] - before[0]) / length, (after[1] - before[1]) / length];
  fitCurves(run.slice(0, middle + 1), start, [-through[0], -through[1]], pen);
  fitCurves(run.slice(middle), through, end, pen);
}

function bezier([p, a, b, q]: readonly [Vec2, Vec2, Vec2, Vec2], t: number): Vec2 {
  const u = 1 - t;
  const at = (k: 0 | 1): number =>
    u ** 3 * p[k] + 3 * u * u * t * a[k] + 3 * u * t * t * b[k] + t ** 3 * q[k];
  return [at(0), at(1)];
}

/** Lengths of both handles by least squares; undefined if the system is singular or points backwards. */
function handles(
  run: readonly Vec2[],
  ts: readonly number[],
  start: Vec2,
  end: Vec2,
): [number, number] | undefined {
  const first = run[0] as Vec2;
  const last = run[run.length - 1] as Vec2;
  let [aa, ab, bb, ra, rb] = [0, 0, 0, 0, 0];
  run.forEach((p, i) => {
    const t = ts[i] as number;
    const u = 1 - t;
    const [wa, wb] = [3 * u * u * t, 3 * u * t * t];
    const base = bezier([first, first, last, last], t);
    const rest: Vec2 = [p[0] - base[0], p[1] - base[1]];
    aa += wa * wa;
    ab += wa * wb * (start[0] * end[0] + start[1] * end[1]);
    bb += wb * wb;
    ra += wa * (rest[0] * start[0] + rest[1] * start[1]);
    rb += wb * (rest[0] * end[0] + rest[1] * end[1]);
  });
  const det = aa * bb - ab * ab;
  if (Math.abs(det) < 1e-12) return undefined;
  const alpha = (ra * bb - rb * ab) / det;
  const beta = (rb * aa - ra * ab) / det;
  return alpha > 0 && beta > 0 ? [alpha, beta] : undefined;
}
