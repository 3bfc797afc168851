import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RawAnswer, rawRequest } from '../fixtures/raw-request.ts';
import { openTestShop, type TestShop } from '../fixtures/test-shop.ts';

/** With default settings, and behind a proxy open to the network. */
let closed: TestShop;
let open: TestShop;
beforeAll(async () => {
  closed = await openTestShop();
  open = await openTestShop({
    TRUST_PROXY: 'true',
    TEST_MODE_OPEN_TO_NETWORK: 'true',
    RATE_LIMIT_PER_MINUTE: '5',
  });
});
afterAll(async () => {
  await closed?.close();
  await open?.close();
});

describe('a client over its rate limit', () => {
  it('is refused uncached pages and checkouts, and nothing else', async () => {
    const status = '/api/shop/checkout-status?session_id=cs_test_none';
    const ask = (target: string): Promise<RawAnswer> =>
      rawRequest(open.publicUrl, target, { headers: { 'x-forwarded-for': '198.51.100.1' } });
    for (let time = 0; time < 3; time++) expect((await ask('/')).status).toBe(200);
    for (let time = 0; time < 2; time++) expect((await ask(status)).status).toBe(404);
    for (const target of ['/', status]) {
      const answer = await ask(target);
      expect(answer.status, target).toBe(429);
      expect(Number(answer.headers['retry-after']), target).toBeGreaterThan(0);
      expect(answer.headers['cache-control'], target).toBe('no-store');
      expect(answer.body, target).toContain('Please wait a minute and try again.');
    }
    for (const target of ['/api/shop/prices', '/healthz', '/api/shop/allowed-countries'])
      expect((await ask(target)).status, target).toBe(200);
  });

  it('is identified by the last proxy’s address: one /64 is one client', async () => {
    const order = async (address: string) =>
      (await open.post('/api/shop/checkout', [], { 'x-forwarded-for': address })).status;
    const statuses: number[] = [];
    for (let time = 1; time <= 6; time++)
      statuses.push(await order(`10.0.0.9, 2001:db8:0:1:${time}::${time}`));
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    expect(await order('2001:db8:0:2::1')).toBe(400);
  });
});

describe('a shop in test mode', () => {
  const STRANGERS: Record<string, string>[] = [
    { host: 'evil.example' },
    { 'x-forwarded-for': '203.0.113.9' },
  ];

  it('answers this computer only', async () => {
    const targets = ['/', '/sandbox/mailbox.json', '/v1/prices', '/api/shop/prices', '/healthz', '/nothing'];
    for (const headers of STRANGERS)
      for (const target of targets) {
        const answer = await rawRequest(closed.publicUrl, target, { headers });
        expect(answer.status, target).toBe(403);
        expect(answer.headers['cache-control'], target).toBe('no-store');
        expect(answer.body, target).toContain('TEST_MODE_OPEN_TO_NETWORK=true');
      }
    for (const host of ['', 'x y'])
      expect((await rawRequest(closed.publicUrl, '/', { headers: { host } })).status, host).toBe(400);
    expect((await closed.get('/sandbox/mailbox.json')).status).toBe(200);
  });

  it('answers other computers if configured', async () => {
    for (const headers of STRANGERS)
      expect((await rawRequest(open.publicUrl, '/sandbox/mailbox.json', { headers })).status).toBe(200);
  });
});
