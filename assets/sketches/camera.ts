/** A point or direction in the plane. */
export type Vec2 = readonly [number, number];
/** A point or direction in space: x along the strings' row (long axis), y away from the viewer, z up; mm. */
export type Vec3 = readonly [number, number, number];

/** An orthographic camera: an orthonormal frame, a scale in px per mm, and the pixel the world's origin falls on. */
export interface Camera {
  readonly right: Vec3;
  readonly up: Vec3;
  /** Unit vector from the object towards the viewer. */
  readonly toward: Vec3;
  readonly scale: number;
  readonly origin: Vec2;
}

/** Inner product of two vectors. */
export function dot(a: Vec3, b: Vec3): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/** The vector at length one; a zero vector stays as it is. */
export function normalize(v: Vec3): Vec3 {
  const length = Math.hypot(v[0], v[1], v[2]) || 1;
  return [v[0] / length, v[1] / length, v[2] / length];
}

/**
 * Camera that looks down on the object from its front.
 * @param azimuth degrees the long axis turns away from the picture plane (its right end goes back)
 * @param elevation degrees above the horizon; 90 is a plan, 0 a front view
 * @param scale px per mm
 * @param roll degrees the finished picture turns counter-clockwise
 */
export function makeCamera(azimuth: number, elevation: number, scale: number, roll = 0): Camera {
  const [a, e, q] = [azimuth, elevation, roll].map((degrees) => (degrees * Math.PI) / 180) as [
    number,
    number,
    number,
  ];
  const right: Vec3 = [Math.cos(a), -Math.sin(a), 0];
  const up: Vec3 = [Math.sin(a) * Math.sin(e), Math.cos(a) * Math.sin(e), Math.cos(e)];
  const toward: Vec3 = [-Math.sin(a) * Math.cos(e), -Math.cos(a) * Math.cos(e), Math.sin(e)];
  const mix = (p: number, v: Vec3, r: number, w: Vec3): Vec3 => [
    p * v[0] + r * w[0],
    p * v[1] + r * w[1],
    p * v[2] + r * w[2],
  ];
  return {
    right: mix(Math.cos(q), right, -Math.sin(q), up),
    up: mix(Math.sin(q), right, Math.cos(q), up),
    toward,
    scale,
    origin: [0, 0],
  };
}

/** Pixel (y down) that a point in mm falls on. */
export function project(camera: Camera, p: Vec3): Vec2 {
  return [
    camera.origin[0] + camera.scale * dot(camera.right, p),
    camera.origin[1] - camera.scale * dot(camera.up, p),
  ];
}

/** Pixel offset of a displacement in mm, whatever the origin. */
export function projectVector(camera: Camera, v: Vec3): Vec2 {
  return [camera.scale * dot(camera.right, v), -camera.scale * dot(camera.up, v)];
}

/** A world direction in the camera's own axes: right, up, towards the viewer. */
export function toView(camera: Camera, v: Vec3): Vec3 {
  return [dot(camera.right, v), dot(camera.up, v), dot(camera.toward, v)];
}

/** The same camera with the middle of the given pixels' bounding box moved to `centre` (px). */
export function centreOn(camera: Camera, pixels: readonly Vec2[], centre: Vec2): Camera {
  const xs = pixels.map((p) => p[0]);
  const ys = pixels.map((p) => p[1]);
  const middleX = (Math.min(...xs) + Math.max(...xs)) / 2;
  const middleY = (Math.min(...ys) + Math.max(...ys)) / 2;
  return {
    ...camera,
    origin: [camera.origin[0] + centre[0] - middleX, camera.origin[1] + centre[1] - middleY],
  };
}
