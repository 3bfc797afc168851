import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bundlesOf } from '#domain/catalogue.ts';
import { PRODUCTS } from '#domain/products.ts';
import { liveModels } from './live-models.ts';

/** As if everything had been built. */
const everything = { has: () => true } as unknown as ReadonlySet<unknown>;

describe('liveModels', () => {
  it.each(PRODUCTS)('has a model for every bundle of $name', (product) => {
    expect(Object.keys(liveModels(product.type, everything) ?? {})).toEqual(bundlesOf(product));
  });

  it('shows the pickups of a set in their order on the instrument', () => {
    expect(liveModels('STRATOCASTER', everything)?.SET).toEqual([
      '/generated/models/stratocaster-neck.glb',
      '/generated/models/stratocaster-middle.glb',
      '/generated/models/stratocaster-bridge.glb',
    ]);
  });

  it('pretends nothing: without one of its models a product has none', () => {
    expect(liveModels('TELECASTER', new Set(['telecaster-neck']))).toBeNull();
  });

  it('names only files that there are', () => {
    const named = PRODUCTS.flatMap(({ type }) => Object.values(liveModels(type) ?? {}).flat());
    expect(named.filter((address) => !existsSync(`public${address}`))).toEqual([]);
  });
});
