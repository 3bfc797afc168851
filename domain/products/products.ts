import type { ProductRecord } from './product-record.ts';
import { humbucker } from './records/humbucker.ts';
import { humbuckerP90 } from './records/humbucker-p90.ts';
import { jazzBass } from './records/jazz-bass.ts';
import { p90Dogear } from './records/p90-dogear.ts';
import { p90Soapbar } from './records/p90-soapbar.ts';
import { precisionBass } from './records/precision-bass.ts';
import { stratocaster } from './records/stratocaster.ts';
import { telecaster } from './records/telecaster.ts';

/** Products in shop order. A new one is a line here, in `product.messages.ts` and in `windings.ts`. */
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
