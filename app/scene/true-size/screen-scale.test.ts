import fc from 'fast-check';
import { expect, it } from 'vitest';
import { forAll } from '../../../tests/fixtures/for-all.ts';
import { readScale, SCREEN_SCALE, scaleNow, USUAL_SCALE, writeScale } from './screen-scale.ts';

it('reads back a written scale, and refuses nonsense', () => {
  const anyScale = fc.record({
    px_mm: fc.double({ min: SCREEN_SCALE.least, max: SCREEN_SCALE.most, noNaN: true }),
    pixelRatio: fc.constantFrom(0.5, 1, 1.25, 2, 3),
  });
  forAll([anyScale], (scale) => {
    expect(readScale(writeScale(scale))).toEqual(scale);
  });
  for (const odd of [null, '', '0 1', '3.8', '3.8 0', '900 1', 'NaN 1', '3.8 x'])
    expect(readScale(odd)).toBeUndefined();
});

it('shows the same millimetres after the page is zoomed', () => {
  const scale = { px_mm: USUAL_SCALE, pixelRatio: 1 };
  expect(scaleNow(scale, 1)).toBeCloseTo(3.78, 2);
  expect(scaleNow(scale, 2)).toBeCloseTo(1.89, 2);
});
