import { expect, it } from 'vitest';
import { slideAfter, swipeSteps, TURN_MS, turns } from './turns.ts';

it('shows a slide for five seconds [rows 72, 298]', () => {
  expect(TURN_MS).toBe(5000);
});

it('goes round in both directions', () => {
  expect([0, 1, 2].map((index) => slideAfter(index, 1, 3))).toEqual([1, 2, 0]);
  expect([0, 1, 2].map((index) => slideAfter(index, -1, 3))).toEqual([2, 0, 1]);
});

it('takes a move of more than 25 px for a swipe', () => {
  expect([-26, -25, 0, 25, 26].map(swipeSteps)).toEqual([1, 0, 0, 0, -1]);
});

it('turns on its own only where nothing holds it', () => {
  const free = { paused: false, hovered: false, focused: false, unseen: false };
  expect(turns(free)).toBe(true);
  for (const halt of ['paused', 'hovered', 'focused', 'unseen'] as const)
    expect(turns({ ...free, [halt]: true }), halt).toBe(false);
});
