import type { InLanguages } from '#domain/languages.ts';
import type { StockType } from '#domain/products/products.ts';
import type { ProductArticles } from './article.tsx';
import { humbuckerInGerman } from './texts/german/humbucker.tsx';
import { humbuckerP90InGerman } from './texts/german/humbucker-p90.tsx';
import { jazzBassInGerman } from './texts/german/jazz-bass.tsx';
import { p90DogearInGerman } from './texts/german/p90-dogear.tsx';
import { p90SoapbarInGerman } from './texts/german/p90-soapbar.tsx';
import { precisionBassInGerman } from './texts/german/precision-bass.tsx';
import { stratocasterInGerman } from './texts/german/stratocaster.tsx';
import { telecasterInGerman } from './texts/german/telecaster.tsx';
import { humbuckerInEnglish } from './texts/humbucker.tsx';
import { humbuckerP90InEnglish } from './texts/humbucker-p90.tsx';
import { jazzBassInEnglish } from './texts/jazz-bass.tsx';
import { p90DogearInEnglish } from './texts/p90-dogear.tsx';
import { p90SoapbarInEnglish } from './texts/p90-soapbar.tsx';
import { precisionBassInEnglish } from './texts/precision-bass.tsx';
import { stratocasterInEnglish } from './texts/stratocaster.tsx';
import { telecasterInEnglish } from './texts/telecaster.tsx';

/** Articles by product. A new product may have none. */
export const PRODUCT_ARTICLES: Readonly<Partial<Record<StockType, InLanguages<ProductArticles>>>> = {
  HUMBUCKER: { en: humbuckerInEnglish, de: humbuckerInGerman },
  HUMBUCKER_P90: { en: humbuckerP90InEnglish, de: humbuckerP90InGerman },
  JAZZ_BASS: { en: jazzBassInEnglish, de: jazzBassInGerman },
  P90_DOGEAR: { en: p90DogearInEnglish, de: p90DogearInGerman },
  P90_SOAPBAR: { en: p90SoapbarInEnglish, de: p90SoapbarInGerman },
  PRECISION_BASS: { en: precisionBassInEnglish, de: precisionBassInGerman },
  STRATOCASTER: { en: stratocasterInEnglish, de: stratocasterInGerman },
  TELECASTER: { en: telecasterInEnglish, de: telecasterInGerman },
};
