/** Room of a model that turns about its vertical axis: a cylinder, mm. */
export interface Room {
  readonly radius: number;
  readonly height: number;
}

/** Vertical field of view, degrees (specification). */
export const FIELD_OF_VIEW = { wide: 20, narrow: 10 } as const;

/** Least window width for the wider field of view, px. */
export const WIDE_FROM = 992;

/** Share of the view, from its middle to its edges, that the model may fill. */
const FILL = 0.98;

/**
 * Distance in mm from which a picture's frame around the middle, width by height in mm, just fits. From there a model
 * is as large as in the picture.
 */
export function frameDistance(
  [width, height]: readonly [number, number],
  fieldOfView: number,
  aspect: number,
): number {
  return Math.max(height, width / aspect) / 2 / Math.tan((fieldOfView * Math.PI) / 360);
}

const RIM = Array.from({ length: 24 }, (_, index) => (index / 24) * 2 * Math.PI);

/**
 * Distance in mm from which the whole room is in view, however it is turned.
 * @param tilt height of the eye over the room's middle, degrees
 * @param fieldOfView from bottom to top, degrees
 * @param aspect width of the view over its height
 */
export function fitDistance(
  { radius, height }: Room,
  tilt: number,
  fieldOfView: number,
  aspect: number,
): number {
  const e = (tilt * Math.PI) / 180;
  const upwards = Math.tan((fieldOfView * Math.PI) / 360) * FILL;
  const sideways = upwards * aspect;
  let distance = 0;
  for (const angle of RIM) {
    const across = radius * Math.cos(angle);
    const towards = radius * Math.sin(angle);
    for (const z of [-height / 2, height / 2]) {
      const up = z * Math.cos(e) - towards * Math.sin(e);
      const near = z * Math.sin(e) + towards * Math.cos(e);
      distance = Math.max(distance, near + Math.abs(up) / upwards, near + Math.abs(across) / sideways);
    }
  }
  return distance;
}
