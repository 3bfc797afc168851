import type Stripe from 'stripe';
import type { Cents } from '#domain/money.ts';
import { LOOKUP_KEYS, type LookupKey, SEED_PRICES } from '#domain/prices/price-list.ts';

const CURRENCY = 'eur';

export interface SyncReport {
  readonly created: LookupKey[];
  readonly changed: LookupKey[];
  readonly kept: LookupKey[];
}

/** `cover_open_brass` → "Cover open brass", for the makers' dashboard. */
function productName(key: LookupKey): string {
  const words = key.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export async function pricesByKey(stripe: Stripe): Promise<Map<string, Stripe.Price>> {
  const found = new Map<string, Stripe.Price>();
  for await (const price of stripe.prices.list({ active: true, limit: 100 })) {
    if (price.lookup_key) found.set(price.lookup_key, price);
  }
  return found;
}

/**
 * Creates a product and a price for every lookup key. Existing prices win (spec decision 16) unless `reset` asks for the
 * seed amounts: then a new price takes over the key, and the old one is retired.
 */
export async function syncPrices(stripe: Stripe, { reset = false } = {}): Promise<SyncReport> {
  const standing = await pricesByKey(stripe);
  const report: SyncReport = { created: [], changed: [], kept: [] };
  for (const key of LOOKUP_KEYS) {
    const amount = SEED_PRICES[key];
    const price = standing.get(key);
    if (!price) {
      const product = await stripe.products.create(
        { name: productName(key), metadata: { lookup_key: key } },
        { idempotencyKey: `gewitter-product-${key}` },
      );
      await createPrice(stripe, product.id, key, amount);
      report.created.push(key);
    } else if (reset && price.unit_amount !== amount) {
      const product = typeof price.product === 'string' ? price.product : price.product.id;
      await createPrice(stripe, product, key, amount);
      await stripe.prices.update(price.id, { active: false });
      report.changed.push(key);
    } else {
      report.kept.push(key);
    }
  }
  return report;
}

function createPrice(stripe: Stripe, product: string, key: LookupKey, amount: Cents): Promise<Stripe.Price> {
  return stripe.prices.create({
    product,
    currency: CURRENCY,
    unit_amount: amount,
    lookup_key: key,
    transfer_lookup_key: true,
    tax_behavior: 'inclusive',
  });
}
