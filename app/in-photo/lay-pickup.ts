import type { Paint } from '#app/scene/paint.ts';
import { compose } from '#app/scene/true-size/compose.ts';
import { drawFromAbove, pictureSize } from '#app/scene/true-size/draw-from-above.ts';
import { shownDepth } from '#domain/in-photo/known-points.ts';
import { coveredBy, type LightFactors, layInto, lightOf } from '#domain/in-photo/lay-into.ts';
import { mapped, type PlaneMap, type Quad } from '#domain/in-photo/photo-plane.ts';

/** Longer side of a photo while it is worked on, px: a phone's memory is for several copies of it. */
const MOST_PX = 2000;
/** Resolution at which a pickup is drawn once. */
const DRAWN_PX_MM = 14;
/** Room for its shadow, mm. */
const SHADOW = 5;

export interface FromAbove {
  readonly canvas: HTMLCanvasElement;
  /** Sizes of the canvas, and of the pickup with parts that do not show. */
  readonly canvas_mm: readonly [number, number];
  readonly pickup_mm: readonly [number, number];
}

function canvasOf(width: number, height: number) {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: Math.round(width), height: Math.round(height) });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser has no 2D canvas');
  context.imageSmoothingQuality = 'high';
  return { canvas, context };
}

/** Draws a pickup as it shows in a guitar. Throws if its model does not load, or without WebGL. */
export async function pickupFromAbove(address: string, model: string, paint: Paint): Promise<FromAbove> {
  const composed = await compose([address], paint);
  try {
    const canvas = document.createElement('canvas');
    drawFromAbove(canvas, composed, DRAWN_PX_MM / Math.min(devicePixelRatio, 2), shownDepth(model));
    const [across, along] = composed.size_mm;
    return { canvas, canvas_mm: pictureSize(composed), pickup_mm: [across, along] };
  } finally {
    composed.free();
  }
}

/** Reads a photo in this browser, upright as its camera noted. Rejects for files that are no picture to the browser. */
export async function readPhoto(file: Blob): Promise<HTMLCanvasElement> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const share = Math.min(1, MOST_PX / Math.max(bitmap.width, bitmap.height));
  const { canvas, context } = canvasOf(bitmap.width * share, bitmap.height * share);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas;
}

/** Side of the patches of a photo that give its light, px. */
const PATCH = 24;

/** Light around four points: the mean colour just outside each. */
export function lightAround(photo: HTMLCanvasElement, corners: Quad): LightFactors {
  const { context } = canvasOf(1, 1);
  const middle = [0, 1].map((axis) => corners.reduce((sum, corner) => sum + (corner[axis] ?? 0) / 4, 0));
  const colours = corners.map((corner) => {
    const [left, top] = [photo.width, photo.height].map((most, axis) => {
      const outside = corner[axis as 0 | 1] + 0.15 * (corner[axis as 0 | 1] - (middle[axis] ?? 0));
      return Math.min(most - PATCH, Math.max(0, outside - PATCH / 2));
    });
    context.drawImage(photo, left ?? 0, top ?? 0, PATCH, PATCH, 0, 0, 1, 1);
    return context.getImageData(0, 0, 1, 1).data;
  });
  const mean = (channel: number) => colours.reduce((sum, colour) => sum + (colour[channel] ?? 0) / 4, 0);
  return lightOf([mean(0), mean(1), mean(2)]);
}

/** Lays a pickup and its shadow into a picture, to the scale of the map. */
export function layPickup(
  context: CanvasRenderingContext2D,
  { canvas, canvas_mm: [across, along] }: FromAbove,
  map: PlaneMap,
  light: LightFactors,
): void {
  const [middle, right, down] = [mapped(map, [0, 0]), mapped(map, [1, 0]), mapped(map, [0, 1])];
  const ofMap = [right, down].map((end) => Math.hypot(end[0] - middle[0], end[1] - middle[1]));
  // Shrunk by the browser first: mixing four pixels of a much larger picture would flicker.
  const px_mm = Math.min(DRAWN_PX_MM, 1.4 * Math.max(...ofMap));
  const [wide, high] = [(across + 2 * SHADOW) * px_mm, (along + 2 * SHADOW) * px_mm];
  const shrunk = canvasOf(wide, high);
  Object.assign(shrunk.context, { shadowColor: 'rgb(8 6 4 / 0.6)', shadowBlur: 0.55 * SHADOW * px_mm });
  shrunk.context.drawImage(canvas, SHADOW * px_mm, SHADOW * px_mm, across * px_mm, along * px_mm);
  const { left, top, width, height } = coveredBy(map, [wide / px_mm, high / px_mm], context.canvas);
  if (width === 0 || height === 0) return;
  const part = context.getImageData(left, top, width, height);
  const pixels = shrunk.context.getImageData(0, 0, shrunk.canvas.width, shrunk.canvas.height);
  layInto(part, [left, top], pixels, { map, px_mm, light });
  context.putImageData(part, left, top);
}
