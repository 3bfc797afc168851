import { expect, it } from 'vitest';
import { betweenFigures, SETTLING_STEPS, STEP_MS } from './use-settling.ts';

it('moves in fifty equal steps of 5 ms and ends at its target [rows 116, 302]', () => {
  expect([SETTLING_STEPS, STEP_MS]).toEqual([50, 5]);
  expect(betweenFigures([0, 1], [1, 0.5], 0)).toEqual([0, 1]);
  expect(betweenFigures([0, 1], [1, 0.5], 25)).toEqual([0.5, 0.75]);
  expect(betweenFigures([0, 1], [1, 0.5], 50)).toEqual([1, 0.5]);
  expect(betweenFigures([0, 1], [1, 0.5], 90)).toEqual([1, 0.5]);
});

it('shows a new figure immediately', () => {
  expect(betweenFigures([], [0.4], 3)).toEqual([0.4]);
});
