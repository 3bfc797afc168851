import { expect, it } from 'vitest';
import { COVER } from '../../../../assets/models/humbucker-dimensions.ts';
import { CUSTOM_CAMERA } from '../../../../assets/pictures/cameras.ts';
import { COVER_OUTSIDE, ghostLines, LIFT_MM } from './ghost-lines.ts';
import { inPicture, PICTURE_CAMERA } from './picture-camera.ts';

const points = (path: string) =>
  [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
const span = (values: readonly number[]) => Math.max(...values) - Math.min(...values);

it('have the size of the covers', () => {
  const { length, width, top, radius, edge } = COVER;
  expect(COVER_OUTSIDE).toEqual({ length, width, height: top, radius, edge });
});

it('match the cover from above, to the tenth of a millimetre', () => {
  const { outline, face, rim } = ghostLines(([x, y]) => [x, -y]);
  for (const [path, rounded] of [
    [outline, 0],
    [face, 2 * COVER.edge],
  ] as const) {
    expect(span(points(path).map(([x]) => x))).toBeCloseTo(COVER.length - rounded);
    expect(span(points(path).map(([, y]) => y))).toBeCloseTo(COVER.width - rounded);
  }
  expect(rim).toBe('');
});

it('draw each edge once: the face in front, the rim behind', () => {
  const { face, rim } = ghostLines(([x, y, z]) => [x, -y - z], 0);
  const [near, far] = [COVER.width / 2 - COVER.edge - COVER.top, -COVER.width / 2];
  expect(Math.max(...points(face).map(([, y]) => y))).toBeCloseTo(near);
  const back = -(COVER.width / 2 - COVER.edge) - COVER.top;
  expect(Math.min(...points(face).map(([, y]) => y))).toBeGreaterThan(back + 1);
  expect(Math.min(...points(rim).map(([, y]) => y))).toBeCloseTo(far);
  expect(Math.max(...points(rim).map(([, y]) => y))).toBeLessThan(0);
  expect(face.match(/M/g)).toHaveLength(1);
  expect(rim.match(/M/g)).toHaveLength(1);
});

it('float above the pickup from the side, with lines down to it', () => {
  const { outline, drops, at } = ghostLines(([x, , z]) => [x, -z]);
  const heights = points(outline).map(([, y]) => -y);
  expect(Math.min(...heights)).toBeCloseTo(LIFT_MM);
  expect(Math.max(...heights)).toBeCloseTo(LIFT_MM + COVER.top);
  expect(points(drops).map(([, y]) => Math.abs(y))).toEqual([LIFT_MM, 0, LIFT_MM, 0, LIFT_MM, 0, LIFT_MM, 0]);
  expect(at[1]).toBeLessThan(-LIFT_MM);
});

it('use the camera of the pictures, and fit on the stage', () => {
  expect(PICTURE_CAMERA).toEqual(CUSTOM_CAMERA);
  const [x, y, z] = PICTURE_CAMERA.target;
  expect(inPicture([x, y, z - 5.8], 960, 720)).toEqual([480, 360]);
  const { outline } = ghostLines((place) => inPicture(place, 960, 720));
  // A stage is about 585 px high where the picture is 720, and shows it 50 px lower.
  for (const [left, top] of points(outline)) {
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(960);
    expect(top + 50).toBeGreaterThan((720 - 585) / 2);
    expect(top + 50).toBeLessThan((720 + 585) / 2);
  }
});
