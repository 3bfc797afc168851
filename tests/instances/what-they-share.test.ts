import { Client } from 'pg';
import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lineFor } from '#domain/cart/cart-line.ts';
import { type Cents, formatEuro, fromEuro } from '#domain/money.ts';
import { lookCard } from '#domain/pages/look-card.ts';
import { ADDRESSES } from '../fixtures/addresses.ts';
import { openBrowser } from '../fixtures/browse.ts';
import { eventually } from '../fixtures/eventually.ts';
import { type Instance, type Instances, openInstances } from '../fixtures/instances.ts';
import { payBySandbox } from '../fixtures/pay-by-sandbox.ts';

const LIMIT = 20;
const KEY = 'humbucker';
const line = lineFor({ pickupType: 'JAZZ_BASS', bundleType: 'SET', pickupFlavor: 'HOT', color: 'black' });

let shops: Instances;
let stripe: Stripe;
beforeAll(async () => {
  // The tests act as another forwarding proxy in front of nginx.
  shops = await openInstances({ settings: { RATE_LIMIT_PER_MINUTE: String(LIMIT), TRUST_PROXY: '2' } });
  stripe = await shops.stripe();
});
afterAll(() => shops?.close());

/** Uses the instances in turn. Each test has its own client address, so that limits are counted separately. */
const instance = (turn: number): Instance => {
  const one = shops.all[turn % shops.all.length];
  if (!one) throw new Error('no instance');
  return one;
};
const from = (client: string) => ({ 'x-forwarded-for': `${client}, 192.0.2.1` });

const browse = openBrowser();
const post = (turn: number, path: string, body: unknown, client: string) =>
  browse(instance(turn).address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...from(client) },
    body: JSON.stringify(body),
  });

async function changePrice(amount: Cents): Promise<void> {
  const [old] = (await stripe.prices.list({ lookup_keys: [KEY] })).data;
  if (!old) throw new Error('no price');
  await stripe.prices.create({
    product: String(old.product),
    currency: 'eur',
    unit_amount: amount,
    lookup_key: KEY,
    transfer_lookup_key: true,
    tax_behavior: 'inclusive',
  });
  await stripe.prices.update(old.id, { active: false });
}

const pricesAt = async ({ address }: Instance) => {
  const answer = await fetch(`${address}/api/shop/prices`);
  return ((await answer.json()) as { data: Record<string, number> }).data[KEY];
};

const pageOf = async ({ address }: Instance) => (await fetch(`${address}/shop/humbucker`)).text();

const readiness = () =>
  Promise.all(shops.all.map(async ({ address }) => (await fetch(`${address}/readyz`)).status));

describe('state shared by instances', () => {
  it('a price changed in the payment account soon applies in all of them, though each reads prices only every five minutes', async () => {
    const [before = 0] = await Promise.all(shops.all.map(pricesAt));
    await Promise.all(shops.all.map(pageOf));
    const changed = before + 11;
    const begun = performance.now();
    await changePrice(fromEuro(changed));
    const shown = formatEuro(fromEuro(changed));
    const areSeen = async () =>
      (await Promise.all(shops.all.map(pricesAt))).every((price) => price === changed) &&
      (await Promise.all(shops.all.map(pageOf))).every((page) => page.includes(shown));
    await eventually(areSeen, 'the new price everywhere');
    console.log(`a new price was everywhere after ${Math.round(performance.now() - begun)} ms`);
  });

  for (const [what, ask] of [
    [
      'read',
      (turn, client) => fetch(`${instance(turn).address}/api/shop/proof-task`, { headers: from(client) }),
    ],
    ['write', (turn, client) => post(turn, '/api/shop/checkout', [], client)],
  ] as const satisfies [string, (turn: number, client: string) => Promise<Response>][])
    it(`the limit of ${what} requests: of ninety at all three, twenty pass`, async () => {
      const client = what === 'read' ? '198.51.100.1' : '198.51.100.2';
      const answers = await Promise.all(Array.from({ length: 90 }, (_, turn) => ask(turn, client)));
      const passed = answers.filter(({ status }) => status !== 429);
      expect(passed).toHaveLength(LIMIT);
    });

  it('a client behind a load balancer and a proxy is counted by its own address, whatever headers it invents', async () => {
    const status = async (forwarded: string) => {
      const headers = { 'x-forwarded-for': forwarded };
      return (await fetch(`${shops.url}/api/shop/proof-task`, { headers })).status;
    };
    const many = await Promise.all(
      Array.from({ length: LIMIT + 5 }, (_, turn) => status(`203.0.113.${turn}, 198.51.100.3`)),
    );
    expect(many.filter((each) => each === 429)).toHaveLength(5);
    expect(await status('203.0.113.1, 198.51.100.4')).toBe(200);
  });

  it('a checkout: opened at one, addressed at the second, paid at the third, and settled for all', async () => {
    const client = '198.51.100.5';
    const opened = (await (await post(0, '/api/shop/checkout', [line], client)).json()) as { data: string };
    const clientSecret = opened.data;
    const checkoutSessionId = clientSecret.split('_secret_')[0] ?? '';
    const shipping = { checkoutSessionId, shippingDetails: ADDRESSES.DE };
    expect((await post(1, '/api/shop/calculate-shipping', shipping, client)).status).toBe(200);
    const baseUrl = instance(2).address;
    const { outcome } = await payBySandbox({ baseUrl, clientSecret, email: 'jonas@example.org' });
    expect(outcome).toBe('paid');
    const statuses = await Promise.all(
      shops.all.map(async ({ address }) => {
        const asked = `${address}/api/shop/checkout-status?session_id=${checkoutSessionId}`;
        return (
          (await (await fetch(asked, { headers: from(client) })).json()) as { data: { status: string } }
        ).data.status;
      }),
    );
    expect(statuses).toEqual(['complete', 'complete', 'complete']);
  });

  it('a card of a look, identical from each', async () => {
    const { file } = lookCard({ pickup: 'p90-dogear', cover: 'own', spacing: 50, colour: 'cream' });
    const tags = await Promise.all(
      shops.all.map(async ({ address }) => {
        const answer = await fetch(address + file, { headers: from('198.51.100.6') });
        return [answer.status, answer.headers.get('etag')];
      }),
    );
    expect(tags).toEqual(Array(3).fill([200, tags[0]?.[1]]));
  });

  it('the database: if its tables do not match the release, none is ready', async () => {
    const admin = new Client({ connectionString: shops.databaseUrl });
    await admin.connect();
    try {
      expect(await readiness()).toEqual([200, 200, 200]);
      await admin.query('alter table orders rename column payment_reference to payment_name');
      expect(await readiness()).toEqual([503, 503, 503]);
      await admin.query('alter table orders rename column payment_name to payment_reference');
      expect(await readiness()).toEqual([200, 200, 200]);
      // The state after restoring an older database under running shops.
      await admin.query('update drizzle.__drizzle_migrations set created_at = created_at - 1');
      expect(await readiness()).toEqual([503, 503, 503]);
    } finally {
      await admin.end();
    }
  });
});
