import { describe, expect, it } from 'vitest';
import { levelWords } from './describe-level.ts';
import { levelNeighbours } from './level-neighbours.ts';

const NEIGHBOURS = [
  { flavors: ['HOT', 'MODERN'], positions: ['neck', 'bridge'] },
  { flavors: ['MODERN', 'VINTAGE'], positions: ['neck'] },
] as const;

describe('levelWords', () => {
  it('names the flavors next to the one that is shown', () => {
    expect(levelWords(NEIGHBOURS, 'HOT', ['neck', 'bridge'])).toBe(
      'Hot differs from Modern mainly in level: less than 1\u00a0dB in the shape of the curve.',
    );
    expect(levelWords(NEIGHBOURS, 'MODERN', ['neck', 'bridge'])).toMatch(
      /from Hot and Vintage \(neck\) mainly/,
    );
  });

  it('speaks of the pickups that are shown only', () => {
    expect(levelWords(NEIGHBOURS, 'VINTAGE', ['neck'])).toMatch(/from Modern mainly/);
    expect(levelWords(NEIGHBOURS, 'VINTAGE', ['bridge'])).toBeUndefined();
  });
});

it('finds neighbours in the catalogue', () => {
  const found = levelNeighbours('TELECASTER', ['HOT', 'MODERN', 'VINTAGE']);
  // AlNiCo 3 against AlNiCo 5 on the same turns is a matter of level; so is the hood of the neck pickup, which takes most
  // of what more turns would.
  expect(found).toEqual([
    { flavors: ['HOT', 'MODERN'], positions: ['neck'] },
    { flavors: ['MODERN', 'VINTAGE'], positions: ['neck', 'bridge'] },
  ]);
});
