import type Stripe from 'stripe';
import { cents } from '#domain/money.ts';
import { isLookupKey, type PriceList } from '#domain/price-list.ts';
import type { Log } from '../log.ts';

/** Life of a fetched list (specification of the API: five minutes). */
const FRESH_MS = 5 * 60_000;
/** After a failure the provider is left alone this long; the last good list serves meanwhile. */
const PAUSE_MS = 15_000;

export interface PriceSource {
  /** The price list, at most five minutes old while the provider answers. Undefined: there never was one. */
  current(): Promise<PriceList | undefined>;
  /** Called with each list that differs from the one before. */
  onChange(listener: () => void): void;
}

/** Active euro prices of the account that carry one of our lookup keys. */
export async function fetchPriceList(stripe: Stripe): Promise<PriceList> {
  const list: PriceList = {};
  for await (const price of stripe.prices.list({ active: true, limit: 100 })) {
    const { lookup_key: key, unit_amount: amount, currency } = price;
    if (key && isLookupKey(key) && amount !== null && currency === 'eur') list[key] = cents(amount);
  }
  return list;
}

export function createPriceSource(
  fetchList: () => Promise<PriceList>,
  log: Log,
  now: () => number = Date.now,
): PriceSource {
  let list: PriceList | undefined;
  let askAgainAt = 0;
  let underWay: Promise<void> | undefined;
  const listeners: (() => void)[] = [];

  async function refresh(): Promise<void> {
    try {
      const fetched = await fetchList();
      const changed = JSON.stringify(fetched) !== JSON.stringify(list);
      list = fetched;
      askAgainAt = now() + FRESH_MS;
      if (changed) for (const listener of listeners) listener();
    } catch (error) {
      askAgainAt = now() + PAUSE_MS;
      log.error({ err: error, kept: list !== undefined }, 'price list not fetched');
    }
  }

  return {
    async current() {
      if (now() >= askAgainAt) {
        underWay ??= refresh().finally(() => {
          underWay = undefined;
        });
        await underWay;
      }
      return list;
    },
    onChange: (listener) => void listeners.push(listener),
  };
}
