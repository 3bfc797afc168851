import { bundlesOf, positionsOf } from './catalogue.ts';
import type { Bundle } from './pickup-types.ts';
import type { Product } from './products.ts';

/** Model ids of the pickups in each bundle, the one farthest from the bridge first. */
export type BundleModels = Partial<Record<Bundle, readonly string[]>>;

export function modelsOf(product: Product): BundleModels {
  const models = (bundle: Bundle) =>
    positionsOf(product, bundle).flatMap((position) => product.positions[position]?.model ?? []);
  return Object.fromEntries(bundlesOf(product).map((bundle) => [bundle, models(bundle)]));
}

export const modelAddress = (id: string): string => `/generated/models/${id}.glb`;
