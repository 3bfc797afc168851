import type { Vec2 } from './camera.ts';

/** A point of an outline with its outward unit normal, so that arcs shade smoothly and corners stay hard. */
export interface Sample {
  readonly p: Vec2;
  readonly n: Vec2;
}

/** A closed outline, counter-clockwise, in mm. Two samples may share a point where a corner is sharp. */
export type Outline = readonly Sample[];

/** Largest distance between an arc and the chord that stands for it, in mm (0.2 px at the shop's scale). */
const SAGITTA = 0.02;

/**
 * Polygon with rounded corners. Works for convex and concave corners alike.
 * @param points counter-clockwise corners, mm
 * @param radii one radius for all corners or one a corner, mm; 0 keeps a corner sharp
 */
export function roundedPolygon(points: readonly Vec2[], radii: number | readonly number[]): Outline {
  const samples: Sample[] = [];
  const count = points.length;
  points.forEach((corner, index) => {
    const before = points[(index + count - 1) % count] as Vec2;
    const after = points[(index + 1) % count] as Vec2;
    const into = direction(before, corner);
    const out = direction(corner, after);
    const radius = typeof radii === 'number' ? radii : (radii[index] ?? 0);
    const turn = Math.atan2(into[0] * out[1] - into[1] * out[0], into[0] * out[0] + into[1] * out[1]);
    const start: Vec2 = [into[1], -into[0]];
    const end: Vec2 = [out[1], -out[0]];
    if (radius < 1e-6 || Math.abs(turn) < 1e-6) {
      samples.push({ p: corner, n: start }, { p: corner, n: end });
      return;
    }
    const reach = radius * Math.tan(Math.abs(turn) / 2);
    const side = Math.sign(turn);
    const first: Vec2 = [corner[0] - into[0] * reach, corner[1] - into[1] * reach];
    const centre: Vec2 = [first[0] - start[0] * radius * side, first[1] - start[1] * radius * side];
    const step = 2 * Math.acos(Math.max(0, 1 - SAGITTA / radius));
    const pieces = Math.max(2, Math.ceil(Math.abs(turn) / step));
    const from = Math.atan2(start[1], start[0]);
    for (let i = 0; i <= pieces; i += 1) {
      const angle = from + (turn * i) / pieces;
      const n: Vec2 = [Math.cos(angle), Math.sin(angle)];
      samples.push({ p: [centre[0] + n[0] * radius * side, centre[1] + n[1] * radius * side], n });
    }
  });
  return samples;
}

/** Rectangle of `width` × `depth` mm about (x, y), corners of `radius` mm. */
export function rectangle(width: number, depth: number, radius: number, x = 0, y = 0): Outline {
  const w = width / 2;
  const d = depth / 2;
  return roundedPolygon(
    [
      [x - w, y - d],
      [x + w, y - d],
      [x + w, y + d],
      [x - w, y + d],
    ],
    Math.min(radius, w, d),
  );
}

/** Slot with round ends: `length` × `width` mm about (x, y), its long side turned by `degrees`. */
export function slot(length: number, width: number, x: number, y: number, degrees: number): Outline {
  return transform(rectangle(length, width, width / 2), x, y, degrees);
}

/** Circle of `radius` mm about (x, y). */
export function circle(radius: number, x = 0, y = 0): Outline {
  const step = 2 * Math.acos(Math.max(0, 1 - SAGITTA / radius));
  const pieces = Math.max(16, Math.ceil((2 * Math.PI) / step));
  return Array.from({ length: pieces }, (_, i) => {
    const angle = (2 * Math.PI * i) / pieces;
    const n: Vec2 = [Math.cos(angle), Math.sin(angle)];
    return { p: [x + n[0] * radius, y + n[1] * radius], n };
  });
}

/** The outline turned by `degrees` about the origin, then moved by (x, y) mm. */
export function transform(outline: Outline, x: number, y: number, degrees = 0): Outline {
  const c = Math.cos((degrees * Math.PI) / 180);
  const s = Math.sin((degrees * Math.PI) / 180);
  const turn = (v: Vec2): Vec2 => [v[0] * c - v[1] * s, v[0] * s + v[1] * c];
  return outline.map(({ p, n }) => {
    const q = turn(p);
    return { p: [q[0] + x, q[1] + y], n: turn(n) };
  });
}

/** The outline `distance` mm further in. Radii of convex corners must be larger than the distance. */
export function inset(outline: Outline, distance: number): Outline {
  return outline.map(({ p, n }) => ({ p: [p[0] - n[0] * distance, p[1] - n[1] * distance], n }));
}

/** Positions of evenly spaced poles, centred: `count` values whose ends are `spread` mm apart. */
export function polePositions(count: number, spread: number): number[] {
  return Array.from({ length: count }, (_, i) => -spread / 2 + (spread * i) / (count - 1));
}

/** Convex hull of points, counter-clockwise in a y-up plane. */
export function hull(points: readonly Vec2[]): Vec2[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Vec2[]): Vec2[] => {
    const chain: Vec2[] = [];
    for (const p of list) {
      while (
        chain.length > 1 &&
        turns(chain[chain.length - 2] as Vec2, chain[chain.length - 1] as Vec2, p) <= 0
      ) {
        chain.pop();
      }
      chain.push(p);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

function turns(a: Vec2, b: Vec2, c: Vec2): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

function direction(a: Vec2, b: Vec2): Vec2 {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  return [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
}
