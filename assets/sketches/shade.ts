import { type Camera, normalize, toView, type Vec3 } from './camera.ts';
import { rampAt } from './colour.ts';
import { type MaterialId, materials, type Theme } from './materials.ts';

/** Key light in view axes (right, up, towards the viewer): the upper left, a little in front. */
const KEY = normalize([-0.5, 0.62, 0.6]);
/** Weak light that opens the walls on the right. */
const FILL = normalize([0.5, -0.3, 0.8]);
/** Light from behind on the right, for dark grounds. */
const RIM = normalize([0.9, 0.1, -0.25]);
const HALF = normalize([KEY[0], KEY[1], KEY[2] + 1]);

const inner = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/**
 * Brightness of a surface for a unit normal in view axes; about 0.9 where a top face meets the key light.
 * @param flat leaves out the glint, which belongs to rounded edges and would flood a whole face
 */
export function brightness(id: MaterialId, normal: Vec3, theme: Theme, flat = false): number {
  const { metal, gloss } = materials[id] as { metal?: boolean; gloss: number };
  const facing = Math.max(0, inner(normal, HALF));
  const glint = flat ? 0 : gloss * 0.9 * facing ** 36;
  const rim = theme.rim * (metal ? 0.2 : 0.4) * Math.max(0, inner(normal, RIM));
  if (metal) {
    // A mirror shows what lies along the reflected ray: a bright ceiling, a soft box, a ground that gives light back.
    const z = normal[2];
    const ray: Vec3 = [2 * z * normal[0], 2 * z * normal[1], 2 * z * z - 1];
    const box = Math.exp(-(1 - inner(ray, KEY)) * 5);
    // A narrow strip light on the left draws a line down round poles and corners.
    const strip = 0.4 * Math.exp(-(((normal[0] + 0.45) / 0.2) ** 2)) * (1 - Math.abs(normal[1]));
    const ground = theme.bounce * Math.max(0, -ray[1]) * 0.95;
    return (
      0.34 +
      0.46 * ray[1] +
      theme.front * Math.max(0, ray[2]) +
      0.75 * box +
      ground +
      strip +
      glint * 0.4 +
      rim
    );
  }
  const key = Math.max(0, inner(normal, KEY));
  const fill = Math.max(0, inner(normal, FILL));
  return (
    0.12 +
    0.7 * key +
    0.16 * fill +
    0.12 * (0.5 + 0.5 * normal[1]) +
    theme.bounce * 0.06 +
    theme.rim * 0.05 +
    glint +
    rim
  );
}

/** Colour of a surface whose unit normal is given in the world's axes; `lift` is added to the brightness. */
export function shade(id: MaterialId, normal: Vec3, camera: Camera, theme: Theme, lift = 0): string {
  return rampAt(materials[id].ramp, brightness(id, toView(camera, normal), theme, true) + lift);
}

/**
 * Direction in which a soft shadow falls on a level floor: mm along x and y for each mm of height, from the key
 * light. At a plan view the floor faces the viewer and the same light throws it to the lower right.
 */
export function shadowDirection(camera: Camera): readonly [number, number] {
  const { right, up, toward } = camera;
  const world = ([0, 1, 2] as const).map((i) => KEY[0] * right[i] + KEY[1] * up[i] + KEY[2] * toward[i]) as [
    number,
    number,
    number,
  ];
  return [-world[0] / world[2], -world[1] / world[2]];
}
