import { inverseOf, mapped, type Place, type PlaneMap } from './photo-plane.ts';

/** RGBA, row by row, as in a canvas. */
export interface PixelGrid {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** Factors of red, green and blue. */
export type LightFactors = readonly [number, number, number];

/** The factors' range: paint keeps its name in dim or tinted light. */
const BRIGHTNESS = { dark: 0.72, bright: 1.12, most: 1.1 };
const TINT = { share: 0.2, most: 0.05 };

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/**
 * Light of a photo from the mean colour of patches of it. A patch may be a red guitar as well as red light, so only
 * a share of its colour is taken.
 */
export function lightOf([red, green, blue]: LightFactors): LightFactors {
  const mean = (red + green + blue) / 3;
  const brightness = within(
    BRIGHTNESS.dark + ((BRIGHTNESS.bright - BRIGHTNESS.dark) * mean) / 140,
    BRIGHTNESS.dark,
    BRIGHTNESS.most,
  );
  const tint = (value: number) =>
    1 + within((TINT.share * (value - mean)) / Math.max(mean, 1), -TINT.most, TINT.most);
  return [brightness * tint(red), brightness * tint(green), brightness * tint(blue)];
}

/** The part of a picture that a rectangle around a plane's middle covers, whole px. */
export function coveredBy(
  map: PlaneMap,
  [across, along]: readonly [number, number],
  { width, height }: Pick<PixelGrid, 'width' | 'height'>,
) {
  const ends = [-1, 1].flatMap((x) => [-1, 1].map((y) => mapped(map, [(x * across) / 2, (y * along) / 2])));
  const [xs, ys] = [ends.map(([x]) => x), ends.map(([, y]) => y)];
  const [left, top] = [Math.max(0, Math.floor(Math.min(...xs))), Math.max(0, Math.floor(Math.min(...ys)))];
  return {
    left,
    top,
    width: Math.max(0, Math.min(width, Math.ceil(Math.max(...xs))) - left),
    height: Math.max(0, Math.min(height, Math.ceil(Math.max(...ys))) - top),
  };
}

/**
 * Draws a picture of a pickup into a part of a photo, whose upper left corner is at `from`. The map leads from mm
 * around the picture's middle to the photo. Mixes four pixels for each, weighted by their opacity.
 */
export function layInto(
  part: PixelGrid,
  from: Place,
  picture: PixelGrid,
  { map, px_mm, light }: { map: PlaneMap; px_mm: number; light: LightFactors },
): void {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0] = inverseOf(map);
  for (let row = 0; row < part.height; row++)
    for (let column = 0; column < part.width; column++) {
      const [x, y] = [from[0] + column + 0.5, from[1] + row + 0.5];
      const depth = g * x + h * y + i;
      const u = ((a * x + b * y + c) / depth) * px_mm + picture.width / 2 - 0.5;
      const v = ((d * x + e * y + f) / depth) * px_mm + picture.height / 2 - 0.5;
      const [left, top] = [Math.floor(u), Math.floor(v)];
      if (left < 0 || top < 0 || left + 1 >= picture.width || top + 1 >= picture.height) continue;
      let [red, green, blue, opacity] = [0, 0, 0, 0];
      for (let corner = 0; corner < 4; corner++) {
        const [right, down] = [corner & 1, corner >> 1];
        const at = 4 * ((top + down) * picture.width + left + right);
        const share =
          (right ? u - left : 1 - u + left) *
          (down ? v - top : 1 - v + top) *
          ((picture.data[at + 3] ?? 0) / 255);
        red += share * (picture.data[at] ?? 0);
        green += share * (picture.data[at + 1] ?? 0);
        blue += share * (picture.data[at + 2] ?? 0);
        opacity += share;
      }
      if (opacity === 0) continue;
      const at = 4 * (row * part.width + column);
      part.data[at] = (part.data[at] ?? 0) * (1 - opacity) + red * light[0];
      part.data[at + 1] = (part.data[at + 1] ?? 0) * (1 - opacity) + green * light[1];
      part.data[at + 2] = (part.data[at + 2] ?? 0) * (1 - opacity) + blue * light[2];
    }
}
