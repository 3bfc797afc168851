import { expect, it } from 'vitest';
import { eased, GLIDE_MS, Glide } from './glide.ts';

it('eases out: from 0 to 1, faster at first, never beyond', () => {
  expect([eased(-1), eased(0), eased(1), eased(2)]).toEqual([0, 0, 1, 1]);
  expect(eased(0.25)).toBeGreaterThan(0.5);
  expect(eased(0.75) - eased(0.5)).toBeLessThan(eased(0.5) - eased(0.25));
});

it('moves for 500 ms from its first frame on, then rests [row 509]', () => {
  const glide = new Glide<readonly [number, number]>([0, 10]);
  expect(glide.advance(1000)).toBe(false);
  glide.moveTo([100, 20]);
  expect(glide.advance(5000)).toBe(true);
  expect(glide.values).toEqual([0, 10]);
  expect(glide.advance(5000 + GLIDE_MS / 2)).toBe(true);
  expect(glide.values[0]).toBeCloseTo(87.5);
  expect(glide.advance(5000 + GLIDE_MS)).toBe(false);
  expect(glide.values).toEqual([100, 20]);
  expect(glide.moving).toBe(false);
});

it('continues from the current value if the target changes', () => {
  const glide = new Glide<readonly [number]>([0]);
  glide.moveTo([100]);
  glide.advance(0);
  glide.advance(250);
  glide.moveTo([0]);
  glide.advance(300);
  expect(glide.values[0]).toBeCloseTo(87.5);
  glide.advance(800);
  expect(glide.values).toEqual([0]);
});
