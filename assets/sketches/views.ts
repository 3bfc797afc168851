import { type Camera, makeCamera, project } from './camera.ts';
import type { Sketch } from './catalogue.ts';
import { type Theme, themes } from './materials.ts';
import { boundsOf, type Part } from './parts.ts';
import { drawScene, PRODUCT_FRAME } from './scene.ts';

/** The one three-quarter view of the shop: degrees of azimuth and elevation, and px per mm on a 1200 px picture. */
export const THREE_QUARTER = { azimuth: 27, elevation: 44, scale: 8.5 } as const;
const PLAN_SCALE = 8.5;
/** Room (px) a set may fill. */
const BUNDLE_ROOM = { width: 960, height: 720 } as const;

/** A product in the shop's three-quarter view. */
export function threeQuarter(sketch: Sketch, colour: string, theme: Theme = themes.paper): string {
  return drawScene(sketch.single(colour, 'bridge'), shopCamera(THREE_QUARTER.scale), theme);
}

/** The same, straight from above. */
export function fromAbove(sketch: Sketch, colour: string): string {
  return drawScene(sketch.single(colour, 'bridge'), makeCamera(0, 90, PLAN_SCALE), themes.paper);
}

/** The parts of a set in the three-quarter view, at the largest scale that fits. */
export function bundle(sketch: Sketch, colour: string): string {
  const parts = sketch.bundle(colour);
  return drawScene(parts, fitted(parts, BUNDLE_ROOM), themes.paper);
}

/** Three-quarter camera at a scale of px per mm. */
export function shopCamera(scale: number): Camera {
  return makeCamera(THREE_QUARTER.azimuth, THREE_QUARTER.elevation, scale);
}

/** Three-quarter camera at which the parts fill the room (px), but no larger than single products are drawn. */
export function fitted(parts: readonly Part[], room: { width: number; height: number }): Camera {
  const unit = shopCamera(1);
  const corners = parts
    .map(boundsOf)
    .flatMap(({ min, max }) =>
      [min[0], max[0]].flatMap((x) =>
        [min[1], max[1]].flatMap((y) => [min[2], max[2]].map((z) => project(unit, [x, y, z]))),
      ),
    );
  const span = (axis: 0 | 1): number =>
    Math.max(...corners.map((c) => c[axis])) - Math.min(...corners.map((c) => c[axis]));
  return shopCamera(Math.min(room.width / span(0), room.height / span(1), THREE_QUARTER.scale));
}

/** Size of every product picture, px. */
export const PRODUCT_SIZE = { width: PRODUCT_FRAME.width, height: PRODUCT_FRAME.height } as const;
