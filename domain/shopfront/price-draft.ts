import { type Cents, cents } from '../money.ts';
import { LOOKUP_KEYS, type LookupKey, type PriceList } from '../prices/price-list.ts';
import { positionsOf } from '../products/catalogue.ts';
import { isPriceOf } from '../products/price-check.ts';
import { PRODUCTS } from '../products/products.ts';

/** What keeps a draft from being published. */
export type DraftFault =
  | { readonly kind: 'odd' }
  /** A set that costs more than its pickups apart: nobody would buy it. `instead` is the dearest that makes sense. */
  | {
      readonly kind: 'set';
      readonly set: LookupKey;
      readonly pickups: number;
      readonly apart: Cents;
      readonly instead: Cents;
    }
  /** The account has no price under this key, so there is none to take over from. */
  | { readonly kind: 'missing' };

/** What each set costs when its pickups are bought apart, with its own key and theirs. */
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

/** What is wrong with a draft of the list, by key; keys of which nothing is wrong are left out. */
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
    // What stands in the account may be as it is: a draft is judged for what it changes.
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

/** A price that stood from a moment on. */
export interface StoodPrice {
  readonly after: Cents;
  readonly before: Cents;
  readonly at: Date;
}

const THIRTY_DAYS_MS = 30 * 24 * 3_600_000;

/**
 * The lowest price of the thirty days before a moment (Directive 98/6/EC, article 6a): what stood when they began, and all
 * that was set since. `history` holds one key's publishings in any order; `now` is what stands at the moment.
 */
export function lowestBefore(history: readonly StoodPrice[], standing: Cents, moment: Date): Cents {
  const begin = moment.getTime() - THIRTY_DAYS_MS;
  const until = history.filter(({ at }) => at <= moment).sort((a, b) => a.at.getTime() - b.at.getTime());
  const within = until.filter(({ at }) => at.getTime() > begin);
  // Whatever stood when the thirty days began.
  const first = until.findLast(({ at }) => at.getTime() <= begin)?.after ?? within[0]?.before ?? standing;
  const all = [first, ...within.map(({ after }) => after), standing];
  return cents(Math.min(...all));
}

/** The day-by-day line of those thirty days, for the eye: pairs of a moment and what stood from then on. */
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
