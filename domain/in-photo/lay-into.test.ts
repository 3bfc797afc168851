import { describe, expect, it } from 'vitest';
import { coveredBy, type LightFactors, layInto, lightOf, type PixelGrid } from './lay-into.ts';
import { mapThrough, type Quad } from './photo-plane.ts';

const gridOf = (
  width: number,
  height: number,
  colour: (x: number, y: number) => readonly number[],
): PixelGrid => ({
  width,
  height,
  data: Uint8ClampedArray.from(
    Array.from({ length: width * height }, (_, at) => colour(at % width, Math.floor(at / width))).flat(),
  ),
});
const DAYLIGHT: LightFactors = [1, 1, 1];

describe('a picture laid into a photo', () => {
  // 20 × 10 mm at 4 px a mm: red at the left, blue at the right.
  const picture = gridOf(80, 40, (x) => (x < 40 ? [255, 0, 0, 255] : [0, 0, 255, 255]));
  const corners: Quad = [
    [40, 30],
    [160, 42],
    [152, 96],
    [48, 90],
  ];
  const map = mapThrough(corners, { size: [20, 10] });
  const photo = () => gridOf(200, 120, () => [10, 20, 30, 255]);
  const pixel = ({ data, width }: PixelGrid, x: number, y: number) => [
    ...data.subarray(4 * (y * width + x), 4 * (y * width + x) + 3),
  ];

  it('fills its corners and leaves the rest of the photo unchanged [row D856]', () => {
    const part = photo();
    layInto(part, [0, 0], picture, { map, px_mm: 4, light: DAYLIGHT });
    expect(coveredBy(map, [20, 10], part)).toEqual({ left: 40, top: 30, width: 120, height: 66 });
    expect(pixel(part, 46, 38)).toEqual([255, 0, 0]);
    expect(pixel(part, 150, 88)).toEqual([0, 0, 255]);
    for (const [x = 0, y = 0] of [
      [36, 30],
      [165, 42],
      [100, 20],
      [100, 100],
    ])
      expect(pixel(part, x, y), `${x} ${y}`).toEqual([10, 20, 30]);
  });

  it('follows the photo’s brightness and warmth within limits [row D856]', () => {
    const [dim, plain, glaring] = [lightOf([20, 20, 20]), lightOf([100, 100, 100]), lightOf([255, 255, 255])];
    expect(dim[0]).toBeLessThan(plain[0]);
    expect(plain[0]).toBeLessThan(glaring[0]);
    const [red, green, blue] = lightOf([200, 120, 40]);
    expect(red).toBeGreaterThan(green);
    expect(green).toBeGreaterThan(blue);
    for (const value of [lightOf([0, 0, 0]), lightOf([255, 0, 0]), lightOf([255, 255, 255])].flat())
      expect(Math.abs(value - 0.92)).toBeLessThanOrEqual(0.32);
  });
});
