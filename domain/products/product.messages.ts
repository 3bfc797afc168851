import type { InLanguages } from '../languages.ts';
import { humbuckerWords } from './humbucker/record.ts';
import { humbuckerP90Words } from './humbucker-p90/record.ts';
import { jazzBassWords } from './jazz-bass/record.ts';
import { p90DogearWords } from './p90-dogear/record.ts';
import { p90SoapbarWords } from './p90-soapbar/record.ts';
import { precisionBassWords } from './precision-bass/record.ts';
import type { ProductMessages } from './product-record.ts';
import type { StockType } from './products.ts';
import { stratocasterWords } from './stratocaster/record.ts';
import { telecasterWords } from './telecaster/record.ts';

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
