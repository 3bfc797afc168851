import { expect, it } from 'vitest';
import { COVER } from '../../../../assets/models/humbucker/dimensions.ts';
import { COVER_OUTSIDE, ghostLines, LIFT_MM } from './ghost-lines.ts';

const points = (path: string) =>
  [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
const span = (values: readonly number[]) => Math.max(...values) - Math.min(...values);

it('is as large as the covers are', () => {
  const { length, width, top, radius, edge } = COVER;
  expect(COVER_OUTSIDE).toEqual({ length, width, height: top, radius, edge });
});

it('seen from straight above is the cover, to the tenth of a millimetre', () => {
  const { outline, rim } = ghostLines(([x, y]) => [x, -y]);
  for (const path of [outline, rim]) {
    expect(span(points(path).map(([x]) => x))).toBeCloseTo(COVER.length);
    expect(span(points(path).map(([, y]) => y))).toBeCloseTo(COVER.width);
  }
});

it('seen from the side floats over its place, and drops down to it', () => {
  const { outline, drops, at } = ghostLines(([x, , z]) => [x, -z]);
  const heights = points(outline).map(([, y]) => -y);
  expect(Math.min(...heights)).toBeCloseTo(LIFT_MM);
  expect(Math.max(...heights)).toBeCloseTo(LIFT_MM + COVER.top);
  expect(points(drops).map(([, y]) => Math.abs(y))).toEqual([LIFT_MM, 0, LIFT_MM, 0, LIFT_MM, 0, LIFT_MM, 0]);
  expect(at[1]).toBeLessThan(-LIFT_MM);
});
