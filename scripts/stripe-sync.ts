// npm run stripe:sync: creates products and prices in the payment account. Existing prices are unchanged; `--
// --reset-prices` resets them to domain/prices/price-list.ts.
import { existsSync } from 'node:fs';
import { parseEnv } from '../server/main/env.ts';
import { StartRefused } from '../server/platform/log/start-refused.ts';
import { createStripe } from '../server/platform/payments/stripe-account.ts';
import { syncPrices } from '../server/platform/payments/sync-prices.ts';

if (existsSync('.env')) process.loadEnvFile('.env');

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/** Reports faults of the settings like a start does. */
function readAccount() {
  try {
    return parseEnv(process.env).stripe;
  } catch (error) {
    if (error instanceof StartRefused) return fail(error.message);
    throw error;
  }
}

const account = readAccount();
if (!account)
  fail('STRIPE_SECRET_KEY is not set. The sandbox gets its prices by itself when the shop starts.');
const stripe = createStripe({ ...account, baseUrl: process.env.STRIPE_API_BASE });
const { created, changed, kept } = await syncPrices(stripe, {
  reset: process.argv.includes('--reset-prices'),
}).catch((error: Error) => fail(`The payment account was not reached or refused: ${error.message}`));
console.log(`${created.length} prices created, ${changed.length} changed, ${kept.length} kept.`);
