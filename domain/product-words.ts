import type { StockType } from './pickup-types.ts';
import { humbuckerWords } from './products/humbucker/record.ts';
import { humbuckerP90Words } from './products/humbucker-p90/record.ts';
import { jazzBassWords } from './products/jazz-bass/record.ts';
import { p90DogearWords } from './products/p90-dogear/record.ts';
import { p90SoapbarWords } from './products/p90-soapbar/record.ts';
import { precisionBassWords } from './products/precision-bass/record.ts';
import type { ProductWords } from './products/product-record.ts';
import { stratocasterWords } from './products/stratocaster/record.ts';
import { telecasterWords } from './products/telecaster/record.ts';

/** What pages say of each product. */
export const PRODUCT_WORDS: Readonly<Record<StockType, ProductWords>> = {
  HUMBUCKER_P90: humbuckerP90Words,
  HUMBUCKER: humbuckerWords,
  JAZZ_BASS: jazzBassWords,
  P90_DOGEAR: p90DogearWords,
  P90_SOAPBAR: p90SoapbarWords,
  PRECISION_BASS: precisionBassWords,
  STRATOCASTER: stratocasterWords,
  TELECASTER: telecasterWords,
};
