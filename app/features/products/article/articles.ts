import type { InLanguages } from '#domain/languages.ts';
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
export const ARTICLES: Readonly<Partial<Record<StockType, InLanguages<Articles>>>> = {
  HUMBUCKER: { en: humbucker, de: humbucker },
  HUMBUCKER_P90: { en: humbuckerP90, de: humbuckerP90 },
  JAZZ_BASS: { en: jazzBass, de: jazzBass },
  P90_DOGEAR: { en: p90Dogear, de: p90Dogear },
  P90_SOAPBAR: { en: p90Soapbar, de: p90Soapbar },
  PRECISION_BASS: { en: precisionBass, de: precisionBass },
  STRATOCASTER: { en: stratocaster, de: stratocaster },
  TELECASTER: { en: telecaster, de: telecaster },
};
