import type { InLanguages } from '#domain/languages.ts';
import type { StockType } from '#domain/products/products.ts';
import type { Articles } from './article.ts';
import { humbucker as humbuckerInGerman } from './texts/german/humbucker.tsx';
import { humbuckerP90 as humbuckerP90InGerman } from './texts/german/humbucker-p90.tsx';
import { jazzBass as jazzBassInGerman } from './texts/german/jazz-bass.tsx';
import { p90Dogear as p90DogearInGerman } from './texts/german/p90-dogear.tsx';
import { p90Soapbar as p90SoapbarInGerman } from './texts/german/p90-soapbar.tsx';
import { precisionBass as precisionBassInGerman } from './texts/german/precision-bass.tsx';
import { stratocaster as stratocasterInGerman } from './texts/german/stratocaster.tsx';
import { telecaster as telecasterInGerman } from './texts/german/telecaster.tsx';
import { humbucker } from './texts/humbucker.tsx';
import { humbuckerP90 } from './texts/humbucker-p90.tsx';
import { jazzBass } from './texts/jazz-bass.tsx';
import { p90Dogear } from './texts/p90-dogear.tsx';
import { p90Soapbar } from './texts/p90-soapbar.tsx';
import { precisionBass } from './texts/precision-bass.tsx';
import { stratocaster } from './texts/stratocaster.tsx';
import { telecaster } from './texts/telecaster.tsx';

/** Articles by product. A new product may have none. */
export const ARTICLES: Readonly<Partial<Record<StockType, InLanguages<Articles>>>> = {
  HUMBUCKER: { en: humbucker, de: humbuckerInGerman },
  HUMBUCKER_P90: { en: humbuckerP90, de: humbuckerP90InGerman },
  JAZZ_BASS: { en: jazzBass, de: jazzBassInGerman },
  P90_DOGEAR: { en: p90Dogear, de: p90DogearInGerman },
  P90_SOAPBAR: { en: p90Soapbar, de: p90SoapbarInGerman },
  PRECISION_BASS: { en: precisionBass, de: precisionBassInGerman },
  STRATOCASTER: { en: stratocaster, de: stratocasterInGerman },
  TELECASTER: { en: telecaster, de: telecasterInGerman },
};
