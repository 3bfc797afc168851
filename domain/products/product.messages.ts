import type { InLanguages } from '../languages.ts';
import type { ProductMessages } from './product-record.ts';
import type { StockType } from './products.ts';
import { humbuckerWords } from './records/humbucker.ts';
import { humbuckerP90Words } from './records/humbucker-p90.ts';
import { jazzBassWords } from './records/jazz-bass.ts';
import { p90DogearWords } from './records/p90-dogear.ts';
import { p90SoapbarWords } from './records/p90-soapbar.ts';
import { precisionBassWords } from './records/precision-bass.ts';
import { stratocasterWords } from './records/stratocaster.ts';
import { telecasterWords } from './records/telecaster.ts';

export const PRODUCT_MESSAGES: Readonly<Record<StockType, InLanguages<ProductMessages>>> = {
  HUMBUCKER_P90: humbuckerP90Words,
  HUMBUCKER: humbuckerWords,
  JAZZ_BASS: jazzBassWords,
  P90_DOGEAR: p90DogearWords,
  P90_SOAPBAR: p90SoapbarWords,
  PRECISION_BASS: precisionBassWords,
  STRATOCASTER: stratocasterWords,
  TELECASTER: telecasterWords,
};
