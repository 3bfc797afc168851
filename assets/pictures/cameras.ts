import type { Flavor } from '#domain/products/pickup-types.ts';
import type { PictureView } from '#domain/products/picture-files.ts';
import { INK_WIDTH_MM } from '#domain/products/pictures.ts';
import type { Camera } from './scene.ts';

/** One camera a view for all single pickups, so that a row of products reads as a set and sizes can be compared. */
export const SINGLE_CAMERAS: Record<PictureView, Camera> = {
  hero: { azimuth: -30, elevation: 36, width: 158, target: [7, 0, 7], lens: 100 },
  top: { azimuth: 0, elevation: 90, width: 158, target: [8, 0, 0], lens: 130 },
  detail: { azimuth: -38, elevation: 25, width: 70, target: [-12, -4, 10], lens: 100, fstop: 1.2, focus: 8 },
};

/** The same for sets, a little farther away. */
export const SET_CAMERAS: Record<PictureView, Camera> = {
  hero: { azimuth: -30, elevation: 38, width: 186, target: [7, 0, 4], lens: 100 },
  top: { azimuth: 0, elevation: 90, width: 178, target: [8, 0, 0], lens: 130 },
  detail: { azimuth: -40, elevation: 28, width: 100, target: [-12, -8, 8], lens: 100, fstop: 2.2, focus: 20 },
};

/** Shift of the eye from over the middle of a set towards its neck pickup, mm. */
const ASIDE = 70;

/**
 * A set from above whose neck pickup has a cover of flat bright metal: from over the middle that mirrors the lights.
 * The eye steps aside and the lens shifts back, as with a view camera, so that the frame stays.
 */
export const MIRROR_TOP_CAMERA: Camera = {
  ...SET_CAMERAS.top,
  target: [8, ASIDE, 0],
  shift: [0, -ASIDE / SET_CAMERAS.top.width],
};

/** On ink; cards are cut from the same picture. */
export const INK_CAMERA: Camera = {
  azimuth: -30,
  elevation: 30,
  width: INK_WIDTH_MM.single,
  target: [6, 0, 6],
  lens: 100,
};
export const INK_SET_CAMERA: Camera = { ...INK_CAMERA, width: INK_WIDTH_MM.set, target: [6, 0, 4] };

/** From above the bass end, so that it is in an upright frame (whose height is `width` here). */
export const STANDING_CAMERA: Camera = {
  azimuth: -76,
  elevation: 60,
  width: 122,
  target: [13, -3, 6],
  lens: 90,
};

/** Camera of the configurators. */
export const CUSTOM_CAMERA: Camera = {
  azimuth: -30,
  elevation: 42,
  width: 138,
  target: [2, 0, 6],
  lens: 100,
};

/** Small pictures of flavors: hot from low down, hybrid along the poles, modern from above, vintage the winding. */
export const FLAVOR_CAMERAS: Record<Flavor, Camera> = {
  HOT: { azimuth: -52, elevation: 20, width: 58, target: [-18, -4, 9], lens: 100, fstop: 1.4 },
  HYBRID: { azimuth: -72, elevation: 38, width: 58, target: [-16, 0, 10], lens: 100, fstop: 1.4 },
  MODERN: { azimuth: 0, elevation: 90, width: 58, target: [-12, 0, 10], lens: 130 },
  VINTAGE: { azimuth: 32, elevation: 26, width: 58, target: [16, -4, 9], lens: 100, fstop: 1.4 },
};
