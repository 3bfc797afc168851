/** A place: px to the right of and below a photo's upper left corner, or mm from a pickup's middle. */
export type Place = readonly [right: number, down: number];
export type Quad = readonly [Place, Place, Place, Place];

/** A rectangle on a pickup that is in a guitar, mm: across the strings and along them. */
export interface KnownRectangle {
  readonly size: readonly [across: number, along: number];
  /** Its middle from the middle of our pickup's drawing; both are looked at with the neck up. */
  readonly at?: Place;
}

/** A projective map of the plane, row by row: `[x, y, 1]` times it is the place times its depth. */
export type PlaneMap = readonly number[];

const depthAt = (map: PlaneMap, [x, y]: Place) => at(map, 6) * x + at(map, 7) * y + at(map, 8);
const at = (map: PlaneMap, index: number): number => map[index] ?? 0;

export function mapped(map: PlaneMap, [x, y]: Place): Place {
  const depth = depthAt(map, [x, y]);
  return [
    (at(map, 0) * x + at(map, 1) * y + at(map, 2)) / depth,
    (at(map, 3) * x + at(map, 4) * y + at(map, 5)) / depth,
  ];
}

function times(a: PlaneMap, b: PlaneMap): PlaneMap {
  return Array.from({ length: 9 }, (_, index) => {
    const [row, column] = [3 * Math.floor(index / 3), index % 3];
    return [0, 1, 2].reduce((sum, step) => sum + at(a, row + step) * at(b, 3 * step + column), 0);
  });
}

export function inverseOf(map: PlaneMap): PlaneMap {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0] = map;
  const adjugate = [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
  ].concat([d * h - e * g, b * g - a * h, a * e - b * d]);
  const scale = a * at(adjugate, 0) + b * at(adjugate, 3) + c * at(adjugate, 6);
  return adjugate.map((value) => value / scale);
}

/**
 * The map from millimetres to the photo that puts a rectangle's corners, clockwise from the upper left, on these
 * (Heckbert, "Fundamentals of Texture Mapping and Image Warping", 1989, section 2.2.3).
 */
export function mapThrough([p, q, r, s]: Quad, { size, at: middle = [0, 0] }: KnownRectangle): PlaneMap {
  const [dx1, dy1, dx2, dy2] = [q[0] - r[0], q[1] - r[1], s[0] - r[0], s[1] - r[1]];
  const [sx, sy] = [p[0] - q[0] + r[0] - s[0], p[1] - q[1] + r[1] - s[1]];
  const over = dx1 * dy2 - dx2 * dy1;
  const [g, h] = [(sx * dy2 - dx2 * sy) / over, (dx1 * sy - sx * dy1) / over];
  const ofUnitSquare = [q[0] - p[0] + g * q[0], s[0] - p[0] + h * s[0], p[0]]
    .concat([q[1] - p[1] + g * q[1], s[1] - p[1] + h * s[1], p[1]])
    .concat([g, h, 1]);
  const [across, along] = size;
  const toUnitSquare = [1 / across, 0, 0.5 - middle[0] / across, 0, 1 / along, 0.5 - middle[1] / along];
  return times(ofUnitSquare, [...toUnitSquare, 0, 0, 1]);
}

const distance = ([a, b]: Place, [c, d]: Place) => Math.hypot(a - c, b - d);

/**
 * Four points as the corners of a rectangle of this size, clockwise from the upper left, in whatever order they were
 * tapped. Its longer sides are the longer ones in the photo, and the neck is up or at the right; `turns` are quarter
 * turns to correct that.
 */
export function cornersOf(points: Quad, { size: [across, along] }: KnownRectangle, turns: number): Quad {
  const middle = [0, 1].map((axis) => points.reduce((sum, point) => sum + (point[axis] ?? 0) / 4, 0));
  const angle = ([x, y]: Place) => Math.atan2(y - (middle[1] ?? 0), x - (middle[0] ?? 0));
  const round = points.toSorted((a, b) => angle(a) - angle(b));
  const corner = (index: number): Place => round[index % 4] ?? [0, 0];
  const side = (index: number) => distance(corner(index), corner(index + 1));
  const isFirstLonger = side(0) + side(2) >= side(1) + side(3);
  const first = isFirstLonger === across >= along ? 0 : 1;
  const [from, to] = [corner(first), corner(first + 1)];
  const start = first + (to[0] - from[0] + to[1] - from[1] < 0 ? 2 : 0) + turns;
  return [corner(start), corner(start + 1), corner(start + 2), corner(start + 3)];
}

/** A tap is taken to be this close to its point, px in each direction. */
export const TAP_PX = 0.5;
/** The most that such taps may displace any corner of our pickup, mm: a tenth below 1 for what a linear sum leaves out. */
const MOST_DOUBT_MM = 0.9;

export type Placed =
  /** `doubt_mm`: the most by which taps that miss by half a pixel displace a corner of our pickup. */
  | { readonly map: PlaneMap; readonly doubt_mm: number }
  /** No rectangle looks like this; or it is so small or slanted that half a pixel is more than a millimetre. */
  | 'crossed'
  | 'small';

/** Places a pickup of this size by the corners of a known rectangle in the photo. */
export function placeBy(corners: Quad, known: KnownRectangle, pickup: readonly [number, number]): Placed {
  const turn = (index: number) => {
    const [a, b, c] = [0, 1, 2].map((step) => corners[(index + step) % 4] ?? ([0, 0] as const));
    return a && b && c ? (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]) : 0;
  };
  if (corners.some((_, index) => turn(index) <= 0)) return 'crossed';
  const map = mapThrough(corners, known);
  const ends = [-1, 1].flatMap((x) => [-1, 1].map((y): Place => [(x * pickup[0]) / 2, (y * pickup[1]) / 2]));
  // Behind the horizon a map has a negative depth.
  if (ends.some((end) => depthAt(map, end) <= 0)) return 'small';
  // For each corner the two worst misses; the opposite ones displace as far.
  const missed = corners.map(([x, y], index) =>
    [TAP_PX, -TAP_PX].map((down) =>
      inverseOf(mapThrough(corners.with(index, [x + TAP_PX, y + down]) as unknown as Quad, known)),
    ),
  );
  const doubts = ends.map((end) => {
    const seen = mapped(map, end);
    return missed.reduce(
      (sum, backs) => sum + Math.max(...backs.map((back) => distance(mapped(back, seen), end))),
      0,
    );
  });
  const doubt_mm = Math.max(...doubts);
  return doubt_mm <= MOST_DOUBT_MM ? { map, doubt_mm } : 'small';
}
