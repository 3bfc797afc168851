import { centreOn, makeCamera, project, type Vec3 } from './camera.ts';
import { themes } from './materials.ts';
import { boundsOf, type Part } from './parts.ts';
import { heroHumbucker } from './pickups/hero-humbucker.ts';
import { fishboneHumbucker, humbuckerSizedP90 } from './pickups/humbucker.ts';
import { dogear } from './pickups/p90.ts';
import { drawParts, drawScene } from './scene.ts';
import { Sheet } from './svg.ts';
import { shopCamera, THREE_QUARTER } from './views.ts';

/** Size of the landing page's hero, px. */
export const HERO_SIZE = { width: 900, height: 1400 } as const;

/** Pictures of the three configurator tiles, on ink, by file name. */
export const configuratorTiles: Readonly<Record<string, () => Part[]>> = {
  'custom-humbucker-ink': () => fishboneHumbucker('forest', 'copper-paint', 52),
  'custom-hp90-ink': () => humbuckerSizedP90('black', 52),
  'custom-p90-ink': () => dogear('cream', 52),
};

/** One configurator tile. */
export function tile(parts: readonly Part[]): string {
  return drawScene(parts, shopCamera(THREE_QUARTER.scale), themes.ink);
}

/**
 * The landing page's hero: a nickel humbucker with fishbone slots, standing on its short side. No shadows, so that
 * the alpha channel is the silhouette and can serve as a mask.
 */
export function hero(): string {
  const sheet = new Sheet(HERO_SIZE.width, HERO_SIZE.height);
  const parts = heroHumbucker();
  const view = makeCamera(24, 57, 13.9, 53);
  const solid = parts.filter((part) => part.kind === 'prism').map(boundsOf);
  const corners = solid.flatMap(({ min, max }) =>
    [min[0], max[0]].flatMap((x) =>
      [min[1], max[1]].flatMap((y) => [min[2], max[2]].map((z): Vec3 => [x, y, z])),
    ),
  );
  const camera = centreOn(
    view,
    corners.map((p) => project(view, p)),
    [424, 800],
  );
  drawParts({ sheet, camera, theme: themes.ink }, parts);
  return sheet.toString();
}
