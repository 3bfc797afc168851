import { describe, expect, it } from 'vitest';
import { orders } from '../../server/platform/db/schema/orders.ts';
import { ADDRESSES } from '../fixtures/addresses.ts';
import { openFileShop } from '../fixtures/file-shop.ts';
import { HUMBUCKER_SET } from '../fixtures/pickups.ts';

const shop = await openFileShop();

const line = HUMBUCKER_SET;
const withConfig = (change: object) => [{ ...line, config: { ...line.config, ...change } }];
const shipTo = (change: object) => ({
  checkoutSessionId: 'cs_test_unknown',
  shippingDetails: { ...ADDRESSES.DE, address: { ...ADDRESSES.DE.address, ...change } },
});

/** A wallet's confirmation with a complete address except for the change. */
const confirming = (change: object, name: string | undefined = 'Jonas Beispiel') => ({
  items: [line],
  confirm: true,
  shippingDetails: { name, address: { ...ADDRESSES.DE.address, ...change } },
});

const CHECKOUT: [name: string, body: unknown, status: number][] = [
  ['broken JSON', '{"a":', 400],
  ['no JSON value', '', 400],
  ['an object', { items: [line] }, 400],
  ['no lines', [], 400],
  ['a line that is none', [null], 422],
  ['a lookup key from the prototype', [{ ...line, lookupKey: 'toString' }], 422],
  ['a colour that is not made', withConfig({ color: 'green' }), 422],
  ['a type without rules', withConfig({ pickupType: 'CUSTOM_HUMBUCKER' }), 422],
  ['six pieces', [{ ...line, quantity: 6 }], 422],
  ['the same pickup twice', [line, line], 422],
  ['10 000 lines', Array(10_000).fill({}), 400],
];

async function ordersWritten(): Promise<number> {
  return (await shop.database.db.select().from(orders)).length;
}

function expectSentence(body: unknown) {
  expect(body).toEqual({ error: expect.stringMatching(/^[A-Z][^\n]{10,160}\.$/) });
  expect(JSON.stringify(body)).not.toMatch(/at .*:\d+|Zod|node_modules|undefined/);
}

describe('bad input', () => {
  it.each(CHECKOUT)('refuses a cart: %s [rows 263, 566]', async (_, sent, expected) => {
    const { status, body } = await shop.post('/api/shop/checkout', sent);
    expect(status).toBe(expected);
    expectSentence(body);
    expect(await ordersWritten()).toBe(0);
  });

  it('names the maximum number of different pickups in a cart (decision 26)', async () => {
    for (const [path, sent] of [
      ['checkout', Array(41).fill(line)],
      ['express-checkout', { items: Array(41).fill(line) }],
    ] as const)
      expect(await shop.post(`/api/shop/${path}`, sent)).toMatchObject({
        status: 400,
        body: { error: 'A cart can hold at most 40 different pickups.' },
      });
  });

  it('reports the configuration, not the quantity, for a line without a quantity (decision 27)', async () => {
    const { quantity: _, ...silent } = line;
    const { status, body } = await shop.post('/api/shop/checkout', [{ ...silent, config: null }]);
    expect(status).toBe(422);
    expect(body).toEqual({ error: expect.stringContaining('as configured') });
  });

  it('refuses a 10 MB body and anything that is not JSON', async () => {
    const large = await shop.post('/api/shop/checkout', `["${'x'.repeat(10 * 1024 * 1024)}"]`);
    expect(large.status).toBe(413);
    expectSentence(large.body);
    const form = await shop.post('/api/shop/checkout', 'a=b', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(form.status).toBe(415);
  });

  it.each([
    ['a country we do not ship to', shipTo({ country: 'JP' }), 422],
    ['a foreign session', shipTo({}), 404],
    ['no street', shipTo({ line1: '' }), 400],
    ['no address', { checkoutSessionId: 'cs_test_1234' }, 400],
    ['an odd session id', { ...shipTo({}), checkoutSessionId: "cs_' or 1=1" }, 400],
  ])('refuses shipping: %s', async (_, sent, expected) => {
    const { status, body } = await shop.post('/api/shop/calculate-shipping', sent);
    expect(status).toBe(expected);
    expectSentence(body);
  });

  it.each([
    ['?session_id=cs_test_foreign1', 404],
    ['', 400],
    ['?session_id=x', 400],
    ['?session_id=pi_foreign12', 404],
  ])('returns no status for %s', async (query, expected) => {
    const { status, body } = await shop.get(`/api/shop/checkout-status${query}`);
    expect(status).toBe(expected);
    expectSentence(body);
  });

  it.each([
    ['no items', {}, 400],
    ['an empty cart', { items: [] }, 400],
    ['a confirmation without address', { items: [line], confirm: true }, 400],
    ['a country we do not ship to', { items: [line], shippingDetails: { address: { country: 'JP' } } }, 422],
    ['a blank name', confirming({}, '  '), 400],
    ['no street', confirming({ line1: undefined }), 422],
    ['no country', confirming({ country: undefined }), 400],
    ['no state', confirming({ country: 'US', state: undefined }), 422],
  ])('refuses a wallet: %s', async (_, sent, expected) => {
    const before = await ordersWritten();
    const { status, body } = await shop.post('/api/shop/express-checkout', sent);
    expect(status).toBe(expected);
    expectSentence(body);
    expect(await ordersWritten()).toBe(before);
  });

  it.each([
    ['a NUL', 'a\0b'],
    ['an escape', '\u001b[31m'],
    ['a line break', 'a\r\nBcc: b'],
    ['half a character', '\ud83c'],
  ])('refuses %s in fields that nobody types, and writes nothing', async (_, bad) => {
    const before = await ordersWritten();
    const bodies: [path: string, body: unknown][] = [
      ['checkout', withConfig({ note: bad })],
      ['checkout', [{ ...line, [bad]: 1 }]],
      ['checkout', [{ ...line, lookupKey: `humbucker_set${bad}` }]],
      ['calculate-shipping', { ...shipTo({}), checkoutSessionId: `cs_test_1234${bad}` }],
      ['calculate-shipping', shipTo({ country: bad })],
    ];
    for (const [path, body] of bodies) {
      const answer = await shop.post(`/api/shop/${path}`, body);
      expect(answer.status, JSON.stringify(body)).toBe(400);
      expectSentence(answer.body);
    }
    const query = encodeURIComponent(bad.isWellFormed() ? bad : '\0');
    const answer = await shop.get(`/api/shop/checkout-status?session_id=cs_test_1234${query}`);
    expect(answer.status).toBe(400);
    expectSentence(answer.body);
    expect(await ordersWritten()).toBe(before);
  });

  it('refuses them in the sandbox too', async () => {
    const { stripe } = shop.services;
    const create = (metadata: Record<string, string>) =>
      stripe.paymentIntents.create({ amount: 5000, currency: 'eur', metadata });
    const odd: Record<string, string>[] = [{ a: 'b\0' }, { 'a\0': 'b' }];
    for (const metadata of odd) await expect(create(metadata)).rejects.toMatchObject({ statusCode: 400 });
    await expect(stripe.paymentIntents.retrieve('pi_\0')).rejects.toMatchObject({ statusCode: 404 });
    const { status } = await shop.post('/sandbox/api/session', {
      clientSecret: `cs_test_${'x'.repeat(30)}\0`,
    });
    expect(status).toBe(400);
  });

  it('answers unknown calls with 404', async () => {
    expect(await shop.get('/api/shop/nothing')).toMatchObject({
      status: 404,
      body: { error: expect.any(String) },
    });
    expect(await shop.post('/api/shop/prices', {})).toMatchObject({ status: 404 });
  });
});
