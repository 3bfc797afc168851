/** A point, mm: x along the pickup, y towards the neck, z up from under the baseplate. */
export type Point3 = readonly [x: number, y: number, z: number];
export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Position of the camera, degrees and mm. */
export interface Eye {
  readonly azimuth: number;
  readonly elevation: number;
  readonly distance: number;
  readonly target: Point3;
}

/** A camera and its picture on a canvas, px: the point of its axis and the focal length. */
export interface SceneView extends Eye {
  readonly focal: number;
  readonly centre: readonly [x: number, y: number];
}

const DEGREE = Math.PI / 180;

/** Projects a point to px from the canvas' upper left corner. */
export function seenFrom({ azimuth, elevation, distance, target, focal, centre }: SceneView) {
  const [a, e] = [azimuth * DEGREE, elevation * DEGREE];
  const [sa, ca, se, ce] = [Math.sin(a), Math.cos(a), Math.sin(e), Math.cos(e)];
  return ([px, py, pz]: Point3): readonly [x: number, y: number] => {
    const [x, y, z] = [px - target[0], py - target[1], pz - target[2]];
    const depth = distance - (x * sa * ce - y * ca * ce + z * se);
    const right = x * ca + y * sa;
    const up = -x * sa * se + y * ca * se + z * ce;
    return [centre[0] + (right / depth) * focal, centre[1] - (up / depth) * focal];
  };
}

/** The view in which all these points just fill a box, centred. */
export function fitted(eye: Eye, points: readonly Point3[], box: Rectangle): SceneView {
  const seen = points.map(seenFrom({ ...eye, focal: 1, centre: [0, 0] }));
  const [xs, ys] = [seen.map(([x]) => x), seen.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const focal = Math.min(box.width / (right - left), box.height / (bottom - top));
  return {
    ...eye,
    focal,
    centre: [
      box.left + box.width / 2 - ((left + right) / 2) * focal,
      box.top + box.height / 2 - ((top + bottom) / 2) * focal,
    ],
  };
}

const mix = (a: number, b: number, share: number) => a + (b - a) * share;

/** Interpolates two views. Sizes grow by equal factors, as with a zoom lens or a step forward. */
export function betweenViews(from: SceneView, to: SceneView, share: number): SceneView {
  const at = (index: 0 | 1 | 2) => mix(from.target[index], to.target[index], share);
  return {
    azimuth: mix(from.azimuth, to.azimuth, share),
    elevation: mix(from.elevation, to.elevation, share),
    distance: mix(from.distance, to.distance, share),
    target: [at(0), at(1), at(2)],
    focal: from.focal ** (1 - share) * to.focal ** share,
    centre: [mix(from.centre[0], to.centre[0], share), mix(from.centre[1], to.centre[1], share)],
  };
}

/** Film width of the studio camera, mm. */
const FILM = 36;
/** Depth of the studio's table under the baseplate, mm; the feet touch it. */
const TABLE = 5.8;

/** Camera of the still picture, copied from `assets/pictures/cameras.ts`. */
export const STANDING = {
  azimuth: -76,
  elevation: 60,
  width: 122,
  target: [13, -3, 6],
  lens: 90,
} as const;

/** The view of that camera for its picture on the canvas; a camera's `width` is that of its longer side. */
export function standingView({ left, top, width, height }: Rectangle): SceneView {
  const { azimuth, elevation, lens, target } = STANDING;
  return {
    azimuth,
    elevation,
    distance: (STANDING.width / FILM) * lens,
    target: [target[0], target[1], target[2] - TABLE],
    focal: (lens / FILM) * Math.max(width, height),
    centre: [left + width / 2, top + height / 2],
  };
}
