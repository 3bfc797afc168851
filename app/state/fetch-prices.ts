import { fromEuro } from '#domain/money.ts';
import { isLookupKey, NO_PRICES, type PriceList } from '#domain/prices/price-list.ts';
import { callShop } from './shop-api.ts';

/** Converts the API's price map (euro) into a price list (cents). Drops invalid keys and values. */
export function readPrices(map: Readonly<Record<string, unknown>>): PriceList {
  const prices: PriceList = {};
  for (const [key, euro] of Object.entries(map)) {
    if (isLookupKey(key) && typeof euro === 'number' && Number.isFinite(euro)) prices[key] = fromEuro(euro);
  }
  return prices;
}

/** The shop's present price list. Throws if there is none. */
export async function fetchPrices(): Promise<PriceList> {
  const prices = readPrices(await callShop('prices'));
  // An empty list means an outage, not a shop with nothing on sale.
  if (Object.keys(prices).length === 0) throw new Error(NO_PRICES);
  return prices;
}
