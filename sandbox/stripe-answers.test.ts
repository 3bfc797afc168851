import Stripe from 'stripe';
import { afterAll, describe, expect, it } from 'vitest';
import { callSandbox } from '../tests/fixtures/pay-by-sandbox.ts';
import { openSession, SECRET_KEY, startTestServer, stripeFor } from '../tests/fixtures/sandbox-server.ts';

const server = await startTestServer();
const { stripe } = server;
afterAll(() => server.close());

/** A call without the SDK, to see the raw answer. */
async function raw(path: string, init: RequestInit = {}) {
  const answer = await fetch(`${server.baseUrl}${path}`, {
    ...init,
    headers: { authorization: `Bearer ${SECRET_KEY}`, ...init.headers },
  });
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
}

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

  it('reports unknown, missing and wrong parameters like the provider', async () => {
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
    await stripe.products.create({ name: 'Listed' });
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

  it('turn ten simultaneous equal requests into one', async () => {
    const made = await Promise.all(
      Array.from({ length: 10 }, () => stripe.products.create({ name: 'Race' }, { idempotencyKey: 'k-2' })),
    );
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  });

  it('can be used again after a refusal', async () => {
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

  it('accepts only JSON, and only from its own pages', async () => {
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

  it('refuses another publishable key', async () => {
    const { client_secret } = await openSession(stripe);
    const body = { clientSecret: client_secret, publishableKey: 'pk_live_other' };
    await expect(callSandbox(server.baseUrl, 'session', body)).rejects.toThrow('Invalid API Key');
  });
});
