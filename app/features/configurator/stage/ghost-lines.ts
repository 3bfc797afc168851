/** A point of the drawings, mm: x along the pickup, y towards the neck, z up from under the baseplate. */
type Place = readonly [x: number, y: number, z: number];
type Spot = readonly [x: number, y: number];

/** The outside of every cover, mm: humbuckers' and humbucker-sized P90s' are of one size. */
export const COVER_OUTSIDE = { length: 70.2, width: 39.2, height: 16, radius: 2.8, edge: 1.5 } as const;

/** How far the cover that is still to choose floats over its place, mm. */
export const LIFT_MM = 25;

/** What is drawn of a cover that is not there, as SVG paths. */
export interface GhostLines {
  /** Its contour. */
  readonly outline: string;
  /** The edge round its face. */
  readonly face: string;
  /** Its lower rim, most of it behind the rest. */
  readonly rim: string;
  /** From its corners down to where it will sit. */
  readonly drops: string;
  /** Where a leader may touch it: the middle of its upper right. */
  readonly at: Spot;
}

/** Steps of a quarter round at each corner. */
const STEPS = 4;

/** Round rectangle at a height, smaller all round by `inset`. */
function loop(inset: number, z: number): Place[] {
  const { length, width, radius } = COVER_OUTSIDE;
  const [x, y] = [length / 2 - radius, width / 2 - radius];
  const round = Math.max(radius - inset, 0);
  return [0, 1, 2, 3].flatMap((corner) => {
    const [cx, cy] = [corner === 0 || corner === 3 ? x : -x, corner < 2 ? y : -y];
    return Array.from({ length: STEPS + 1 }, (_, step): Place => {
      const angle = ((corner + step / STEPS) * Math.PI) / 2;
      return [cx + round * Math.cos(angle), cy + round * Math.sin(angle), z];
    });
  });
}

const RIM = loop(0, LIFT_MM);
const SHOULDER = loop(0, LIFT_MM + COVER_OUTSIDE.height - COVER_OUTSIDE.edge);
const FACE = loop(COVER_OUTSIDE.edge, LIFT_MM + COVER_OUTSIDE.height);
/** Middle of each rounded corner. */
const CORNERS = RIM.filter((_, index) => index % (STEPS + 1) === STEPS / 2);

const written = (spots: readonly Spot[]) =>
  spots.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
const closed = (spots: readonly Spot[]) => `M${written(spots)}Z`;

/** The contour of a body without hollows is the hull of its points (Andrew's monotone chain). */
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
  return !!a && !!b && (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) <= 0;
}

/** The cover that is still to choose, over its place, as a camera sees it. */
export function ghostLines(project: (place: Place) => Spot): GhostLines {
  const [rim, shoulder, face] = [RIM, SHOULDER, FACE].map((loop) => loop.map(project)) as [
    Spot[],
    Spot[],
    Spot[],
  ];
  const outline = hullOf([...rim, ...shoulder, ...face]);
  const drops = CORNERS.map(([x, y]) => `M${written([project([x, y, LIFT_MM]), project([x, y, 0])])}`);
  const rightmost = outline.reduce((most, spot) => (spot[0] > most[0] ? spot : most));
  const highest = outline.reduce((most, spot) => (spot[1] < most[1] ? spot : most));
  return {
    outline: closed(outline),
    face: closed(face),
    rim: closed(rim),
    drops: drops.join(''),
    at: [(rightmost[0] + highest[0]) / 2, (rightmost[1] + highest[1]) / 2],
  };
}
