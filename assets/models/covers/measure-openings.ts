import type { Face } from './face.ts';
import { distance, flatten, minus, type Outline, type Point, plus, times } from './outline.ts';

/** Radius of a pole screw's head, mm (fasteners.ts). */
const HEAD = 2.5;

/** Figures for the rules of covers, mm. */
export interface OpeningFigures {
  /** Least metal between two openings, or between two parts of one. */
  readonly bridge: number;
  /** Least flat metal between an opening and the rounded edge of the face. */
  readonly margin: number;
  /** Least room round a screw's head in the opening that it is in; negative if metal covers a part of it. */
  readonly screwRoom: number;
  /** Share of the flat that is open, 0 to 1. */
  readonly open: number;
}

/** Measures openings on a face whose flat is 2 · `flat` long and wide. */
export function measureOpenings(
  openings: readonly Outline[],
  face: Face,
  flat: readonly [number, number],
): OpeningFigures {
  const rings = openings.map((outline) => dense(flatten(outline, 0.2), 0.2));
  const gaps = rings.flatMap((ring, i) => [
    ownGap(ring),
    ...rings.slice(i + 1).map((other) => gapBetween(ring, other)),
  ]);
  const margins = rings.flat().map(([x, y]) => Math.min(flat[0] - Math.abs(x), flat[1] - Math.abs(y)));
  const rooms = face.columns.map((x) => {
    const centre: Point = [x, face.row];
    const around = rings.find((ring) => contains(ring, centre));
    return around ? Math.min(...around.map((point) => distance(point, centre))) - HEAD : -HEAD;
  });
  return {
    bridge: round(Math.min(...gaps)),
    margin: round(Math.min(...margins)),
    screwRoom: round(Math.min(...rooms)),
    open: round(rings.reduce((sum, ring) => sum + Math.abs(areaOf(ring)), 0) / (4 * flat[0] * flat[1])),
  };
}

function gapBetween(a: readonly Point[], b: readonly Point[]): number {
  if (contains(a, b[0] ?? [0, 0]) || contains(b, a[0] ?? [0, 0])) return 0;
  let least = Number.POSITIVE_INFINITY;
  for (const p of a)
    for (const q of b) least = Math.min(least, Math.abs(p[0] - q[0]) < least ? distance(p, q) : least);
  return least;
}

/** Metal between two stretches of one edge, e.g. inside a hook. Stretches count as apart from 3 gaps' way round. */
function ownGap(ring: readonly Point[]): number {
  const along = [0];
  for (const [i, point] of ring.entries()) {
    along.push((along[i] ?? 0) + distance(point, ring[(i + 1) % ring.length] ?? point));
  }
  const total = along.at(-1) ?? 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [i, p] of ring.entries()) {
    for (let j = i + 1; j < ring.length; j++) {
      const q = ring[j] ?? p;
      const gap = distance(p, q);
      if (gap >= Math.min(least, 3)) continue;
      const way = (along[j] ?? 0) - (along[i] ?? 0);
      if (Math.min(way, total - way) < 3 * gap + 1.5) continue;
      if (!contains(ring, times(plus(p, q), 0.5))) least = gap;
    }
  }
  return least;
}

/** Adds points, so that none are farther than `step` from the next. */
function dense(points: readonly Point[], step: number): Point[] {
  return points.flatMap((from, i) => {
    const to = points[(i + 1) % points.length] ?? from;
    const count = Math.max(1, Math.ceil(distance(from, to) / step));
    return Array.from({ length: count }, (_, k) => plus(from, times(minus(to, from), k / count)));
  });
}

function contains(ring: readonly Point[], [x, y]: Point): boolean {
  let inside = false;
  for (const [i, a] of ring.entries()) {
    const b = ring[(i + 1) % ring.length] ?? a;
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside;
  }
  return inside;
}

function areaOf(ring: readonly Point[]): number {
  return ring.reduce((sum, a, i) => {
    const b = ring[(i + 1) % ring.length] ?? a;
    return sum + (a[0] * b[1] - b[0] * a[1]) / 2;
  }, 0);
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
