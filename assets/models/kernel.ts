import { createRequire } from 'node:module';
import {
  type Drawing,
  drawRoundedRectangle,
  type EdgeFinder,
  getOC,
  makeCompound,
  type Shape3D,
  setOC,
} from 'replicad';
import startOpenCascade from 'replicad-opencascadejs';

let started: Promise<void> | undefined;

/** Starts OpenCascade, once a process (0.3 s). Nothing below works before. */
export function boot(): Promise<void> {
  started ??= startOpenCascade({
    locateFile: () => createRequire(import.meta.url).resolve('replicad-opencascadejs/wasm'),
  }).then(setOC);
  return started;
}

/** A drawing lifted from height `z` by `height`, mm. */
export function extrude(drawing: Drawing, z: number, height: number): Shape3D {
  return drawing.sketchOnPlane('XY', z).extrude(height) as Shape3D;
}

/** A plate with rounded corners about the origin: length along x, width along y, its underside at `z`, mm. */
export function slab(length: number, width: number, radius: number, z: number, height: number): Shape3D {
  return extrude(drawRoundedRectangle(length, width, radius), z, height);
}

/** Takes all tools away in one go; one by one, each cut would go through every face again. Tools must not overlap. */
export function cutAll(part: string, body: Shape3D, tools: readonly Shape3D[]): Shape3D {
  if (tools.length === 0) return body;
  try {
    return body.cut(makeCompound([...tools]) as Shape3D);
  } catch (error) {
    throw new Error(`${part}: cutting ${tools.length} openings failed: ${reasonOf(error)}`);
  }
}

/** Joins bodies that touch or overlap. */
export function fuseAll(part: string, first: Shape3D, rest: readonly Shape3D[]): Shape3D {
  try {
    return rest.reduce((body, next) => body.fuse(next), first);
  } catch (error) {
    throw new Error(`${part}: joining failed: ${reasonOf(error)}`);
  }
}

/** Radii tried one after the other when OpenCascade cannot round an edge, as shares of the wanted one. */
const RETRIES = [1, 0.7, 0.4] as const;

/**
 * Rounds the edges that `edges` selects; `radius` in mm. A smaller radius is tried when the wanted one fails; an
 * edge left sharp would show in every picture, so that the build fails, and names the part, when all fail.
 */
export function fillet(
  part: string,
  body: Shape3D,
  radius: number,
  edges: (finder: EdgeFinder) => EdgeFinder,
): Shape3D {
  const reasons: string[] = [];
  for (const share of RETRIES) {
    const tried = radius * share;
    try {
      const rounded = body.fillet(tried, edges);
      if (share < 1) console.warn(`${part}: rounded with ${tried.toFixed(2)} instead of ${radius} mm`);
      return rounded;
    } catch (error) {
      reasons.push(`${tried.toFixed(2)} mm: ${reasonOf(error)}`);
    }
  }
  throw new Error(`${part}: edges could not be rounded (${reasons.join('; ')})`);
}

/** Message of an error; OpenCascade throws objects without one. */
export function reasonOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  try {
    const message: unknown = getOC().getExceptionMessage(error as never);
    return Array.isArray(message) ? message.filter(Boolean).join(': ') : String(message);
  } catch {
    return String(error);
  }
}
