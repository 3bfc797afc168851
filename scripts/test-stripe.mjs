// npm run test:stripe: tests the shop with a real test account of the payment provider. Needs its test keys
// in the environment or in `.env`; without them it only says so.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

if (existsSync('.env')) process.loadEnvFile('.env');
const { STRIPE_SECRET_KEY: secret = '', STRIPE_PUBLISHABLE_KEY: publishable = '' } = process.env;

function refuse(words) {
  console.error(words);
  process.exit(1);
}

if (!secret || !publishable)
  refuse(
    'Nothing was tried: there is no test account. Set STRIPE_SECRET_KEY (sk_test_…) and STRIPE_PUBLISHABLE_KEY (pk_test_…).',
  );
if (!/^(sk|rk)_test_/.test(secret) || !publishable.startsWith('pk_test_'))
  refuse('Nothing was tried: these are no test keys, and this test orders, pays and refunds.');

const { status } = spawnSync(join('node_modules', '.bin', 'vitest'), ['run', 'tests/stripe'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    STRIPE_SECRET_KEY: secret,
    STRIPE_PUBLISHABLE_KEY: publishable,
    // The test signs and delivers the events itself.
    STRIPE_WEBHOOK_SECRET: process.env.STRIPE_WEBHOOK_SECRET || 'whsec_of_the_test_alone',
  },
});
process.exit(status ?? 1);
