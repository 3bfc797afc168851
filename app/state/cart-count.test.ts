import { describe, expect, it } from 'vitest';
import { countStored } from './cart-count.ts';

describe('the count of a stored cart', () => {
  it('sums the pieces of its lines, and counts a line without quantity as one piece', () => {
    expect(countStored(JSON.stringify({ cart: [{ quantity: 2 }, { quantity: 5 }, {}] }))).toBe(8);
  });

  it('is zero for an invalid cart', () => {
    const odd = [
      null,
      '',
      '{',
      '[]',
      '{}',
      '{"cart":7}',
      '{"cart":[null,{"quantity":"2"},{"quantity":1.5}]}',
    ];
    for (const stored of odd) expect(countStored(stored)).toBe(0);
  });

  it('stays within the limit of a line', () => {
    expect(countStored('{"cart":[{"quantity":1e9},{"quantity":-3}]}')).toBe(5);
  });
});
