import { humbucker } from './humbucker/record.ts';
import { humbuckerP90 } from './humbucker-p90/record.ts';
import { jazzBass } from './jazz-bass/record.ts';
import { p90Dogear } from './p90-dogear/record.ts';
import { p90Soapbar } from './p90-soapbar/record.ts';
import { precisionBass } from './precision-bass/record.ts';
import type { ProductRecord } from './product-record.ts';
import { stratocaster } from './stratocaster/record.ts';
import { telecaster } from './telecaster/record.ts';

/** Products in shop order. A new one is a line here, in `product.messages.ts` and in `winding-table.ts`. */
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

export const STOCK_TYPES = PRODUCTS.map(({ type }) => type);
export type StockType = (typeof STOCK_TYPES)[number];

export interface Product extends ProductRecord {
  readonly type: StockType;
}
