import { expect, it } from 'vitest';
import { neighboursOf } from './neighbours.ts';

it('goes through what is to be wound, then through what waits for a box, and ends at both ends', () => {
  const [winding, open] = [
    ['B', 'A'],
    ['A', 'C', 'B', 'D'],
  ];
  expect(neighboursOf('B', winding, open)).toEqual({ before: undefined, after: 'A' });
  expect(neighboursOf('A', winding, open)).toEqual({ before: 'B', after: 'C' });
  expect(neighboursOf('D', winding, open)).toEqual({ before: 'C', after: undefined });
  expect(neighboursOf('E', winding, open)).toBeUndefined();
});
