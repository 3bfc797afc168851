import { useCallback, useEffect, useState } from 'react';
import { fromEuro } from '#domain/money.ts';
import { isLookupKey, NO_PRICES, type PriceList } from '#domain/price-list.ts';
import { showMessage } from './messages.ts';
import { callShop } from './shop-api.ts';

/** Without a list the shop is asked again this often, so that a page left open mends itself. */
const AGAIN_MS = 15_000;

/** The API's price map (euro) as a price list (cents); keys and values it cannot believe are left out. */
export function readPrices(map: Readonly<Record<string, unknown>>): PriceList {
  const prices: PriceList = {};
  for (const [key, euro] of Object.entries(map)) {
    if (isLookupKey(key) && typeof euro === 'number' && Number.isFinite(euro)) prices[key] = fromEuro(euro);
  }
  return prices;
}

async function fetchPrices(): Promise<PriceList> {
  const prices = readPrices(await callShop<Record<string, unknown>>('prices'));
  // A list of nothing is an outage, not a shop where nothing is on sale.
  if (Object.keys(prices).length === 0) throw new Error(NO_PRICES);
  return prices;
}

export interface Prices {
  /** Undefined while nobody could say what things cost. */
  readonly list: PriceList | undefined;
  readonly asking: boolean;
  /** Asks again, and says so when it was in vain. */
  ask(): void;
}

/**
 * The prices the page came with, if it came with any. Without them the shop is asked until it answers; with
 * `renew` it is asked once in any case, since pages are kept and prices change.
 */
export function usePrices(rendered: PriceList | undefined, { renew = false } = {}): Prices {
  const [list, setList] = useState(rendered);
  const [asking, setAsking] = useState(false);
  const missing = list === undefined;

  const fetchList = useCallback(async (aloud: boolean) => {
    setAsking(true);
    try {
      setList(await fetchPrices());
    } catch {
      if (aloud) showMessage('error', NO_PRICES, { label: 'Try again', href: location.href });
    } finally {
      setAsking(false);
    }
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page wakes
  useEffect(() => {
    if (renew || missing) void fetchList(!missing);
  }, []);

  useEffect(() => {
    if (!missing) return;
    const timer = setInterval(() => void fetchList(false), AGAIN_MS);
    return () => clearInterval(timer);
  }, [missing, fetchList]);

  return { list, asking, ask: () => void fetchList(true) };
}
