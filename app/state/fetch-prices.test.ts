import { expect, it } from 'vitest';
import { readPrices } from './fetch-prices.ts';

it('converts euros to cents and ignores unknown keys', () => {
  expect(readPrices({ humbucker: 125, stratocaster_set: 239.99, gold: 1, telecaster_set: 'free' })).toEqual({
    humbucker: 12500,
    stratocaster_set: 23999,
  });
});
