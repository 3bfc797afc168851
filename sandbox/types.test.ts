/** Compares answers with the packages' types. Server calls: `tests/fixtures/contract/watch.ts`. */
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { faultsOf } from '../tests/fixtures/contract/check.ts';
import { fileScope, findType } from '../tests/fixtures/contract/declarations.ts';
import { declaredSchema } from '../tests/fixtures/contract/schema.ts';
import { callSandbox, payBySandbox } from '../tests/fixtures/pay-by-sandbox.ts';
import { openSession, SECRET_KEY, shipTo, startTestServer } from '../tests/fixtures/sandbox-server.ts';

const BROWSER_TYPES = '../node_modules/@stripe/stripe-js/dist/stripe-js/checkout.d.ts';
const server = await startTestServer();
afterAll(() => server.close());

/** Requests an object with its fields expanded; the test server compares the answer. */
async function get(path: string): Promise<void> {
  const answer = await fetch(`${server.baseUrl}/v1/${path}`, {
    headers: { authorization: `Bearer ${SECRET_KEY}` },
  });
  expect(answer.status, path).toBe(200);
}

/** Differences between a session in the browser and its type in the package. */
function faultsOfSession(session: unknown): string[] {
  const found = findType(fileScope(join(import.meta.dirname, BROWSER_TYPES)), ['StripeCheckoutSession']);
  if (!found) throw new Error('The package declares no such session');
  return faultsOf(declaredSchema(found), session, 'json');
}

it('has every field that the packages declare', async () => {
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
  const { id, client_secret: clientSecret } = session;
  const shown: unknown[] = [];
  const look = async () =>
    shown.push((await callSandbox<{ session: unknown }>(baseUrl, 'session', { clientSecret })).session);
  await look();
  await shipTo(stripe, id);
  await callSandbox(baseUrl, 'promotion', { clientSecret, code: 'KEY' });
  await payBySandbox({ baseUrl, clientSecret, email, number: '4000000000000002' });
  const intent = String((await stripe.checkout.sessions.retrieve(id)).payment_intent);
  await get(`payment_intents/${intent}?expand[]=latest_charge`);
  await look();
  await payBySandbox({
    baseUrl,
    clientSecret,
    email,
    number: '4000002500003155',
    authentication: 'leave',
  });
  await get(`payment_intents/${intent}`);
  await callSandbox(baseUrl, 'authenticate', { clientSecret, succeeded: true });
  const refund = await stripe.refunds.create({ payment_intent: intent, amount: 100 });
  const { latest_charge: charge } = await stripe.paymentIntents.retrieve(intent);
  await look();
  const everything = [
    'line_items.data.price.product',
    'payment_intent.latest_charge',
    'payment_intent.payment_method',
    'shipping_cost.shipping_rate',
    'discounts.promotion_code',
  ];
  for (const path of [
    `products/${product.id}`,
    `prices/${price.id}?expand[]=product`,
    'prices?lookup_keys[]=humbucker&expand[]=data.product',
    `coupons/${coupon.id}`,
    `promotion_codes/${promotion.id}?expand[]=promotion.coupon`,
    `checkout/sessions/${id}?${everything.map((field) => `expand[]=${field}`).join('&')}`,
    `checkout/sessions/${id}/line_items`,
    `charges/${String(charge)}?expand[]=refunds`,
    `refunds/${refund.id}?expand[]=charge`,
    'events?limit=100',
  ])
    await get(path);
  expect(shown.map(faultsOfSession)).toEqual([[], [], []]);
});
