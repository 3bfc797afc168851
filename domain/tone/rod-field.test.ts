import { expect, it } from 'vitest';
import { fieldLeft, pullAgainst, STANDARD_ROD } from './rod-field.ts';

it('the field of a rod falls to about a third within two millimetres [row 410]', () => {
  expect(STANDARD_ROD).toEqual({ diameter: 5, height: 18 });
  expect(fieldLeft(0)).toBe(1);
  expect(fieldLeft(2)).toBeGreaterThan(0.33);
  expect(fieldLeft(2)).toBeLessThan(0.42);
  for (let mm = 0; mm < 10; mm++) expect(fieldLeft(mm + 1)).toBeLessThan(fieldLeft(mm));
});

it('half a millimetre is noticeable: the pull rises with the square of the field', () => {
  expect(pullAgainst(2, 2)).toBe(1);
  expect(pullAgainst(1.5, 2.5)).toBeGreaterThan(2);
  expect(pullAgainst(3, 2)).toBeCloseTo(1 / pullAgainst(2, 3), 12);
});

it('a shorter rod is weaker at a distance', () => {
  const short = { diameter: 5, height: 9 };
  expect(fieldLeft(6, short)).toBeLessThan(fieldLeft(6));
});
