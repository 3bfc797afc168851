import { type Cents, cents } from '../money.ts';
import { isLookupKey, type LookupKey, type PriceList } from '../prices/price-list.ts';
import { PRODUCTS } from './products.ts';

/** A price as the payment account holds it: unread, and of any sort. */
export interface PriceEntry {
  readonly key: string;
  /** Cents; null where the account keeps something else than a whole amount. */
  readonly amount: number | null;
}

/** What is wrong with a price list, by key. */
export interface PriceFaults {
  readonly missing: readonly LookupKey[];
  readonly odd: readonly LookupKey[];
  readonly twice: readonly LookupKey[];
}

export type PriceReading =
  | { readonly ok: true; readonly list: PriceList }
  | { readonly ok: false; readonly faults: PriceFaults };

/** Without the prices of its stock pickups the shop has nothing to sell. */
export const REQUIRED_KEYS: readonly LookupKey[] = [
  ...new Set(PRODUCTS.flatMap(({ bundles }): LookupKey[] => Object.values(bundles))),
];

/** No pickup costs ten thousand euro; somebody slipped on a key. */
const ABSURD = 1_000_000;

/** A pickup is never free; an option may be. */
export function isPriceOf(key: LookupKey, amount: number | null): amount is number {
  const least = REQUIRED_KEYS.includes(key) ? 1 : 0;
  return amount !== null && Number.isSafeInteger(amount) && amount >= least && amount < ABSURD;
}

/**
 * Reads an account's prices as a list that may be sold from: whole, sensible, each key once. Keys that are not
 * ours are passed over. A list that lacks a key which the list before it had is not whole either: prices do not
 * vanish one by one, but lists are read while they are being written.
 */
export function readPriceEntries(entries: readonly PriceEntry[], before: PriceList = {}): PriceReading {
  const amounts = new Map<LookupKey, Cents>();
  const odd = new Set<LookupKey>();
  const twice = new Set<LookupKey>();
  const seen = new Set<LookupKey>();
  for (const { key, amount } of entries) {
    if (!isLookupKey(key)) continue;
    if (seen.has(key)) twice.add(key);
    seen.add(key);
    if (isPriceOf(key, amount)) amounts.set(key, cents(amount));
    else odd.add(key);
  }
  const wanted = new Set([...REQUIRED_KEYS, ...Object.keys(before).filter(isLookupKey)]);
  const missing = [...wanted].filter((key) => !seen.has(key));
  if (missing.length + odd.size + twice.size > 0) {
    return { ok: false, faults: { missing, odd: [...odd], twice: [...twice] } };
  }
  return { ok: true, list: Object.fromEntries(amounts) };
}
