import { type Cents, cents } from '../money.ts';
import { LOOKUP_KEYS, type LookupKey, type PriceList } from '../prices/price-list.ts';
import { positionsOf } from '../products/catalogue.ts';
import { isPriceOf } from '../products/price-check.ts';
import { PRODUCTS } from '../products/products.ts';

export type DraftFault =
  | { readonly kind: 'odd' }
  /** The set costs more than its pickups alone. `instead` is the highest sensible price. */
  | {
      readonly kind: 'set';
      readonly set: LookupKey;
      readonly pickups: number;
      readonly apart: Cents;
      readonly instead: Cents;
    }
  /** The account has no price with this key to replace. */
  | { readonly kind: 'missing' };

const SETS = PRODUCTS.flatMap((product) => {
  const { bundles } = product;
  const set = bundles.SET;
  const parts = positionsOf(product).map((position) => {
    const bundle = position.toUpperCase();
    return Object.entries(bundles).find(([name]) => name === bundle)?.[1];
  });
  const keys = parts.filter((key) => key !== undefined);
  return set && keys.length > 1 && keys.length === parts.length ? [{ set, keys }] : [];
});

const EURO = 100;

/** Faults of a draft by key; valid keys are left out. */
export function draftFaults(list: PriceList, draft: PriceList): ReadonlyMap<LookupKey, DraftFault> {
  const next: PriceList = { ...list, ...draft };
  const faults = new Map<LookupKey, DraftFault>();
  for (const key of LOOKUP_KEYS) {
    const amount = draft[key];
    if (amount === undefined) continue;
    if (list[key] === undefined) faults.set(key, { kind: 'missing' });
    else if (!isPriceOf(key, amount)) faults.set(key, { kind: 'odd' });
  }
  for (const { set, keys } of SETS) {
    // Only drafted prices are judged; existing ones may stay as they are.
    const drafted = [set, ...keys].find((key) => draft[key] !== undefined && !faults.has(key));
    const amount = next[set];
    const prices = keys.map((key) => next[key]);
    if (!drafted || amount === undefined || prices.some((price) => price === undefined)) continue;
    const apart = cents(prices.reduce((sum: number, price) => sum + (price ?? 0), 0));
    if (amount <= apart) continue;
    const instead = cents(Math.max(EURO, apart - EURO));
    faults.set(drafted, { kind: 'set', set, pickups: keys.length, apart, instead });
  }
  return faults;
}

export interface StoodPrice {
  readonly after: Cents;
  readonly before: Cents;
  readonly at: Date;
}

const THIRTY_DAYS_MS = 30 * 24 * 3_600_000;

/** Prices of the thirty days before a moment for a chart: each with the moment from which it applied. */
export function stoodSince(
  history: readonly StoodPrice[],
  standing: Cents,
  moment: Date,
): readonly { readonly at: Date; readonly amount: Cents }[] {
  const begin = new Date(moment.getTime() - THIRTY_DAYS_MS);
  const until = history.filter(({ at }) => at <= moment).sort((a, b) => a.at.getTime() - b.at.getTime());
  const within = until.filter(({ at }) => at > begin);
  const first = until.findLast(({ at }) => at <= begin)?.after ?? within[0]?.before ?? standing;
  return [{ at: begin, amount: first }, ...within.map(({ at, after }) => ({ at, amount: after }))];
}

/**
 * Lowest price of those days (Directive 98/6/EC, article 6a): the price at their start, and all published since.
 * `history` contains one key's prices in any order; `standing` is the price at the moment.
 */
export const lowestBefore = (history: readonly StoodPrice[], standing: Cents, moment: Date): Cents =>
  cents(Math.min(standing, ...stoodSince(history, standing, moment).map(({ amount }) => amount)));
