import { cast, type Edge, GCWithScope, getOC, iterTopo, ProjectionCamera, type Shape3D } from 'replicad';

export type Point = readonly [number, number];

/** A line of a view, mm in the view's plane: across to the right, then upwards. */
export type Stroke =
  | { readonly kind: 'line'; readonly from: Point; readonly to: Point }
  | { readonly kind: 'circle'; readonly centre: Point; readonly radius: number }
  | {
      readonly kind: 'arc';
      readonly from: Point;
      readonly to: Point;
      readonly radius: number;
      readonly large: boolean;
      /** Counter-clockwise from `from` to `to`. */
      readonly left: boolean;
    }
  | { readonly kind: 'curve'; readonly points: readonly Point[] };

export type ViewName = 'top' | 'front' | 'side' | 'corner';

/** Camera of each view: eye, direction from the object to the eye, the axis that points right. */
const CAMERAS = {
  top: [
    [0, 0, 100],
    [0, 0, 1],
    [1, 0, 0],
  ],
  /** From the bridge. */
  front: [
    [0, -100, 0],
    [0, -1, 0],
    [1, 0, 0],
  ],
  /** From the treble side, the bridge to the left: third-angle projection, right of the front view. */
  side: [
    [100, 0, 0],
    [1, 0, 0],
    [0, 1, 0],
  ],
  corner: [
    [-60, -100, 80],
    [-0.42, -0.72, 0.56],
    [0.86, -0.5, 0],
  ],
} as const satisfies Record<ViewName, readonly (readonly [number, number, number])[]>;

/** Samples of a curve that is neither line nor circle; below, the deviation at which a point is kept. */
const SAMPLES = 48;
const FLAT = 0.012;
/** Shorter lines are where thread and slot graze each other; they would print as specks. mm */
const SPECK = 0.06;

/**
 * Edges of the bodies as they are seen from one side, hidden lines removed. Edges between faces that run smoothly into
 * each other are left out: no draughtsman draws them.
 */
export function project(bodies: Shape3D, view: ViewName): Stroke[] {
  return projectEach([bodies], view)[0] ?? [];
}

/** The same for several bodies that stand before one another: what is seen of each, in the same order. */
export function projectEach(bodies: readonly Shape3D[], view: ViewName): Stroke[][] {
  const oc = getOC();
  const scope = GCWithScope();
  const [eye, direction, right] = CAMERAS[view];
  const camera = new ProjectionCamera([...eye], [...direction], [...right]);
  const removal = scope(new oc.HLRBRep_Algo());
  for (const { wrapped } of bodies) {
    // Marks seams between smooth faces, which boolean operations forget.
    oc.BRepLib.EncodeRegularity(wrapped, 0.01);
    removal.Add(wrapped, 0);
  }
  removal.Projector(scope(new oc.HLRAlgo_Projector(camera.wrapped)));
  removal.Update();
  removal.Hide();
  const result = scope(new oc.HLRBRep_HLRToShape(removal));
  return bodies.map(({ wrapped }) => {
    const strokes = [result.VCompound(wrapped), result.OutLineVCompound(wrapped)].flatMap((compound) => {
      if (compound.IsNull()) return [];
      oc.BRepLib.BuildCurves3d(compound);
      return Array.from(iterTopo(compound, 'edge'), (edge) => stroke(cast(edge) as Edge)).filter(
        (drawn) => drawn !== undefined,
      );
    });
    return tidy(strokes);
  });
}

function stroke(edge: Edge): Stroke | undefined {
  const at = (t: number): Point => {
    const { x, y } = edge.pointAt(t);
    return [x, y];
  };
  const [from, to] = [at(0), at(1)];
  if (edge.geomType === 'LINE') return gap(from, to) < SPECK ? undefined : { kind: 'line', from, to };
  if (edge.geomType === 'CIRCLE') {
    const third = gap(from, to) < 1e-4 ? at(1 / 3) : to;
    const middle = gap(from, to) < 1e-4 ? at(2 / 3) : at(0.5);
    const circle = through(from, middle, third);
    if (circle) {
      const { centre, radius } = circle;
      if (gap(from, to) < 1e-4) return { kind: 'circle', centre, radius };
      const left = turn(from, at(0.5), to) > 0;
      const chord = turn(from, to, centre) > 0;
      return { kind: 'arc', from, to, radius, left, large: left !== chord };
    }
  }
  const points = simplify(Array.from({ length: SAMPLES + 1 }, (_, i) => at(i / SAMPLES)));
  if (points.length === 2 && gap(from, to) < SPECK) return undefined;
  return points.length === 2 ? { kind: 'line', from, to } : { kind: 'curve', points };
}

/** Joins lines that overlap, and drops what is drawn twice. */
function tidy(strokes: readonly Stroke[]): Stroke[] {
  const seen = new Set<string>();
  const rest: Stroke[] = [];
  const tracks = new Map<string, { spans: [number, number][]; put: (u: number) => Point }>();
  for (const drawn of strokes) {
    if (drawn.kind === 'line') {
      const across = Math.abs(drawn.from[1] - drawn.to[1]) < 1e-3;
      const down = Math.abs(drawn.from[0] - drawn.to[0]) < 1e-3;
      if (across || down) {
        const [u, v] = across ? ([0, 1] as const) : ([1, 0] as const);
        const level = drawn.from[v];
        const key = `${across ? 'h' : 'v'}${level.toFixed(2)}`;
        const track = tracks.get(key) ?? {
          spans: [],
          put: (along: number): Point => (across ? [along, level] : [level, along]),
        };
        track.spans.push([Math.min(drawn.from[u], drawn.to[u]), Math.max(drawn.from[u], drawn.to[u])]);
        tracks.set(key, track);
        continue;
      }
    }
    const key = keyOf(drawn);
    if (!seen.has(key)) rest.push(drawn);
    seen.add(key);
  }
  const lines = [...tracks.values()].flatMap(({ spans, put }) =>
    union(spans).map(([from, to]): Stroke => ({ kind: 'line', from: put(from), to: put(to) })),
  );
  return [...lines, ...rest.filter((drawn) => !crowded(drawn, rest))];
}

/** Rings this close to each other, mm, would run into one thick line: only the outermost of them is drawn. */
const RINGS = 0.4;

function crowded(drawn: Stroke, others: readonly Stroke[]): boolean {
  if (drawn.kind !== 'circle') return false;
  return others.some(
    (other) =>
      other.kind === 'circle' &&
      gap(other.centre, drawn.centre) < 0.01 &&
      other.radius > drawn.radius + 1e-3 &&
      other.radius < drawn.radius + RINGS,
  );
}

function union(spans: readonly [number, number][]): [number, number][] {
  const sorted = [...spans].sort((a, b) => a[0] - b[0]);
  const joined: [number, number][] = [];
  for (const [from, to] of sorted) {
    const last = joined.at(-1);
    if (last && from <= last[1] + 0.005) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}

function keyOf(drawn: Stroke): string {
  const text = ([x, y]: Point) => `${x.toFixed(2)},${y.toFixed(2)}`;
  const ends = (from: Point, to: Point) => [text(from), text(to)].sort().join(' ');
  switch (drawn.kind) {
    case 'line':
      return `line ${ends(drawn.from, drawn.to)}`;
    case 'circle':
      return `circle ${text(drawn.centre)} ${drawn.radius.toFixed(2)}`;
    case 'arc': {
      const side = drawn.from[0] + drawn.from[1] * 1.7 < drawn.to[0] + drawn.to[1] * 1.7;
      return `arc ${ends(drawn.from, drawn.to)} ${drawn.radius.toFixed(2)} ${side === drawn.left} ${drawn.large}`;
    }
    case 'curve': {
      const middle = drawn.points[Math.floor(drawn.points.length / 2)] as Point;
      return `curve ${ends(drawn.points[0] as Point, drawn.points.at(-1) as Point)} ${text(middle)}`;
    }
  }
}

/** Douglas and Peucker: leaves out points that lie on the line between their neighbours. */
export function simplify(points: readonly Point[], flat: number = FLAT): Point[] {
  const [first, last] = [points[0] as Point, points.at(-1) as Point];
  const length = gap(first, last);
  let [worst, index] = [0, 0];
  for (const [i, point] of points.entries()) {
    const off = length < 1e-6 ? gap(first, point) : Math.abs(turn(first, last, point)) / length;
    if (off > worst) [worst, index] = [off, i];
  }
  if (worst < flat) return [first, last];
  const [before, after] = [points.slice(0, index + 1), points.slice(index)];
  return [...simplify(before, flat).slice(0, -1), ...simplify(after, flat)];
}

function through(a: Point, b: Point, c: Point): { centre: Point; radius: number } | undefined {
  const d = 2 * turn(a, b, c);
  if (Math.abs(d) < 1e-9) return undefined;
  const [bx, by, cx, cy] = [b[0] - a[0], b[1] - a[1], c[0] - a[0], c[1] - a[1]];
  const [bb, cc] = [bx * bx + by * by, cx * cx + cy * cy];
  const [ux, uy] = [(cy * bb - by * cc) / d, (bx * cc - cx * bb) / d];
  return { centre: [a[0] + ux, a[1] + uy], radius: Math.hypot(ux, uy) };
}

/** Positive where a, b, c turn left. */
function turn(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

function gap(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}
