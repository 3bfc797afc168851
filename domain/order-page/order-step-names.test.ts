import { expect, it } from 'vitest';
import { WAY } from '../orders/states.ts';
import { stepsDone } from './order-progress.ts';
import { STEP_NAMES } from './order-step-names.ts';

it('counts only the steps of the normal way, and names each step in both languages', () => {
  expect(WAY.map(stepsDone)).toEqual([1, 2, 3, 4, 5]);
  for (const end of ['cancelled', 'returned', 'refunded'] as const) expect(stepsDone(end)).toBeUndefined();
  for (const names of Object.values(STEP_NAMES)) expect(new Set(Object.values(names)).size).toBe(8);
});
