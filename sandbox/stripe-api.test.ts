import { afterAll, describe, expect, it } from 'vitest';
import { callSandbox } from '../tests/fixtures/pay-by-sandbox.ts';
import { openSession, shipTo, startTestServer } from '../tests/fixtures/sandbox-server.ts';

const server = await startTestServer();
const { stripe } = server;
afterAll(() => server.close());

/** Objects of the account. Errors and idempotency: `stripe-answers.test.ts`. */
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

  it('move a lookup key only if asked to', async () => {
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

  it('merge metadata and remove empty values', async () => {
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

  it('list their lines and accept new ones', async () => {
    const session = await openSession(stripe);
    const before = await stripe.checkout.sessions.listLineItems(session.id);
    const lineId = before.data[0]?.id ?? '';
    const updated = await stripe.checkout.sessions.update(session.id, {
      line_items: [
        { id: lineId, quantity: 1 },
        {
          price_data: { currency: 'eur', unit_amount: 100, product_data: { name: 'Screws' } },
          quantity: 3,
        },
      ],
      metadata: { note: 'x' },
    });
    expect(updated).toMatchObject({ amount_subtotal: 13_200, metadata: { order: 'o-1', note: 'x' } });
    const after = await stripe.checkout.sessions.listLineItems(session.id, { limit: 1 });
    expect(after).toMatchObject({ has_more: true, data: [{ id: lineId, quantity: 1 }] });
    const all = await stripe.checkout.sessions
      .listLineItems(session.id, { limit: 1 })
      .autoPagingToArray({ limit: 9 });
    expect(all).toHaveLength(2);
  });

  it('ship to allowed countries only', async () => {
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

  it('expire between 30 minutes and 24 hours after their creation', async () => {
    const now = Math.floor(Date.now() / 1000);
    await expect(openSession(stripe, { expires_at: now + 60 })).rejects.toMatchObject({
      param: 'expires_at',
    });
    await expect(openSession(stripe, { expires_at: now + 90_000 })).rejects.toMatchObject({
      param: 'expires_at',
    });
    expect((await openSession(stripe, { expires_at: now + 1800 })).expires_at).toBe(now + 1800);
  });

  it('accept a shipping address from the server only', async () => {
    const { client_secret } = await openSession(stripe);
    const call = callSandbox(server.baseUrl, 'update', {
      clientSecret: client_secret,
      shippingAddress: { name: 'X', address: { country: 'DE', line1: 'Y' } },
    });
    await expect(call).rejects.toThrow('server_only');
  });
});
