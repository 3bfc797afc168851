import { type Cents, cents } from '../money.ts';
import { isLookupKey, type LookupKey, type PriceList } from '../prices/price-list.ts';
import { PRODUCTS } from './products.ts';

export interface PriceEntry {
  readonly key: string;
  /** Cents; null if the account's price is not a whole amount. */
  readonly amount: number | null;
}

export interface PriceFaults {
  readonly missing: readonly LookupKey[];
  readonly odd: readonly LookupKey[];
  readonly twice: readonly LookupKey[];
}

export type PriceReading =
  | { readonly ok: true; readonly list: PriceList }
  | { readonly ok: false; readonly faults: PriceFaults };

/** Prices of the stock pickups. Without them the shop has nothing to sell. */
export const REQUIRED_KEYS: readonly LookupKey[] = [
  ...new Set(PRODUCTS.flatMap(({ bundles }): LookupKey[] => Object.values(bundles))),
];

/** Prices from ten thousand euro on are typing errors. Cents. */
const ABSURD = 1_000_000;

/** A pickup must cost at least one cent; an option may be free. */
export function isPriceOf(key: LookupKey, amount: number | null): amount is number {
  const least = REQUIRED_KEYS.includes(key) ? 1 : 0;
  return amount !== null && Number.isSafeInteger(amount) && amount >= least && amount < ABSURD;
}

/**
 * Reads an account's prices. The result is valid if amounts are plausible and no key is repeated; other keys are
 * ignored. A list that lacks a key of the previous one is invalid, too: it was probably read while being edited.
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
