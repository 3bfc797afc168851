import type { StockType } from '#domain/products/products.ts';
import type { Articles } from './article.ts';
import { humbucker } from './texts/humbucker.tsx';
import { humbuckerP90 } from './texts/humbucker-p90.tsx';
import { jazzBass } from './texts/jazz-bass.tsx';
import { p90Dogear } from './texts/p90-dogear.tsx';
import { p90Soapbar } from './texts/p90-soapbar.tsx';
import { precisionBass } from './texts/precision-bass.tsx';
import { stratocaster } from './texts/stratocaster.tsx';
import { telecaster } from './texts/telecaster.tsx';

/** What there is to read, by product. A new one may come without. */
export const ARTICLES: Readonly<Partial<Record<StockType, Articles>>> = {
  HUMBUCKER: humbucker,
  HUMBUCKER_P90: humbuckerP90,
  JAZZ_BASS: jazzBass,
  P90_DOGEAR: p90Dogear,
  P90_SOAPBAR: p90Soapbar,
  PRECISION_BASS: precisionBass,
  STRATOCASTER: stratocaster,
  TELECASTER: telecaster,
};
