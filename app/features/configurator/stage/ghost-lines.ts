import type { Point3 } from '#app/scene/exploded/view.ts';

/** A projected point, px from the upper left corner. */
export type Spot = readonly [x: number, y: number];

/** Outer size of every cover, mm, the same for humbuckers and humbucker-sized P90s. */
export const COVER_OUTSIDE = { length: 70.2, width: 39.2, height: 16, radius: 2.8, edge: 1.5 } as const;

/** Height of the missing cover above its place, mm. */
export const LIFT_MM = 18;

const STEPS = 4;

/** Rounded rectangle at a height, smaller all round by `inset`. */
function loop(inset: number, z: number): Point3[] {
  const { length, width, radius } = COVER_OUTSIDE;
  const [x, y] = [length / 2 - radius, width / 2 - radius];
  const round = Math.max(radius - inset, 0);
  return [0, 1, 2, 3].flatMap((corner) => {
    const [cx, cy] = [corner === 0 || corner === 3 ? x : -x, corner < 2 ? y : -y];
    return Array.from({ length: STEPS + 1 }, (_, step): Point3 => {
      const angle = ((corner + step / STEPS) * Math.PI) / 2;
      return [cx + round * Math.cos(angle), cy + round * Math.sin(angle), z];
    });
  });
}

const RIM = loop(0, 0);
const SHOULDER = loop(0, COVER_OUTSIDE.height - COVER_OUTSIDE.edge);
const FACE = loop(COVER_OUTSIDE.edge, COVER_OUTSIDE.height);
const CORNERS = RIM.filter((_, index) => index % (STEPS + 1) === STEPS / 2);

const written = (spots: readonly Spot[]) =>
  spots.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
const closed = (spots: readonly Spot[]) => `M${written(spots)}Z`;

/** The contour of a convex body is the hull of its points (Andrew's monotone chain). */
function hullOf(spots: readonly Spot[]): Spot[] {
  const sorted = spots.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (from: readonly Spot[]) => {
    const chain: Spot[] = [];
    for (const spot of from) {
      while (turnsRight(chain.at(-2), chain.at(-1), spot)) chain.pop();
      chain.push(spot);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

function turnsRight(a: Spot | undefined, b: Spot | undefined, c: Spot): boolean {
  return !!a && !!b && turn(a, b, c) <= 0;
}

/** Twice the area of a triangle; negative if counter-clockwise on the screen. */
const turn = (a: Spot, b: Spot, c: Spot) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

/** The middle of the longest side that goes down to the right; hulls are clockwise. */
function upperRight(hull: readonly Spot[]): Spot {
  let longest = 0;
  let middle: Spot = hull[0] ?? [0, 0];
  for (const [index, [x, y]] of hull.entries()) {
    const [toX, toY] = hull[(index + 1) % hull.length] ?? [x, y];
    const length = Math.hypot(toX - x, toY - y);
    if (toX < x || toY < y || length <= longest) continue;
    longest = length;
    middle = [(x + toX) / 2, (y + toY) / 2];
  }
  return middle;
}

/** The sides of a loop that are marked in `drawn`, adjacent ones as one line. */
function runs(loop: readonly Spot[], drawn: readonly boolean[]): string {
  const first = Math.max(
    drawn.findIndex((side, index) => side && !drawn.at(index - 1)),
    0,
  );
  let path = '';
  for (let step = 0; step < loop.length; step++) {
    const index = (first + step) % loop.length;
    const [from, to] = [loop[index], loop[(index + 1) % loop.length]];
    if (!drawn[index] || !from || !to) continue;
    const ends = [from, to];
    path += step === 0 || !drawn.at(index - 1) ? `M${written(ends)}` : `L${written(ends.slice(1))}`;
  }
  return path;
}

/** The missing cover at a height above its place (mm), as a camera sees it. */
export function ghostLines(project: (place: Point3) => Spot, lift_mm = LIFT_MM) {
  const seen = (loop: readonly Point3[]) => loop.map(([x, y, z]) => project([x, y, z + lift_mm]));
  const [rim, shoulder, face] = [seen(RIM), seen(SHOULDER), seen(FACE)];
  const outline = hullOf([...rim, ...shoulder, ...face]);
  const faces = rim.map((spot, index) => {
    const next = (index + 1) % rim.length;
    return turn(spot, rim[next] ?? spot, face[next] ?? spot) < 0;
  });
  const drops = CORNERS.map(([x, y]) => `M${written([project([x, y, lift_mm]), project([x, y, 0])])}`);
  return {
    outline: closed(outline),
    /** The edge of its face, where that differs from the contour. */
    face: runs(face, faces),
    rim: runs(
      rim,
      faces.map((side) => !side),
    ),
    drops: drops.join(''),
    /** End of the leader: the middle of its longest side in the upper right. */
    at: upperRight(outline),
  };
}

export type GhostLines = ReturnType<typeof ghostLines>;

/** Length of the leader's slope, px, and room for its label. */
const LEADER = { slope: 44, run: 20, words: 132 } as const;

export function leaderFrom([x, y]: Spot, width: number) {
  const top = Math.max(y - LEADER.slope, 16);
  const knee = x + (y - top);
  const words = Math.min(knee + LEADER.run, width - LEADER.words);
  return { path: `M${x} ${y}L${knee} ${top}H${words}`, words: `translate(${words + 10} ${top + 4})` };
}
