import { useEffect, useState } from 'react';
import { showMessage } from '#app/state/messages.ts';
import { callShop } from '#app/state/shop-api.ts';
import { fromEuro } from '#domain/money.ts';
import { isLookupKey, type PriceList } from '#domain/price-list.ts';

/** The API's price map (euro) as a price list (cents); keys and values it cannot believe are left out. */
export function readPrices(map: Readonly<Record<string, unknown>>): PriceList {
  const prices: PriceList = {};
  for (const [key, euro] of Object.entries(map)) {
    if (isLookupKey(key) && typeof euro === 'number' && Number.isFinite(euro)) prices[key] = fromEuro(euro);
  }
  return prices;
}

/** The prices the page came with, then the current ones: pages are cached, prices change. */
export function usePrices(rendered: PriceList): PriceList {
  const [prices, setPrices] = useState(rendered);
  useEffect(() => {
    callShop<Record<string, unknown>>('prices').then(
      (map) => setPrices(readPrices(map)),
      () => showMessage('error', 'Could not get prices.', { label: 'Try again', href: location.href }),
    );
  }, []);
  return prices;
}
