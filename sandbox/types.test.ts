/**
 * Holds what the sandbox answers against the official packages' own types: the answers are written down as
 * literals, each with `satisfies`, and the TypeScript compiler judges them.
 */
import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callSandbox, payBySandbox } from '../tests/fixtures/pay-by-sandbox.ts';
import {
  openSession,
  SECRET_KEY,
  shipTo,
  startTestServer,
  type TestServer,
} from '../tests/fixtures/sandbox-server.ts';

const ROOT = join(import.meta.dirname, '..');
const DIRECTORY = join(ROOT, 'build/sandbox-types');

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** An answer as it crosses the wire. The SDK would already have turned decimals into objects. */
async function get(path: string): Promise<unknown> {
  const answer = await fetch(`${server.baseUrl}/v1/${path}`, {
    headers: { authorization: `Bearer ${SECRET_KEY}` },
  });
  expect(answer.status, path).toBe(200);
  return answer.json();
}

/** A literal; decimal amounts become what the SDK makes of them on receipt. */
function literal(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(
    /("unit_amount_decimal": )("\d+")/g,
    '$1Stripe.Decimal.from($2)',
  );
}

async function compile(name: string, source: string): Promise<{ ok: boolean; output: string }> {
  await mkdir(DIRECTORY, { recursive: true });
  const file = join(DIRECTORY, `${name}.ts`);
  const header =
    "import Stripe from 'stripe';\n" + "import type { StripeCheckoutSession } from '@stripe/stripe-js';\n\n";
  await writeFile(file, header + source);
  const options =
    '--ignoreConfig --noEmit --strict --exactOptionalPropertyTypes --skipLibCheck --types node --module esnext ' +
    '--moduleResolution bundler --target es2024 --lib es2024,dom';
  try {
    const tsc = join(ROOT, 'node_modules/.bin/tsc');
    const { stdout } = await promisify(execFile)(tsc, [...options.split(' '), file], { cwd: ROOT });
    return { ok: true, output: stdout };
  } catch (error) {
    return {
      ok: false,
      output: error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error),
    };
  }
}

it('has every field that the packages promise', async () => {
  const { stripe, baseUrl } = server;
  const email = 'jonas@example.org';
  const product = await stripe.products.create({ name: 'Humbucker', description: 'Warm', images: [] });
  const price = await stripe.prices.create({
    product: product.id,
    currency: 'eur',
    unit_amount: 12_900,
    lookup_key: 'humbucker',
  });
  const coupon = await stripe.coupons.create({ percent_off: 20, duration: 'once', name: '20 % off' });
  const promotion = await stripe.promotionCodes.create({
    promotion: { type: 'coupon', coupon: coupon.id },
    code: 'KEY',
    max_redemptions: 1,
  });
  const session = await openSession(stripe, {
    line_items: [{ price: price.id, quantity: 2 }],
    locale: 'de',
    allow_promotion_codes: true,
  });
  const open = await get(`checkout/sessions/${session.id}`);
  const shown = await callSandbox<{ session: unknown }>(baseUrl, 'session', {
    clientSecret: session.client_secret,
  });
  await shipTo(stripe, session.id);
  await callSandbox(baseUrl, 'promotion', { clientSecret: session.client_secret, code: 'KEY' });
  await payBySandbox({ baseUrl, clientSecret: session.client_secret, email, number: '4000000000000002' });
  const declined = await stripe.checkout.sessions.retrieve(session.id);
  const failedIntent = await get(`payment_intents/${declined.payment_intent}?expand[]=latest_charge`);
  const shownDeclined = await callSandbox<{ session: unknown }>(baseUrl, 'session', {
    clientSecret: session.client_secret,
  });
  await payBySandbox({
    baseUrl,
    clientSecret: session.client_secret,
    email,
    number: '4000002500003155',
    authentication: 'leave',
  });
  const waiting = await get(`payment_intents/${declined.payment_intent}`);
  await callSandbox(baseUrl, 'authenticate', { clientSecret: session.client_secret, succeeded: true });
  const refund = await stripe.refunds.create({
    payment_intent: String(declined.payment_intent),
    amount: 100,
  });
  const paid = await stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent'] });
  const charge = typeof paid.payment_intent === 'object' ? paid.payment_intent?.latest_charge : null;
  const shownPaid = await callSandbox<{ session: unknown }>(baseUrl, 'session', {
    clientSecret: session.client_secret,
  });
  const everything = [
    'line_items.data.price.product',
    'payment_intent.latest_charge',
    'payment_intent.payment_method',
    'shipping_cost.shipping_rate',
    'discounts.promotion_code',
  ];
  const expand = everything.map((path) => `expand[]=${path}`).join('&');

  const answers: Array<[name: string, type: string, value: unknown]> = [
    ['product', 'Stripe.Product', await get(`products/${product.id}`)],
    ['price', 'Stripe.Price', await get(`prices/${price.id}?expand[]=product`)],
    [
      'prices',
      'Stripe.ApiList<Stripe.Price>',
      await get('prices?lookup_keys[]=humbucker&expand[]=data.product'),
    ],
    ['coupon', 'Stripe.Coupon', await get(`coupons/${coupon.id}`)],
    [
      'promotion',
      'Stripe.PromotionCode',
      await get(`promotion_codes/${promotion.id}?expand[]=promotion.coupon`),
    ],
    ['openSession', 'Stripe.Checkout.Session', open],
    ['paidSession', 'Stripe.Checkout.Session', await get(`checkout/sessions/${session.id}`)],
    ['expandedSession', 'Stripe.Checkout.Session', await get(`checkout/sessions/${session.id}?${expand}`)],
    ['lineItems', 'Stripe.ApiList<Stripe.LineItem>', await get(`checkout/sessions/${session.id}/line_items`)],
    ['failedIntent', 'Stripe.PaymentIntent', failedIntent],
    ['waitingIntent', 'Stripe.PaymentIntent', waiting],
    ['paidIntent', 'Stripe.PaymentIntent', await get(`payment_intents/${declined.payment_intent}`)],
    ['charge', 'Stripe.Charge', await get(`charges/${String(charge)}?expand[]=refunds`)],
    ['refund', 'Stripe.Refund', await get(`refunds/${refund.id}?expand[]=charge`)],
    ['events', 'Stripe.ApiList<Stripe.Event>', await get('events?limit=100')],
    ['shownOpen', 'StripeCheckoutSession', shown.session],
    ['shownDeclined', 'StripeCheckoutSession', shownDeclined.session],
    ['shownPaid', 'StripeCheckoutSession', shownPaid.session],
  ];
  const source = answers
    .map(([name, type, value]) => `export const ${name} = ${literal(value)} satisfies ${type};`)
    .join('\n\n');
  expect(source).toContain('"checkout.session.completed"');
  expect(await compile('answers', source)).toEqual({ ok: true, output: '' });

  // The judge is awake: a field less, or one of the wrong type, does not pass.
  const broken = await compile(
    'broken',
    [
      source.replace(/"payment_status": "unpaid",\n/, ''),
      `export const wrong = ${literal(shown.session).replace('"livemode": false', '"livemode": "no"')} satisfies StripeCheckoutSession;`,
    ].join('\n\n'),
  );
  expect(broken.ok).toBe(false);
  expect(broken.output).toContain("'payment_status' is missing");
  expect(broken.output).toContain("Type 'string' is not assignable to type 'boolean'");
});
