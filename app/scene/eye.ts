import type { PerspectiveCamera } from 'three';
import { FLOOR } from './arrange.ts';
import { FIELD_OF_VIEW, fitDistance, frameDistance, type Room, WIDE_FROM } from './framing.ts';
import { Glide } from './glide.ts';
import type { Pose } from './orbit.ts';

/**
 * A photograph that is on the canvas, and how its camera stood: the model is drawn into its picture, so that one can
 * take the other's place.
 */
export interface Photograph {
  /** How much it shows from side to side where its camera aims, mm. */
  readonly width_mm: number;
  /** Where its camera aims, mm: how far beside the upright axis, and how high. */
  readonly aims: { readonly aside: number; readonly height: number };
  /** Height of its camera, degrees. */
  readonly tilt: number;
  /** Its width, px of the canvas, and its middle, px from the middle of the canvas. */
  readonly width: number;
  readonly middle: readonly [right: number, down: number];
}

/** A canvas, px. */
export interface CanvasSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Radius and height of the room, mm, how many times as far away the eye is as it needs, where it aims, mm, how many
 * times as long its lens is, and how far the picture is moved, as shares of the canvas.
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

/** From where the eye comes first: the poster's camera, whose frame is so wide and high, or a distance. */
export type Arrival = { readonly frame_mm: readonly [number, number] } | { readonly distance_mm: number };

const DEGREE = Math.PI / 180;

const fieldOfView = () => (window.innerWidth >= WIDE_FROM ? FIELD_OF_VIEW.wide : FIELD_OF_VIEW.narrow);

/** Where the eye stands to see the whole room, or to see it as a photograph does. */
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
 * Puts the eye where the pose wants it, as near as the room allows, and answers its distance, mm. The model turns, the
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
  // The film is moved, not the eye: perspective stays as it was.
  camera.projectionMatrix.elements[8] = -2 * right;
  camera.projectionMatrix.elements[9] = 2 * down;
  camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert();
  return distance;
}

/** The eye moves there, or is there at once. Where it is there already, no frame is drawn for it. */
export function goTo(eye: Glide<Stand>, target: Stand, still: boolean): void {
  if (target.every((value, index) => value === eye.target[index])) return;
  if (still) eye.jumpTo(target);
  else eye.moveTo(target);
}

/**
 * The eye where it comes from, under way to where it belongs: with a poster the model grows out of its picture. From
 * farther away than a photograph's place asks for it looks through a longer lens, so that the model is as large.
 */
export function arrive(
  stand: Stand,
  { tilt, aspect, still }: { tilt: number; aspect: number; still: boolean },
  arrival?: Arrival,
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
