import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callSandbox } from '../tests/fixtures/pay-by-sandbox.ts';
import {
  openSession,
  SECRET_KEY,
  shipTo,
  startTestServer,
  stripeFor,
  type TestServer,
} from '../tests/fixtures/sandbox-server.ts';

let server: TestServer;
let stripe: Stripe;

beforeAll(async () => {
  server = await startTestServer();
  stripe = server.stripe;
});
afterAll(() => server.close());

/** A call past the SDK, to see exactly what crosses the wire. */
async function raw(path: string, init: RequestInit = {}) {
  const answer = await fetch(`${server.baseUrl}${path}`, {
    ...init,
    headers: { authorization: `Bearer ${SECRET_KEY}`, ...init.headers },
  });
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
}

describe('products and prices', () => {
  it('are found by their lookup keys with the product expanded', async () => {
    const product = await stripe.products.create({
      id: 'strat',
      name: 'Stratocaster',
      images: ['http://localhost/p.webp'],
      metadata: { slug: 'strat' },
    });
    await stripe.prices.create({
      product: product.id,
      currency: 'EUR',
      unit_amount: 8500,
      lookup_key: 'strat-neck',
      tax_behavior: 'inclusive',
      metadata: { flavor: 'vintage' },
    });
    const found = await stripe.prices.list({
      lookup_keys: ['strat-neck', 'unknown'],
      active: true,
      expand: ['data.product'],
    });
    expect(found.data).toMatchObject([
      { unit_amount: 8500, currency: 'eur', product: { id: 'strat', name: 'Stratocaster' } },
    ]);
    expect(String(found.data[0]?.unit_amount_decimal)).toBe('8500');
  });

  it('hand a lookup key over only when asked to', async () => {
    const product = await stripe.products.create({ name: 'Telecaster' });
    const old = await stripe.prices.create({
      product: product.id,
      currency: 'eur',
      unit_amount: 1000,
      lookup_key: 'tele',
    });
    const next = { product: product.id, currency: 'eur', unit_amount: 1200, lookup_key: 'tele' };
    await expect(stripe.prices.create(next)).rejects.toThrow('already uses that lookup key');
    const created = await stripe.prices.create({ ...next, transfer_lookup_key: true });
    expect((await stripe.prices.retrieve(old.id)).lookup_key).toBeNull();
    expect((await stripe.prices.list({ lookup_keys: ['tele'] })).data.map(({ id }) => id)).toEqual([
      created.id,
    ]);
    const retired = await stripe.prices.update(old.id, { active: false, metadata: { a: 'b' } });
    expect(retired).toMatchObject({ active: false, metadata: { a: 'b' } });
    await expect(openSession(stripe, { line_items: [{ price: old.id, quantity: 1 }] })).rejects.toThrow(
      'inactive',
    );
  });

  it('are listed page by page', async () => {
    const product = await stripe.products.create({ name: 'Many' });
    for (let index = 0; index < 7; index += 1) {
      await stripe.prices.create({ product: product.id, currency: 'eur', unit_amount: 100 + index });
    }
    const first = await stripe.prices.list({ product: product.id, limit: 3 });
    expect(first).toMatchObject({ object: 'list', has_more: true, url: '/v1/prices' });
    expect(first.data.map(({ unit_amount }) => unit_amount)).toEqual([106, 105, 104]);
    const before = await stripe.prices.list({
      product: product.id,
      limit: 2,
      ending_before: first.data[2]?.id,
    });
    expect(before.data.map(({ unit_amount }) => unit_amount)).toEqual([106, 105]);
    const all = await stripe.prices.list({ product: product.id, limit: 3 }).autoPagingToArray({ limit: 100 });
    expect(all).toHaveLength(7);
    await expect(stripe.prices.list({ starting_after: 'price_none' })).rejects.toMatchObject({
      code: 'resource_missing',
    });
  });

  it('merge metadata and remove what is emptied', async () => {
    const product = await stripe.products.create({ name: 'M', metadata: { a: '1', b: '2' } });
    const changed = await stripe.products.update(product.id, {
      metadata: { b: '', c: '3' },
      description: 'warm',
    });
    expect(changed).toMatchObject({ metadata: { a: '1', c: '3' }, description: 'warm' });
    expect((await stripe.products.update(product.id, { metadata: '' })).metadata).toEqual({});
    expect((await stripe.products.list({ ids: [product.id] })).data).toHaveLength(1);
  });
});

describe('checkout sessions', () => {
  it('add up lines and shipping', async () => {
    const session = await openSession(stripe);
    expect(session).toMatchObject({
      amount_subtotal: 25_800,
      amount_total: 26_419,
      currency: 'eur',
      total_details: { amount_shipping: 619, amount_discount: 0, amount_tax: 0 },
      shipping_cost: { amount_total: 619 },
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
    });
    expect(session.client_secret).toMatch(/^cs_test_\w{58}_secret_\w{43}$/);
    const shipped = await shipTo(stripe, session.id, 'US');
    expect(shipped).toMatchObject({
      amount_total: 25_800 + 4850,
      collected_information: { shipping_details: { address: { country: 'US', line2: null } } },
    });
    const expanded = await stripe.checkout.sessions.retrieve(session.id, {
      expand: ['line_items.data.price.product', 'shipping_cost.shipping_rate'],
    });
    expect(expanded.line_items?.data).toMatchObject([
      { quantity: 2, amount_total: 25_800, price: { product: { name: 'Humbucker set' } } },
    ]);
    expect(expanded.shipping_cost?.shipping_rate).toMatchObject({
      display_name: 'DHL',
      delivery_estimate: { maximum: { unit: 'business_day', value: 7 } },
    });
  });

  it('list their lines and take new ones', async () => {
    const session = await openSession(stripe);
    const before = await stripe.checkout.sessions.listLineItems(session.id);
    const kept = before.data[0]?.id ?? '';
    const updated = await stripe.checkout.sessions.update(session.id, {
      line_items: [
        { id: kept, quantity: 1 },
        {
          price_data: { currency: 'eur', unit_amount: 100, product_data: { name: 'Screws' } },
          quantity: 3,
        },
      ],
      metadata: { note: 'x' },
    });
    expect(updated).toMatchObject({ amount_subtotal: 13_200, metadata: { order: 'o-1', note: 'x' } });
    const after = await stripe.checkout.sessions.listLineItems(session.id, { limit: 1 });
    expect(after).toMatchObject({ has_more: true, data: [{ id: kept, quantity: 1 }] });
    const all = await stripe.checkout.sessions
      .listLineItems(session.id, { limit: 1 })
      .autoPagingToArray({ limit: 9 });
    expect(all).toHaveLength(2);
  });

  it('ship only where they are allowed to', async () => {
    const session = await openSession(stripe);
    await expect(shipTo(stripe, session.id, 'FR')).rejects.toThrow(
      "'FR' is not one of the allowed countries",
    );
  });

  it('are listed by status', async () => {
    const session = await openSession(stripe);
    await stripe.checkout.sessions.expire(session.id);
    const expired = await stripe.checkout.sessions.list({ status: 'expired' });
    expect(expired.data.map(({ id }) => id)).toContain(session.id);
    expect(expired.data.every(({ status }) => status === 'expired')).toBe(true);
  });

  it('end between 30 minutes and 24 hours after their creation', async () => {
    const now = Math.floor(Date.now() / 1000);
    await expect(openSession(stripe, { expires_at: now + 60 })).rejects.toMatchObject({
      param: 'expires_at',
    });
    await expect(openSession(stripe, { expires_at: now + 90_000 })).rejects.toMatchObject({
      param: 'expires_at',
    });
    expect((await openSession(stripe, { expires_at: now + 1800 })).expires_at).toBe(now + 1800);
  });

  it('keep shipping for the server, also against the browser half', async () => {
    const { client_secret } = await openSession(stripe);
    const call = callSandbox(server.baseUrl, 'update', {
      clientSecret: client_secret,
      shippingAddress: { name: 'X', address: { country: 'DE', line1: 'Y' } },
    });
    await expect(call).rejects.toThrow('server_only');
  });
});

describe('refusals', () => {
  it.each([
    ['a wrong key', 'Bearer sk_test_wrong', 'Invalid API Key provided'],
    ['the publishable key', 'Bearer pk_test_sandbox_public', 'Invalid API Key provided'],
    ['no key', '', 'You did not provide an API key'],
  ])('%s is answered with 401', async (_name, authorization, message) => {
    const answer = await raw('/v1/products', { headers: { authorization } });
    expect(answer).toMatchObject({ status: 401, body: { error: { type: 'invalid_request_error' } } });
    expect(answer.body.error.message).toContain(message);
    expect(answer.headers.get('request-id')).toMatch(/^req_/);
  });

  it('raises the SDK’s own error classes', async () => {
    const wrong = stripeFor(server.baseUrl, 'sk_test_wrong');
    await expect(wrong.products.list()).rejects.toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
    await expect(stripe.prices.retrieve('price_none')).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 404,
      code: 'resource_missing',
      message: "No such price: 'price_none'",
    });
  });

  it('names unknown, missing and wrong parameters as the provider does', async () => {
    const post = (body: string) =>
      raw('/v1/prices', {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    expect((await post('currency=eur&unit_amount=1&colour=red')).body.error).toMatchObject({
      code: 'parameter_unknown',
      message: 'Received unknown parameter: colour',
      param: 'colour',
    });
    expect((await post('unit_amount=1&product=p')).body.error).toMatchObject({
      code: 'parameter_missing',
      message: 'Missing required param: currency.',
    });
    expect((await post('currency=eur&unit_amount=1.5&product=p')).body.error.message).toContain(
      'Invalid integer: 1.5',
    );
    const nested = { line_items: [{ price: 'p', quantity: 1, colour: 'red' }] };
    await expect(openSession(stripe, nested)).rejects.toThrow(
      'Received unknown parameter: line_items[0][colour]',
    );
    await expect(stripe.products.list({ expand: ['data.name'] })).rejects.toThrow('cannot be expanded');
  });

  it.each([0, -1, 1.5, 1_000_000])('refuses %s pieces', async (quantity) => {
    await expect(openSession(stripe, { line_items: [{ price: 'p', quantity }] })).rejects.toMatchObject({
      statusCode: 400,
    });
  });

  it('refuses large bodies, other encodings and unknown addresses', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const large = await raw('/v1/products', {
      method: 'POST',
      body: `name=${'x'.repeat(300_000)}`,
      headers: form,
    });
    expect(large.status).toBe(413);
    const json = await raw('/v1/products', {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    expect(json.status).toBe(415);
    expect((await raw('/v1/customers')).status).toBe(404);
    const hostile = await raw('/v1/products', {
      method: 'POST',
      body: 'name=a&__proto__[x]=1',
      headers: form,
    });
    expect(hostile.status).toBe(400);
  });
});

describe('idempotency keys', () => {
  it('replay the first answer, and refuse other parameters', async () => {
    const first = await stripe.products.create({ name: 'Once' }, { idempotencyKey: 'k-1' });
    const second = await stripe.products.create({ name: 'Once' }, { idempotencyKey: 'k-1' });
    expect(second.id).toBe(first.id);
    expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
    await expect(stripe.products.create({ name: 'Other' }, { idempotencyKey: 'k-1' })).rejects.toBeInstanceOf(
      Stripe.errors.StripeIdempotencyError,
    );
  });

  it('make ten equal requests at once one', async () => {
    const made = await Promise.all(
      Array.from({ length: 10 }, () => stripe.products.create({ name: 'Race' }, { idempotencyKey: 'k-2' })),
    );
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  });

  it('are free again after a refusal', async () => {
    await expect(stripe.prices.retrieve('price_x')).rejects.toThrow();
    const params = { product: 'later', currency: 'eur', unit_amount: 100 };
    await expect(stripe.prices.create(params, { idempotencyKey: 'k-3' })).rejects.toThrow('No such product');
    await stripe.products.create({ id: 'later', name: 'Later' });
    expect((await stripe.prices.create(params, { idempotencyKey: 'k-3' })).product).toBe('later');
  });
});

describe('the private API', () => {
  const post = (path: string, init: RequestInit) =>
    fetch(`${server.baseUrl}/sandbox/api/${path}`, { method: 'POST', body: '{}', ...init });

  it('takes JSON from its own pages only', async () => {
    const json = { 'content-type': 'application/json' };
    expect((await post('session', { headers: { 'content-type': 'text/plain' } })).status).toBe(415);
    expect((await post('session', { headers: { ...json, origin: 'https://evil.example' } })).status).toBe(
      401,
    );
    expect((await post('session', { headers: { ...json, 'sec-fetch-site': 'cross-site' } })).status).toBe(
      401,
    );
    expect((await post('session', { headers: { ...json, origin: server.baseUrl } })).status).toBe(400);
    expect((await post('session', { headers: json, body: 'x'.repeat(70_000) })).status).toBe(413);
    expect((await post('nothing', { headers: json })).status).toBe(404);
    expect((await fetch(`${server.baseUrl}/sandbox/api/session`)).status).toBe(404);
  });

  it('knows its publishable key', async () => {
    const { client_secret } = await openSession(stripe);
    const body = { clientSecret: client_secret, publishableKey: 'pk_live_other' };
    await expect(callSandbox(server.baseUrl, 'session', body)).rejects.toThrow('Invalid API Key');
  });
});
