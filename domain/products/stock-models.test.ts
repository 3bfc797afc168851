import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bundlesOf } from './catalogue.ts';
import { PRODUCTS } from './products.ts';
import { modelAddress, modelsOf } from './stock-models.ts';

describe('models of stock pickups', () => {
  it.each(PRODUCTS)('show every bundle of $name [row 195]', (product) => {
    expect(Object.keys(modelsOf(product))).toEqual(bundlesOf(product));
  });

  it('exist', () => {
    const ids = PRODUCTS.flatMap((product) => Object.values(modelsOf(product)).flat());
    expect(ids.filter((id) => !existsSync(`public${modelAddress(id)}`))).toEqual([]);
  });
});
