import { stockFits } from '#domain/configurator/stock-fit.ts';
import type { Language } from '#domain/languages.ts';
import { PRODUCT_MESSAGES } from '#domain/products/product.messages.ts';
import type { Product } from '#domain/products/products.ts';
import { reportOf } from '../cad-records.ts';
import { listed } from './bench-words.ts';

/** "Fits a humbucker rout, 50 mm". */
export function fitWords(product: Product, language: Language): string {
  const spacings = stockFits(product, reportOf, language).map(({ spacing }) => String(spacing));
  return `${PRODUCT_MESSAGES[product.type][language].fits}, ${listed(spacings, 'mm', language)}`;
}
