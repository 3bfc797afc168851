import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { WORKSHOP_CALLS } from '../../server/api/workshop-calls.ts';
import { openFileShop } from '../fixtures/file-shop.ts';
import { orderOf, payFor, signedIn, trailOf } from '../fixtures/workshop.ts';

const shop = await openFileShop();
const { number } = await payFor(shop);
const maxi = await signedIn(shop, { role: 'staff', name: 'Maxi' });
const buyer = await signedIn(shop, { role: 'buyer', name: 'Jonas' });
const halfway = await signedIn(shop, { role: 'staff', name: 'Bea', proved: false });

const NAMES = Object.keys(WORKSHOP_CALLS);
const FILES = [
  `orders/GW-00000000/build-sheet-1.pdf`,
  'orders/GW-00000000/slip-1.pdf',
  'orders/GW-00000000/invoice.pdf',
  'orders/GW-00000000/trail.csv',
  'figures/2026-10/orders.csv',
  'figures/2026-Q4/oss.csv',
];

/** Calls with an empty body. */
const ASK_NOTHING: ReadonlySet<string> = new Set([
  'read-account',
  'read-prices',
  'discard-prices',
  'publish-prices',
]);

describe('the workshop', () => {
  it.each(NAMES)('refuses %s to everybody but staff with a second factor [row D135]', async (name) => {
    expect((await shop.post(`/api/workshop/${name}`, {})).status).toBe(401);
    expect((await buyer.call(name, {})).status).toBe(403);
    expect((await halfway.call(name, {})).status).toBe(403);
    const foreign = { ...maxi.headers, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    expect((await shop.post(`/api/workshop/${name}`, {}, foreign)).status).toBe(403);
    const form = { ...maxi.headers, 'content-type': 'application/x-www-form-urlencoded' };
    expect((await shop.post(`/api/workshop/${name}`, 'a=b', form)).status).toBe(415);
    // GET reveals nothing about which calls exist.
    expect((await shop.get(`/api/workshop/${name}`)).status).toBe(401);
  });

  it.each(NAMES.filter((name) => !ASK_NOTHING.has(name)))(
    'validates the input of %s before it does anything',
    async (name) => {
      for (const body of [{}, [], { number: { $ne: null } }, { number: "GW-'; drop table orders" }, 'null']) {
        const answered = await maxi.call(name, body);
        expect(answered.status, JSON.stringify(answered.body)).toBe(400);
        expect((answered.body as { error?: string } | undefined)?.error).toMatch(/^[A-Z].*[.?]$/);
      }
    },
  );

  it.each(FILES)('refuses the file %s to everybody but staff [row D135]', async (path) => {
    expect((await shop.get(`/api/workshop/files/${path}`)).status).toBe(401);
    expect((await buyer.file(path)).status).toBe(403);
    expect((await halfway.file(path)).status).toBe(403);
  });

  it('is never cached, and not part of the API’s description', async () => {
    const answered = await maxi.file('figures/2026-10/orders.csv');
    expect(answered.status).toBe(200);
    expect(answered.headers.get('cache-control')).toBe('private, no-store');
    expect(answered.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const refused = await fetch(`${shop.publicUrl}/api/workshop/search`, { method: 'POST' });
    expect(refused.headers.get('cache-control')).toBe('no-store');
    expect(JSON.stringify((await shop.get('/api/docs')).body)).not.toContain('workshop');
    // Other spellings do not bypass the guard.
    for (const path of [
      '/API/workshop/search',
      '/api//workshop/search',
      '/api/workshop%2Fsearch',
      '/api/Workshop/search',
    ])
      expect((await shop.post(path, { text: number })).status, path).toBeGreaterThanOrEqual(400);
  });

  it('refuses large bodies, and answers alike for all unknown orders', async () => {
    expect((await maxi.call('search', { text: 'x'.repeat(100_000) })).status).toBe(413);
    for (const name of ['take-up', 'deliver'])
      expect(await maxi.call(name, { number: 'GW-ZZZZZZZZ' })).toMatchObject({
        status: 404,
        body: { error: 'Order GW-ZZZZZZZZ does not exist.' },
      });
    const withdrawal = { withdrawalId: randomUUID(), refundId: randomUUID(), quantities: [1] };
    expect((await maxi.call('answer-withdrawal', withdrawal)).status).toBe(404);
    expect((await maxi.call('goods-received', { returnNumber: 'R-26-9999' })).status).toBe(404);
  });

  it('logs the author by the account, not by the input', async () => {
    const answered = await maxi.call('take-up', { number, by: 'Somebody else' });
    expect(answered).toMatchObject({ status: 200, body: { data: { state: 'in the making', version: 1 } } });
    expect(
      (await trailOf(shop, (await orderOf(shop, number)).id)).every((line) => line.startsWith('Maxi: ')),
    ).toBe(true);
  });
});
