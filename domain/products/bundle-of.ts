import { productByType } from './catalogue.ts';
import { BUNDLES, type Bundle, type Position } from './pickup-types.ts';
import type { StockType } from './products.ts';

/** The bundle that a single pickup of a product is sold as. */
export function bundleOf({
  type,
  position,
}: {
  readonly type: StockType;
  readonly position: Position;
}): Bundle {
  const { bundles } = productByType(type);
  return BUNDLES.find((id) => id === position.toUpperCase() && bundles[id]) ?? 'SET';
}
