import { fromEuro } from '#domain/money.ts';
import { isLookupKey, NO_PRICES, type PriceList } from '#domain/prices/price-list.ts';
import { callShop } from './shop-api.ts';

/** The API's price map (euro) as a price list (cents); keys and values it cannot believe are left out. */
export function readPrices(map: Readonly<Record<string, unknown>>): PriceList {
  const prices: PriceList = {};
  for (const [key, euro] of Object.entries(map)) {
    if (isLookupKey(key) && typeof euro === 'number' && Number.isFinite(euro)) prices[key] = fromEuro(euro);
  }
  return prices;
}

/** The shop's present price list. Throws where it has none. */
export async function fetchPrices(): Promise<PriceList> {
  const prices = readPrices(await callShop('prices'));
  // A list of nothing is an outage, not a shop where nothing is on sale.
  if (Object.keys(prices).length === 0) throw new Error(NO_PRICES);
  return prices;
}
