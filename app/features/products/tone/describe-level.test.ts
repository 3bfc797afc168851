import { describe, expect, it } from 'vitest';
import { describeLevel } from './describe-level.ts';
import { levelNeighbours } from './level-neighbours.ts';

const NEIGHBOURS = [
  { flavors: ['HOT', 'MODERN'], positions: ['neck', 'bridge'] },
  { flavors: ['MODERN', 'VINTAGE'], positions: ['neck'] },
] as const;

describe('levelWords', () => {
  it('names the flavors next to the shown one', () => {
    expect(describeLevel(NEIGHBOURS, 'HOT', ['neck', 'bridge'])).toBe(
      'Hot differs from Modern mainly in level: less than 1\u00a0dB in the shape of the curve.',
    );
    expect(describeLevel(NEIGHBOURS, 'MODERN', ['neck', 'bridge'])).toMatch(
      /from Hot and Vintage \(neck\) mainly/,
    );
  });

  it('compares only the shown pickups', () => {
    expect(describeLevel(NEIGHBOURS, 'VINTAGE', ['neck'])).toMatch(/from Modern mainly/);
    expect(describeLevel(NEIGHBOURS, 'VINTAGE', ['bridge'])).toBeUndefined();
  });
});

it('finds neighbours in the catalogue', () => {
  const found = levelNeighbours('TELECASTER');
  // AlNiCo 3 and AlNiCo 5 on the same turns differ in level, and the neck pickup's hood absorbs most of what more turns
  // would change.
  expect(found).toEqual([
    { flavors: ['HOT', 'MODERN'], positions: ['neck'] },
    { flavors: ['MODERN', 'VINTAGE'], positions: ['neck', 'bridge'] },
  ]);
});
