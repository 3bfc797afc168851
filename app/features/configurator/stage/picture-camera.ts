import type { Point3 } from '#app/scene/exploded/view.ts';
import type { Spot } from './ghost-lines.ts';

/** The studio's camera for pictures of the configurators' builds, copied from `assets/pictures/cameras.ts`. */
export const PICTURE_CAMERA = {
  azimuth: -30,
  elevation: 42,
  width: 138,
  target: [2, 0, 6],
  lens: 100,
} as const;

/** Width of the studio's film, mm. */
const FILM = 36;
/** Depth of the table under a humbucker's baseplate in the pictures, mm; its feet stand on it. */
const TABLE = 5.8;

const DEGREE = Math.PI / 180;

/** Projects a point of a humbucker to px of a picture of this size. */
export function inPicture([x, y, z]: Point3, width: number, height: number): Spot {
  const { azimuth, elevation, target, lens } = PICTURE_CAMERA;
  const [a, e] = [azimuth * DEGREE, elevation * DEGREE];
  const [right, far, up] = [x - target[0], y - target[1], z + TABLE - target[2]];
  const across = right * Math.cos(a) + far * Math.sin(a);
  const away = far * Math.cos(a) - right * Math.sin(a);
  const depth = (PICTURE_CAMERA.width / FILM) * lens + away * Math.cos(e) - up * Math.sin(e);
  const scale = ((lens / FILM) * Math.max(width, height)) / depth;
  return [width / 2 + across * scale, height / 2 - (away * Math.sin(e) + up * Math.cos(e)) * scale];
}
