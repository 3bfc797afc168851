import type { Language } from '../languages.ts';
import type { LookupKey } from '../prices/price-list.ts';
import { priceGroupOf } from './price-groups.ts';
import { PRICE_NAMES } from './price-names.messages.ts';

export const priceName = (key: LookupKey, language: Language = 'en'): string =>
  PRICE_NAMES[language](key, priceGroupOf(key));
