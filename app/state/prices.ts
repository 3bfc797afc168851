import { useCallback, useEffect, useState } from 'react';
import { NO_PRICES, type PriceList } from '#domain/prices/price-list.ts';
import { fetchPrices } from './fetch-prices.ts';
import { showToast } from './toasts.ts';

/** Interval of retries without a price list, so that an open page recovers, ms. */
const AGAIN_MS = 15_000;

export interface Prices {
  /** Undefined if no price list could be loaded. */
  readonly list: PriceList | undefined;
  readonly asking: boolean;
  ask(): void;
}

/**
 * The prices that the page came with, if any. Without them the shop is asked until it answers; `renew` always asks
 * once, because pages are cached and prices change.
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
      if (aloud) showToast('error', NO_PRICES, { label: 'Try again', href: location.href });
    } finally {
      setAsking(false);
    }
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, at hydration
  useEffect(() => {
    if (renew || missing) void fetchList(true);
  }, []);

  useEffect(() => {
    if (!missing) return;
    const timer = setInterval(() => void fetchList(false), AGAIN_MS);
    return () => clearInterval(timer);
  }, [missing, fetchList]);

  return { list, asking, ask: () => void fetchList(true) };
}
