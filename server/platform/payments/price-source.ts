import type Stripe from 'stripe';
import { inEach, type Sentence } from '#domain/languages.ts';
import type { PriceList } from '#domain/prices/price-list.ts';
import { type PriceEntry, type PriceFaults, readPriceEntries } from '#domain/products/price-check.ts';
import { PlainError } from '../log/describe-error.ts';
import type { Log } from '../log/log.ts';
import { withTimeout } from '../log/with-timeout.ts';
import { LIST_FAULTS } from './price-source.messages.ts';

/** Lifetime of a fetched list (specification of the API: five minutes). */
const FRESH_MS = 5 * 60_000;
/** Timeout of a fetch; a later answer is ignored. */
const FETCH_MS = 15_000;
const WAIT_MS = 3_000;
/** Pauses after consecutive failures; the last good list is served meanwhile. */
const PAUSES_MS = [1_000, 2_000, 5_000, 15_000, 30_000, 60_000] as const;

/** The account may contain prices of other shops, too, but an endless list is a fault. */
const MOST_PRICES = 2_000;

export interface PriceSource {
  /**
   * The last complete price list, without delay if there is one: refreshes run in the background. Undefined if there
   * never was one, after a few seconds at most.
   */
  current(): Promise<PriceList | undefined>;
  /** Called with each list that differs from the previous one, the first list included. */
  onChange(listener: (list: PriceList) => void): void;
  /** Fetches the current list, never one from before the call. Resolves when that succeeded or failed. */
  renew(): Promise<void>;
  /** Time of the last complete reading, and the fault of a later one. */
  lastReading(): { readonly readAt: Date | undefined; readonly fault: Sentence | undefined };
  stop(): void;
}

/** Active euro prices of the account with a lookup key. */
export async function fetchAccountPrices(stripe: Stripe): Promise<PriceEntry[]> {
  const entries: PriceEntry[] = [];
  let read = 0;
  for await (const price of stripe.prices.list({ active: true, limit: 100 })) {
    read += 1;
    if (read > MOST_PRICES) throw new PlainError(`The account has more than ${MOST_PRICES} prices`);
    const { lookup_key: key, unit_amount: amount, currency } = price;
    if (key && currency === 'eur') entries.push({ key, amount });
  }
  return entries;
}

const faultWords = ({ missing, odd, twice }: PriceFaults): Sentence =>
  inEach(LIST_FAULTS, (words) => {
    const kinds = [
      [missing, words.missing],
      [odd, words.odd],
      [twice, words.twice],
    ] as const;
    const sentences = kinds.filter(([keys]) => keys.length > 0).map(([keys, say]) => say(keys.join(', ')));
    return words.notTaken(sentences.join('; '));
  });

/** Keeps the price list fresh from its first use on. Uses timers, which are independent of changes of the system time. */
export function createPriceSource(fetch: () => Promise<readonly PriceEntry[]>, log: Log): PriceSource {
  let list: PriceList | undefined;
  let failures = 0;
  let underWay: Promise<void> | undefined;
  /** Starts after the running fetch, once for all callers meanwhile. */
  let afterwards: Promise<void> | undefined;
  let next: NodeJS.Timeout | undefined;
  let stopped = false;
  let readAt: Date | undefined;
  let fault: Sentence | undefined;
  const listeners: ((list: PriceList) => void)[] = [];

  function take(fetched: PriceList): void {
    const changed = JSON.stringify(fetched) !== JSON.stringify(list);
    list = fetched;
    if (changed) for (const listener of listeners) listener(fetched);
  }

  function fail(detail: object): number {
    const pause = PAUSES_MS[Math.min(failures, PAUSES_MS.length - 1)] ?? FRESH_MS;
    failures += 1;
    // The first failure of a series needs attention; the others only report that it continues.
    const level = failures === 1 ? 'error' : 'warn';
    log[level]({ ...detail, kept: list !== undefined, failures }, 'price list not fetched');
    return pause;
  }

  /** Fetches once and returns the time until the next fetch, in milliseconds. */
  async function fetchOnce(): Promise<number> {
    try {
      const reading = readPriceEntries(await withTimeout(FETCH_MS, fetch()), list);
      if (!reading.ok) {
        fault = faultWords(reading.faults);
        return fail({ ...reading.faults });
      }
      if (failures > 0) log.info({ failures }, 'price list fetched again');
      failures = 0;
      fault = undefined;
      readAt = new Date();
      take(reading.list);
      return FRESH_MS;
    } catch (error) {
      fault = inEach(LIST_FAULTS, ({ silent }) => silent);
      return fail({ err: error });
    }
  }

  function refresh(): void {
    next = undefined;
    underWay = fetchOnce().then((pause) => {
      underWay = undefined;
      if (!stopped) next = setTimeout(refresh, pause).unref();
    });
  }

  function readAnew(): Promise<void> {
    clearTimeout(next);
    refresh();
    return underWay ?? Promise.resolve();
  }

  return {
    async current() {
      if (list || stopped) return list;
      if (!underWay && !next) refresh();
      if (underWay) await withTimeout(WAIT_MS, underWay).catch(() => {});
      return list;
    },
    async renew() {
      if (stopped) return;
      if (!underWay) return readAnew();
      // The running fetch may have been answered before the change.
      afterwards ??= underWay.then(() => {
        afterwards = undefined;
        return stopped ? undefined : readAnew();
      });
      await afterwards;
    },
    lastReading: () => ({ readAt, fault }),
    onChange: (listener) => void listeners.push(listener),
    stop() {
      stopped = true;
      clearTimeout(next);
    },
  };
}
