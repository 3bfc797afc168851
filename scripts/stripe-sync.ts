// npm run stripe:sync: gives the payment account its products and prices. Existing prices stay as they are;
// `-- --reset-prices` sets them back to the amounts of domain/prices/price-list.ts.
import { existsSync } from 'node:fs';
import { parseEnv } from '../server/main/env.ts';
import { createStripe } from '../server/platform/payments/stripe-account.ts';
import { syncPrices } from '../server/platform/payments/sync-prices.ts';

if (existsSync('.env')) process.loadEnvFile('.env');
const { stripe: account } = parseEnv(process.env);
if (!account) {
  console.error('STRIPE_SECRET_KEY is not set. The sandbox gets its prices by itself when the shop starts.');
  process.exit(1);
}
const stripe = createStripe({ ...account, baseUrl: process.env.STRIPE_API_BASE });
const { created, changed, kept } = await syncPrices(stripe, {
  reset: process.argv.includes('--reset-prices'),
});
console.log(`${created.length} prices created, ${changed.length} changed, ${kept.length} kept.`);
