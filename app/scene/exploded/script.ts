import { SCENE_SECONDS } from './scene-time.ts';
import { APART, APART_UNTIL, moveAt, type PartMoves, smooth } from './take-apart.ts';
import {
  betweenViews,
  type Eye,
  fitted,
  type Point3,
  type Rectangle,
  type SceneView,
  standingView,
} from './view.ts';

/** Box of the still picture on the canvas, and box for the exploded view, px. */
export interface Frames {
  readonly picture: Rectangle;
  readonly exploded: Rectangle;
  readonly end: Rectangle;
}

const APART_EYE: Eye = { azimuth: -28, elevation: 21, distance: 460, target: [0, 0, 52] };
/** Camera motion while everything is apart, degrees. */
const WALK = 12;
/** The camera arrives before the last part does, s, so nothing leaves the window. */
const ARRIVED = 2.5;
const END_EYE: Eye = { azimuth: -30, elevation: 30, distance: 400, target: [0, 0, 5] };

/** Corners of the pickup's outside, mm: cover, and baseplate with its feet. */
const COVER: readonly Point3[] = corners(35.1, 19.6, 0, 16);
const PLATE: readonly Point3[] = corners(44.4, 18.8, -5.8, 0);
/** Lower end of the brass screws under the baseplate, mm. */
const SCREWS: readonly Point3[] = corners(31, 9.2, -2, 0);

function corners(x: number, y: number, low: number, high: number): Point3[] {
  return [-x, x].flatMap((px) => [-y, y].flatMap((py) => [low, high].map((pz): Point3 => [px, py, pz])));
}

const movedBy = (places: readonly Point3[], [dx, dy, dz]: Point3) =>
  places.map(([x, y, z]): Point3 => [x + dx, y + dy, z + dz]);

export function explodedView(moves: PartMoves, box: Rectangle, azimuth = APART_EYE.azimuth): SceneView {
  const out = (part: string) => moveAt(part, moves, APART);
  const points = [...movedBy(COVER, out('cover')), ...PLATE, ...movedBy(SCREWS, out('bobbin-screw'))];
  return fitted({ ...APART_EYE, azimuth }, points, box);
}

/** The camera's path: from the still picture around the exploded pickup to the assembled one. */
export function script(moves: PartMoves, frames: Frames): (time: number) => SceneView {
  const stillView = standingView(frames.picture);
  const begins = explodedView(moves, frames.exploded);
  const ends = explodedView(moves, frames.exploded, APART_EYE.azimuth - WALK);
  const end = fitted(END_EYE, [...COVER, ...PLATE], frames.end);
  return (time) => {
    if (time <= APART) return betweenViews(stillView, begins, smooth(time, 0, ARRIVED));
    if (time <= APART_UNTIL) return betweenViews(begins, ends, (time - APART) / (APART_UNTIL - APART));
    return betweenViews(ends, end, smooth(time, APART_UNTIL, SCENE_SECONDS));
  };
}

/** Opacity of the parts' labels, 0 to 1. */
export const wordsAt = (time: number): number =>
  smooth(time, APART - 0.45, APART) * (1 - smooth(time, APART_UNTIL, APART_UNTIL + 0.4));
