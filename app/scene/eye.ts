import type { PerspectiveCamera } from 'three';
import { FLOOR } from './arrange.ts';
import { FIELD_OF_VIEW, fitDistance, frameDistance, type Room, WIDE_FROM } from './framing.ts';
import { Glide } from './glide.ts';
import type { Pose } from './orbit.ts';

/**
 * A photograph on the canvas and its camera position. The model is rendered to match, so that one can replace the
 * other.
 */
export interface Photograph {
  /** Width that it shows at the camera's target, mm. */
  readonly width_mm: number;
  /** The camera's target, mm: distance beside the vertical axis, and height. */
  readonly aims: { readonly aside: number; readonly height: number };
  /** Elevation of the camera, degrees. */
  readonly tilt: number;
  /** Width, px of the canvas, and centre, px from the centre of the canvas. */
  readonly width: number;
  readonly middle: readonly [right: number, down: number];
}

export interface CanvasSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Radius and height of the room, mm; the eye's distance as a multiple of the least one; its target, mm; the focal
 * length as a multiple; the picture's shift, as shares of the canvas.
 */
export type Stand = readonly [
  radius: number,
  height: number,
  farther: number,
  middle: number,
  zoom: number,
  right: number,
  down: number,
];

/** Start of the eye: at the poster's camera with a frame of this size, or at a distance. */
export type EyeStart = { readonly frame_mm: readonly [number, number] } | { readonly distance_mm: number };

const DEGREE = Math.PI / 180;

const fieldOfView = () => (window.innerWidth >= WIDE_FROM ? FIELD_OF_VIEW.wide : FIELD_OF_VIEW.narrow);

/** Position from which the eye sees the whole room, or sees it as a photograph does. */
export function standFor(room: Room, { width, height }: CanvasSize, photograph?: Photograph): Stand {
  const { radius, height: tall } = room;
  if (!photograph) return [radius, tall, 1, FLOOR + tall / 2, 1, 0, 0];
  const fov = fieldOfView();
  const { aims, width_mm, tilt, middle } = photograph;
  const scale = photograph.width / width_mm;
  const distance = height / scale / 2 / Math.tan((fov / 2) * DEGREE);
  const farther = distance / fitDistance(room, tilt, fov, width / height);
  const right = (middle[0] - aims.aside * scale) / width;
  return [radius, tall, farther, aims.height, 1, right, middle[1] / height];
}

/**
 * Puts the eye where the pose wants it, as near as the room allows, and returns its distance, mm. The model turns, the
 * light stays.
 */
export function aim(camera: PerspectiveCamera, { tilt }: Pose, stand: Stand, aspect: number): number {
  const [radius, height, farther, middle, zoom, right, down] = stand;
  const fov = fieldOfView();
  const distance = farther * fitDistance({ radius, height }, tilt, fov, aspect);
  camera.fov = fov;
  camera.zoom = zoom;
  camera.aspect = aspect;
  camera.near = distance / 20;
  camera.far = distance * 4;
  camera.position.set(0, middle + distance * Math.sin(tilt * DEGREE), distance * Math.cos(tilt * DEGREE));
  camera.lookAt(0, middle, 0);
  camera.updateProjectionMatrix();
  // Shifts the film instead of the eye, so that the perspective stays.
  camera.projectionMatrix.elements[8] = -2 * right;
  camera.projectionMatrix.elements[9] = 2 * down;
  camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert();
  return distance;
}

/** Moves the eye, or sets it at once. If it is already there, no frame is drawn. */
export function moveEye(eye: Glide<Stand>, target: Stand, still: boolean): void {
  if (target.every((value, index) => value === eye.target[index])) return;
  if (still) eye.jumpTo(target);
  else eye.moveTo(target);
}

/**
 * The eye on its way from the arrival to its position: the model grows out of its poster. From farther away than the
 * photograph requires it uses a longer lens, so that the model is as large.
 */
export function arrive(
  stand: Stand,
  { tilt, aspect, still }: { tilt: number; aspect: number; still: boolean },
  arrival?: EyeStart,
): Glide<Stand> {
  const [radius, height, farther, middle, , right, down] = stand;
  const eye = new Glide<Stand>(stand);
  if (!arrival || still) return eye;
  const fov = fieldOfView();
  const isFramed = 'frame_mm' in arrival;
  const from_mm = isFramed ? frameDistance(arrival.frame_mm, fov, aspect) : arrival.distance_mm;
  const from = from_mm / fitDistance({ radius, height }, tilt, fov, aspect);
  eye.jumpTo([radius, height, from, middle, isFramed ? 1 : from / farther, right, down]);
  eye.moveTo(stand);
  return eye;
}
