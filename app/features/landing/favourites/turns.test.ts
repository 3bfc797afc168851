import { expect, it } from 'vitest';
import { slideAfter, swipeSteps, TURN_MS, turns } from './turns.ts';

it('shows a slide for five seconds [rows 72, 298]', () => {
  expect(TURN_MS).toBe(5000);
});

it('wraps around in both directions', () => {
  expect([0, 1, 2].map((index) => slideAfter(index, 1, 3))).toEqual([1, 2, 0]);
  expect([0, 1, 2].map((index) => slideAfter(index, -1, 3))).toEqual([2, 0, 1]);
});

it('counts a move of more than 25 px as a swipe', () => {
  expect([-26, -25, 0, 25, 26].map(swipeSteps)).toEqual([1, 0, 0, 0, -1]);
});

it('advances automatically unless it is paused, hovered, focused or out of view', () => {
  const free = { paused: false, hovered: false, focused: false, unseen: false };
  expect(turns(free)).toBe(true);
  for (const halt of ['paused', 'hovered', 'focused', 'unseen'] as const)
    expect(turns({ ...free, [halt]: true }), halt).toBe(false);
});
