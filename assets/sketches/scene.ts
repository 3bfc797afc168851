import { type Camera, centreOn, project, projectVector, type Vec2, type Vec3 } from './camera.ts';
import { drawPrism, type Stage } from './draw-prism.ts';
import { drawTube } from './draw-tube.ts';
import type { Theme } from './materials.ts';
import { hull } from './outline.ts';
import { boundsOf, type Part, type Prism } from './parts.ts';
import { num, pathData } from './path-data.ts';
import { shadowDirection } from './shade.ts';
import { paintOrder } from './sort.ts';
import { attributes, Sheet } from './svg.ts';

/** Size of a picture in px and where the middle of the object falls. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly centre: Vec2;
}

/** Room right of an object for its shadow, px. */
const SHADOW_ROOM = 118;

/** Frame of all product pictures. */
export const PRODUCT_FRAME: Frame = { width: 1200, height: 900, centre: [592, 446] };

/** A complete SVG picture of the parts, centred in the frame. */
export function drawScene(parts: readonly Part[], view: Camera, theme: Theme, frame = PRODUCT_FRAME): string {
  const sheet = new Sheet(frame.width, frame.height);
  const pixels = parts.flatMap((part) => silhouette(part, view));
  const xs = pixels.map((p) => p[0]);
  // Wide objects move to the left, to leave their shadow room on the sheet.
  const half = (Math.max(...xs) - Math.min(...xs)) / 2;
  const room = theme.groundShadow ? SHADOW_ROOM : 0;
  const x = Math.min(frame.centre[0], Math.max(half + 24, frame.width - room - half));
  const camera = centreOn(view, pixels, [x, frame.centre[1]]);
  drawParts({ sheet, camera, theme }, parts);
  return sheet.toString();
}

/** Draws parts on a sheet with the stage's camera as it is: ground shadow first, then farthest to nearest. */
export function drawParts(stage: Stage, parts: readonly Part[]): void {
  const boxes = parts.map(boundsOf);
  if (stage.theme.groundShadow) {
    stage.sheet.add(groundShadow(stage, parts, Math.min(...boxes.map((box) => box.min[2]))));
  }
  const placed = placeParts(stage, parts);
  for (const index of paintOrder(boxes, stage.camera.toward)) {
    const part = parts[index] as Part;
    if (part.kind === 'tube') stage.sheet.add(drawTube(stage, part));
    else {
      if (part.cast) stage.sheet.add(castShadow(stage, part, part.cast));
      stage.sheet.add(placed.get(part) ?? '');
    }
  }
}

/** Markup of each prism, drawn at the origin and moved to its place; what occurs more than once is stored once. */
function placeParts(stage: Stage, parts: readonly Part[]): Map<Part, string> {
  const prisms = parts.filter((part) => part.kind === 'prism');
  const drawn = prisms.map((part) => drawPrism(stage, { ...part, at: [0, 0, 0] }));
  const count = new Map<string, number>();
  for (const markup of drawn) count.set(markup, (count.get(markup) ?? 0) + 1);
  return new Map(
    prisms.map((part, i) => {
      const markup = drawn[i] as string;
      const [x, y] = projectVector(stage.camera, part.at ?? [0, 0, 0]);
      if ((count.get(markup) ?? 0) > 1) {
        const id = stage.sheet.define(`<g id="ID">${markup}</g>`);
        return [part, `<use href="#${id}" x="${num(x)}" y="${num(y)}"/>`];
      }
      const still = Math.abs(x) < 0.005 && Math.abs(y) < 0.005;
      return [part, still ? markup : `<g transform="translate(${num(x)} ${num(y)})">${markup}</g>`];
    }),
  );
}

/** Pixels that bound a part, for centring. */
function silhouette(part: Part, camera: Camera): Vec2[] {
  if (part.kind === 'tube') return part.points.map((p) => project(camera, p));
  return footprint(part).flatMap(([x, y]) => {
    const lift = part.at?.[2] ?? 0;
    return [project(camera, [x, y, part.z0 + lift]), project(camera, [x, y, part.z1 + lift])];
  });
}

function footprint(part: Prism): Vec2[] {
  return part.outline.map(({ p }) => [p[0] + (part.at?.[0] ?? 0), p[1] + (part.at?.[1] ?? 0)]);
}

/** Shadow on the table: a tight dark one where things touch it, a wide soft one away from the light. */
function groundShadow(stage: Stage, parts: readonly Part[], floor: number): string {
  const { camera, sheet } = stage;
  const [dx, dy] = shadowDirection(camera);
  const wide: string[] = [];
  const tight: string[] = [];
  for (const part of parts) {
    if (part.kind === 'tube') {
      const line = part.points.map((p) => project(camera, [p[0] + 1.5, p[1], floor]));
      wide.push(
        `<path d="${pathData(line, false)}"${attributes({ stroke: '#2a2118', 'stroke-width': part.radius * 2 * camera.scale })}/>`,
      );
      continue;
    }
    if (part.small) continue;
    const [x, y, lift] = part.at ?? [0, 0, 0];
    // Seen from above the same light would throw the shadow far; there it is kept short.
    const reach = Math.min(part.z1 + lift - floor, 24) * (camera.toward[2] > 0.99 ? 0.35 : 0.9);
    const plan = part.outline.map(({ p }) => p);
    const onFloor = (points: readonly Vec2[]): string => flatShape(camera, points, [x, y, 0], floor);
    wide.push(onFloor([...plan, ...plan.map((p): Vec2 => [p[0] + dx * reach, p[1] + dy * reach])]));
    if (part.z0 + lift - floor < 8) tight.push(onFloor(plan));
  }
  const group = (shapes: string[], blur: number, opacity: number, y: number): string =>
    `<g${attributes({ fill: '#2a2118', opacity, filter: sheet.blur(blur), transform: `translate(0 ${y})` })}>${shapes.join('')}</g>`;
  return group(wide, 22, 0.3, 8) + group(tight, 6, 0.34, 4);
}

/** Soft shadow a part throws on what lies under it. */
function castShadow(stage: Stage, part: Prism, length: number): string {
  const { camera, sheet } = stage;
  const [dx, dy] = shadowDirection(camera);
  const plan = part.outline.map(({ p }) => p);
  const reached = plan.map((p): Vec2 => [p[0] + dx * length, p[1] + dy * length]);
  const shape = flatShape(camera, [...plan, ...reached], part.at ?? [0, 0, 0], part.z0);
  return `<g${attributes({ fill: '#140d07', 'fill-opacity': 0.42, filter: sheet.blur(length * 1.6) })}>${shape}</g>`;
}

/** Hull of points on a level plane, drawn at the origin and moved to its place, so that equal shapes are shared. */
function flatShape(camera: Camera, points: readonly Vec2[], at: Vec3, z: number): string {
  const d = pathData(
    hull(points).map(([x, y]) => project(camera, [x, y, z])),
    true,
  );
  const [x, y] = projectVector(camera, at);
  const transform = Math.hypot(x, y) < 0.005 ? undefined : `translate(${num(x)} ${num(y)})`;
  return `<path d="${d}"${attributes({ transform })}/>`;
}
