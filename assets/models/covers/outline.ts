/** A point on a cover's face, mm: x along the pickup, y along the strings. */
export type Point = readonly [number, number];

/** A straight line, or a circular arc when it goes `via` a third point. */
export interface Segment {
  readonly to: Point;
  readonly via?: Point;
}

/** The closed edge of an opening. Lines and arcs only, so that CAD can round it and a laser can cut it. */
export interface Outline {
  readonly start: Point;
  readonly segments: readonly Segment[];
}

export function circle([x, y]: Point, radius: number): Outline {
  return {
    start: [x + radius, y],
    segments: [
      { to: [x - radius, y], via: [x, y + radius] },
      { to: [x + radius, y], via: [x, y - radius] },
    ],
  };
}

/**
 * A polygon (counter-clockwise) whose corners are rounded, less where an edge is too short for `radius`. Corners that
 * point inwards stay sharp: there the metal is what sticks out, and rounding the sheet's edge breaks it anyway.
 */
export function polygon(points: readonly Point[], radius: number): Outline {
  const corners = points.map((corner, i) => {
    const before = points.at(i - 1) ?? corner;
    const after = points[(i + 1) % points.length] ?? corner;
    const inward = unit(minus(before, corner));
    const outward = unit(minus(after, corner));
    if (cross(outward, inward) < 0) return { from: corner, to: corner };
    const half = Math.acos(Math.max(-1, Math.min(1, dot(inward, outward)))) / 2;
    const room = Math.min(distance(before, corner), distance(after, corner)) * 0.48;
    const reach = Math.min(radius / Math.tan(half), room);
    const tight = reach * Math.tan(half);
    const bisector = unit(plus(inward, outward));
    // From the corner to the nearest point of its arc.
    const depth = tight / Math.sin(half) - tight;
    return {
      from: plus(corner, times(inward, reach)),
      via: plus(corner, times(bisector, depth)),
      to: plus(corner, times(outward, reach)),
    };
  });
  const [first] = corners;
  if (!first) throw new Error('A polygon needs corners');
  return {
    start: first.from,
    segments: corners.flatMap(({ via, to }, i) => {
      const next = corners[(i + 1) % corners.length] ?? first;
      return [...(via ? [{ to, via }] : []), { to: next.from }];
    }),
  };
}

/** A slot with round ends between two points. */
export function slot(from: Point, to: Point, width: number): Outline {
  return ribbon((t) => plus(from, times(minus(to, from), t)), { width, pieces: 1 });
}

/** A slot along a circle, round-ended; angles in radians, counter-clockwise. */
export function arcSlot(centre: Point, radius: number, width: number, from: number, to: number): Outline {
  const at = (angle: number, r: number): Point => plus(centre, times([Math.cos(angle), Math.sin(angle)], r));
  const [inner, outer, middle] = [radius - width / 2, radius + width / 2, (from + to) / 2];
  const cap = (angle: number, forward: number): Point =>
    plus(at(angle, radius), times([-Math.sin(angle), Math.cos(angle)], (forward * width) / 2));
  return {
    start: at(from, outer),
    segments: [
      { to: at(to, outer), via: at(middle, outer) },
      { to: at(to, inner), via: cap(to, 1) },
      { to: at(from, inner), via: at(middle, inner) },
      { to: at(from, outer), via: cap(from, -1) },
    ],
  };
}

export interface RibbonOptions {
  /** Constant or along the curve, mm. */
  readonly width: number | ((t: number) => number);
  /** Number of arc pairs on each side. */
  readonly pieces: number;
  /** Rounding of square ends, mm; without it ends are half circles. */
  readonly corner?: number;
}

/**
 * A slot along any smooth curve over t = 0…1. Its sides are pairs of arcs that meet without a kink (biarcs), since a
 * kink would keep CAD from rounding the edge.
 */
export function ribbon(curve: (t: number) => Point, { width, pieces, corner }: RibbonOptions): Outline {
  const widthAt = typeof width === 'number' ? () => width : width;
  const step = 1e-5;
  const side = (sign: 1 | -1) => (t: number) =>
    plus(curve(t), times(turn(direction(curve, t, step)), (sign * widthAt(t)) / 2));
  const [left, right] = [side(1), side(-1)];
  const length = distance(curve(0), curve(step)) / step;
  const short = corner ? corner / length : 0;
  const stops = Array.from({ length: pieces + 1 }, (_, i) => short + (1 - 2 * short) * (i / pieces));
  const there = stops.map((t) => ({ point: right(t), tangent: direction(right, t, step) }));
  const back = stops.map((t) => ({ point: left(t), tangent: times(direction(left, t, step), -1) })).reverse();
  return {
    start: there[0]?.point ?? right(0),
    segments: [
      ...biarcs(there),
      ...end(there.at(-1), back[0], corner),
      ...biarcs(back),
      ...end(back.at(-1), there[0], corner),
    ],
  };
}

/** Closes a ribbon from one side to the other. */
function end(from: Station | undefined, to: Station | undefined, corner = 0): Segment[] {
  if (!from || !to) return [];
  const across = minus(to.point, from.point);
  const forward = turn(times(unit(across), -1));
  if (corner === 0) {
    const half = distance(to.point, from.point) / 2;
    return [{ to: to.point, via: plus(plus(from.point, times(across, 0.5)), times(forward, half)) }];
  }
  const along = unit(across);
  const reach = times(forward, corner);
  const first = plus(plus(from.point, reach), times(along, corner));
  const last = plus(plus(to.point, reach), times(along, -corner));
  return [
    ...biarcs([from, { point: first, tangent: along }]),
    { to: last },
    ...biarcs([{ point: last, tangent: along }, to]),
  ];
}

interface Station {
  readonly point: Point;
  readonly tangent: Point;
}

/** Arcs through the stations, two between neighbours, that share their tangents. */
function biarcs(stations: readonly Station[]): Segment[] {
  return stations.slice(1).flatMap((b, i) => {
    const a = stations[i] ?? b;
    const v = minus(b.point, a.point);
    const t = plus(a.tangent, b.tangent);
    const bend = 2 * (1 - dot(a.tangent, b.tangent));
    const reach =
      bend < 1e-9
        ? dot(v, v) / (4 * dot(v, b.tangent))
        : (Math.sqrt(dot(v, t) ** 2 + bend * dot(v, v)) - dot(v, t)) / bend;
    const joint = times(plus(plus(a.point, b.point), times(minus(a.tangent, b.tangent), reach)), 0.5);
    const back = arc(b.point, times(b.tangent, -1), joint);
    return [arc(a.point, a.tangent, joint), { to: b.point, ...(back.via && { via: back.via }) }];
  });
}

/** The arc from a point in a direction to another point; a line if it hardly bends. */
function arc(from: Point, tangent: Point, to: Point): Segment {
  const chord = minus(to, from);
  const angle = Math.atan2(cross(chord, tangent), dot(chord, tangent));
  if (Math.abs(angle) < 1e-4) return { to };
  return { to, via: plus(plus(from, times(chord, 0.5)), times(turn(chord), 0.5 * Math.tan(angle / 2))) };
}

function direction(curve: (t: number) => Point, t: number, step: number): Point {
  return unit(minus(curve(t + step), curve(t - step)));
}

/** Moves every edge of a convex polygon (counter-clockwise) inwards, mm. */
export function inset(points: readonly Point[], by: number): Point[] {
  return points.reduce<readonly Point[]>((rest, from, i) => {
    const to = points[(i + 1) % points.length] ?? from;
    const inward = turn(unit(minus(to, from)));
    return clip(rest, plus(from, times(inward, by)), inward);
  }, points) as Point[];
}

/** The part of a convex polygon on the side of `origin` to which `towards` points. */
export function clip(points: readonly Point[], origin: Point, towards: Point): Point[] {
  const height = (point: Point) => dot(minus(point, origin), towards);
  return points.flatMap((from, i) => {
    const to = points[(i + 1) % points.length] ?? from;
    const [a, b] = [height(from), height(to)];
    const crossing = plus(from, times(minus(to, from), a / (a - b)));
    if (a >= 0) return b >= 0 || a === 0 ? [from] : [from, crossing];
    return b > 0 ? [crossing] : [];
  });
}

/** Points along an outline, arcs as chords that stray less than about 0.01 mm. */
export function flatten({ start, segments }: Outline, step = 0.25): Point[] {
  let from = start;
  return segments.flatMap(({ to, via }) => {
    const points = via ? alongArc(from, via, to, step) : [to];
    from = to;
    return points;
  });
}

function alongArc(from: Point, via: Point, to: Point, step: number): Point[] {
  const [a, b] = [minus(via, from), minus(to, from)];
  const twice = 2 * cross(a, b);
  const centre = plus(
    from,
    times([b[1] * dot(a, a) - a[1] * dot(b, b), a[0] * dot(b, b) - b[0] * dot(a, a)], 1 / twice),
  );
  const angleOf = (point: Point) => Math.atan2(point[1] - centre[1], point[0] - centre[0]);
  const radius = distance(centre, from);
  const first = angleOf(from);
  const forward = cross(a, minus(to, via)) > 0;
  const span = ((((angleOf(to) - first) * (forward ? 1 : -1)) % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI);
  const count = Math.max(4, Math.ceil((span * radius) / step));
  return Array.from({ length: count }, (_, i) => {
    if (i + 1 === count) return to;
    const angle = first + ((forward ? 1 : -1) * span * (i + 1)) / count;
    return plus(centre, times([Math.cos(angle), Math.sin(angle)], radius));
  });
}

export const plus = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]];
export const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
export const times = (a: Point, factor: number): Point => [a[0] * factor, a[1] * factor];
export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
export const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1];
export const cross = (a: Point, b: Point): number => a[0] * b[1] - a[1] * b[0];
export const unit = (a: Point): Point => times(a, 1 / (Math.hypot(a[0], a[1]) || 1));
/** A quarter turn to the left. */
export const turn = (a: Point): Point => [-a[1], a[0]];
