import type { PerspectiveCamera } from 'three';
import { FLOOR } from './arrange.ts';
import { FIELD_OF_VIEW, fitDistance, frameDistance, type Room, WIDE_FROM } from './framing.ts';
import { Glide } from './glide.ts';
import type { Pose } from './orbit.ts';

/** How a model is looked at, whichever it is. */
export interface Viewpoint {
  /** How many times as far away the eye stands as the model needs; 1 fills the view. */
  farther?: number | undefined;
  /** Room that is kept over the model, mm. */
  lift_mm?: number | undefined;
}

/** Radius and height of the room, mm, how many times as far away the eye stands as it needs, and where it aims, mm. */
export type Stand = readonly [radius: number, height: number, farther: number, middle: number];

/** From where the eye comes first: the poster's camera, whose frame is so wide and high, or a distance. */
export type Arrival = { readonly frame_mm: readonly [number, number] } | { readonly distance_mm: number };

const DEGREE = Math.PI / 180;

const fieldOfView = () => (window.innerWidth >= WIDE_FROM ? FIELD_OF_VIEW.wide : FIELD_OF_VIEW.narrow);

export function standFor(room: Room, { farther = 1, lift_mm = 0 }: Viewpoint): Stand {
  const height = room.height + lift_mm;
  return [room.radius, height, farther, FLOOR + height / 2];
}

/**
 * Puts the eye where the pose wants it, as near as the room allows, and answers its distance, mm. The model turns, the
 * light stays.
 */
export function aim(camera: PerspectiveCamera, { tilt }: Pose, stand: Stand, aspect: number): number {
  const [radius, height, farther, middle] = stand;
  const fov = fieldOfView();
  const distance = farther * fitDistance({ radius, height }, tilt, fov, aspect);
  camera.fov = fov;
  camera.aspect = aspect;
  camera.near = distance / 20;
  camera.far = distance * 4;
  camera.position.set(0, middle + distance * Math.sin(tilt * DEGREE), distance * Math.cos(tilt * DEGREE));
  camera.lookAt(0, middle, 0);
  camera.updateProjectionMatrix();
  return distance;
}

/** The eye moves there, or is there at once. Where it is there already, no frame is drawn for it. */
export function goTo(eye: Glide<Stand>, target: Stand, still: boolean): void {
  if (target.every((value, index) => value === eye.target[index])) return;
  if (still) eye.jumpTo(target);
  else eye.moveTo(target);
}

/** The eye where it comes from, under way to where it belongs: with a poster the model grows out of its picture. */
export function arrive(
  room: Room,
  viewpoint: Viewpoint,
  { tilt, aspect, still }: { tilt: number; aspect: number; still: boolean },
  arrival?: Arrival,
): Glide<Stand> {
  const stand = standFor(room, viewpoint);
  const [radius, height, , middle] = stand;
  const eye = new Glide<Stand>(stand);
  if (!arrival || still) return eye;
  const fov = fieldOfView();
  const from_mm = 'frame_mm' in arrival ? frameDistance(arrival.frame_mm, fov, aspect) : arrival.distance_mm;
  eye.jumpTo([radius, height, from_mm / fitDistance({ radius, height }, tilt, fov, aspect), middle]);
  eye.moveTo(stand);
  return eye;
}
