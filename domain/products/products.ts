import { humbucker } from './humbucker/record.ts';
import { humbuckerP90 } from './humbucker-p90/record.ts';
import { jazzBass } from './jazz-bass/record.ts';
import { p90Dogear } from './p90-dogear/record.ts';
import { p90Soapbar } from './p90-soapbar/record.ts';
import { precisionBass } from './precision-bass/record.ts';
import type { ProductRecord } from './product-record.ts';
import { stratocaster } from './stratocaster/record.ts';
import { telecaster } from './telecaster/record.ts';

/**
 * Products in the order of the shop. A new product is a line here, one in `product.messages.ts` and one in
 * `stock-recipes.ts`.
 */
export const PRODUCTS = [
  humbucker,
  humbuckerP90,
  telecaster,
  stratocaster,
  p90Dogear,
  p90Soapbar,
  jazzBass,
  precisionBass,
] as const satisfies readonly ProductRecord[];

/** Types of stock pickups, in the order of the catalogue. */
export const STOCK_TYPES = PRODUCTS.map(({ type }) => type);
export type StockType = (typeof STOCK_TYPES)[number];

export interface Product extends ProductRecord {
  readonly type: StockType;
}
