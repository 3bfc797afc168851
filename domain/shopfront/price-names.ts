import type { Language } from '../languages.ts';
import type { LookupKey } from '../prices/price-list.ts';
import { priceGroupOf } from './price-groups.ts';
import { PRICE_NAMES } from './price-names.messages.ts';

/** Name of a price for makers: "Telecaster set", "P90 noiseless hot", "Open brass cover". */
export const priceName = (key: LookupKey, language: Language = 'en'): string =>
  PRICE_NAMES[language](key, priceGroupOf(key));
