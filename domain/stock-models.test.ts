import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bundlesOf } from './catalogue.ts';
import { PRODUCTS } from './products.ts';
import { modelAddress, STOCK_MODELS } from './stock-models.ts';

describe('models of stock pickups', () => {
  it.each(PRODUCTS)('show every bundle of $name', (product) => {
    expect(Object.keys(STOCK_MODELS[product.type])).toEqual(bundlesOf(product));
  });

  it('are there', () => {
    const ids = Object.values(STOCK_MODELS).flatMap((bundles) => Object.values(bundles).flat());
    expect(ids.filter((id) => !existsSync(`public${modelAddress(id)}`))).toEqual([]);
  });
});
