import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AnalyticsReceiver, startAnalyticsReceiver } from '../fixtures/analytics-receiver.ts';
import { eventually } from '../fixtures/eventually.ts';
import { keepLog } from '../fixtures/kept-log.ts';
import { startProviderStub } from '../fixtures/provider-stub.ts';
import { openTestShop, type TestShop } from '../fixtures/test-shop.ts';

const AGREED = { cookie: 'a=1; __cookie_consent=true', 'user-agent': 'Browser/1.0' };
const kept = keepLog('warn');

let receiver: AnalyticsReceiver;
let shop: TestShop;
/** Behind a proxy, with few requests a minute. */
let proxied: TestShop;
/** With default settings. */
let plain: TestShop;
beforeAll(async () => {
  receiver = await startAnalyticsReceiver();
  const analytics = { ANALYTICS_URL: `${receiver.url}/`, ANALYTICS_DOMAIN: 'gewitter.example' };
  shop = await openTestShop(analytics, { log: kept.log });
  proxied = await openTestShop({
    ...analytics,
    TRUST_PROXY: 'true',
    TEST_MODE_OPEN_TO_NETWORK: 'true',
    RATE_LIMIT_PER_MINUTE: '5',
  });
  plain = await openTestShop();
});
afterAll(async () => {
  await Promise.all([shop?.close(), proxied?.close(), plain?.close()]);
  await receiver?.close();
});
beforeEach(() => {
  receiver.received.length = 0;
});
afterEach(() => receiver.answers((response) => void response.writeHead(202).end()));

const send = (body: unknown, headers: Record<string, string> = AGREED, to = shop) =>
  to.post('/api/event', typeof body === 'string' ? body : JSON.stringify(body), {
    'content-type': 'text/plain',
    ...headers,
  });
const page = (path = '/') => ({ n: 'pageview', u: shop.publicUrl + path });
const arrives = (count = 1) =>
  eventually(async () => receiver.received.length >= count, `${count} events at the receiver`);
/** Sends one more event, after which an unwanted one would have arrived. */
async function arrivesAlone(): Promise<void> {
  expect((await send({ n: 'Order paid', u: shop.publicUrl })).status).toBe(202);
  await arrives();
  expect(receiver.received.map(({ body }) => body.n)).toEqual(['Order paid']);
}

describe('an event of a visit', () => {
  it('is forwarded in Plausible’s format, with the visitor’s browser and address [rows 12, 278, 529]', async () => {
    const answer = await send({ ...page('/?flavor=hot#tone'), r: 'https://search.example/find?q=private' });
    expect(answer).toEqual({ status: 202, body: '' });
    await arrives();
    const [{ path, headers, body } = { path: '', headers: {}, body: {} }] = receiver.received;
    expect(path).toBe('/api/event');
    expect(headers).toMatchObject({
      'content-type': 'text/plain',
      'user-agent': 'Browser/1.0',
      'x-forwarded-for': '127.0.0.1',
    });
    expect(headers).not.toHaveProperty('cookie');
    expect(headers).not.toHaveProperty('referer');
    expect(body).toEqual({
      n: 'pageview',
      u: `${shop.publicUrl}/`,
      d: 'gewitter.example',
      r: 'https://search.example/',
    });
  });

  it('is not forwarded without consent, whoever sends it [row D43]', async () => {
    for (const cookie of ['', '__cookie_consent=false', '__cookie_consent=yes', 'x__cookie_consent=true'])
      expect((await send(page(), { cookie })).status, cookie).toBe(403);
    await arrivesAlone();
  });

  it('is refused if malformed', async () => {
    for (const body of [
      '',
      'hello',
      '[]',
      { u: shop.publicUrl },
      { n: 'engagement', u: shop.publicUrl },
      { n: 'pageview', u: 'javascript:alert(1)' },
      { n: 'pageview', u: `${shop.publicUrl}/${'x'.repeat(2000)}` },
      { ...page(), r: 'file:///etc' },
    ])
      expect((await send(body)).status, JSON.stringify(body)).toBe(400);
    expect((await send(JSON.stringify(page()) + ' '.repeat(5000))).status).toBe(413);
    await arrivesAlone();
  });

  it('has its own rate limit, so browsing never delays an order', async () => {
    const from = (address: string) => ({ ...AGREED, 'x-forwarded-for': address });
    const statuses: number[] = [];
    for (let time = 0; time < 6; time++)
      statuses.push((await send(page(), from('10.0.0.9, 198.51.100.7'), proxied)).status);
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
    expect((await proxied.post('/api/shop/checkout', [], from('198.51.100.7'))).status).toBe(400);
    expect((await send(page(), from('198.51.100.8'), proxied)).status).toBe(202);
    await arrives(6);
    expect(receiver.received[0]?.headers['x-forwarded-for']).toBe('198.51.100.7');
  });
});

describe('the shop', () => {
  it('with a payment account and no analytics service accepts no visit, and has no visits page [row D643]', async () => {
    const account = await startProviderStub();
    account.fail(/./, 401);
    const uncounted = await openTestShop(
      {
        STRIPE_SECRET_KEY: 'sk_test_x',
        STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
        STRIPE_WEBHOOK_SECRET: 'whsec_x',
      },
      { providerStub: account },
    );
    expect((await send(page(), AGREED, uncounted)).status).toBe(404);
    expect((await uncounted.get('/sandbox/visits')).status).toBe(404);
    await uncounted.close();
    await account.close();
  });

  it('without any setting counts visits in the sandbox, after consent only [row D640]', async () => {
    const arrived = async () => {
      const { data } = (await plain.get('/sandbox/visits.json')).body as { data: { event: object }[] };
      return data.map(({ event }) => event);
    };
    const visit = (path: string) => ({
      n: 'pageview',
      u: plain.publicUrl + path,
      r: 'https://forum.example/x',
    });
    for (const cookie of ['', '__cookie_consent=false'])
      expect((await send(visit('/nothing'), { cookie }, plain)).status).toBe(403);
    expect((await send(visit('/'), AGREED, plain)).status).toBe(202);
    await eventually(async () => (await arrived()).length > 0, 'a visit in the sandbox');
    expect(await arrived()).toEqual([
      { n: 'pageview', u: `${plain.publicUrl}/`, d: 'localhost', r: 'https://forum.example/' },
    ]);
    expect((await plain.get('/sandbox/visits')).body).toContain(`<dd>${plain.publicUrl}/</dd>`);
  });

  it('that reports to Plausible says in test mode where the visits go [row D640]', async () => {
    expect((await shop.get('/sandbox/visits')).body).toContain(`reports visits to ${receiver.url}`);
  });

  it('answers at once, whatever Plausible does', async () => {
    const letGo = new Set<string>();
    const ways: Record<string, Parameters<AnalyticsReceiver['answers']>[0]> = {
      hangs: (response) => void response.on('close', () => letGo.add('hangs')),
      'fails, again and again': (response) => void response.writeHead(500).end('<h1>no</h1>'),
      'leads elsewhere': (response) =>
        void response.writeHead(307, { location: `${receiver.url}/elsewhere` }).end(),
      'never ends': (response) => {
        const more = setInterval(() => response.write('x'.repeat(100_000)), 5);
        response.on('close', () => clearInterval(more));
      },
      'breaks off': (response) => void response.socket?.destroy(),
    };
    for (const [way, answer] of Object.entries(ways)) {
      receiver.received.length = 0;
      receiver.answers(answer);
      expect((await send(page())).status, way).toBe(202);
      expect((await shop.get('/healthz')).status, way).toBe(200);
      // A waiting shop would have closed the connection by now.
      if (way === 'hangs') expect(letGo).not.toContain(way);
      await arrives();
      expect(receiver.received.map(({ path }) => path)).toEqual(['/api/event']);
    }
  });

  it('logs uncounted visits once a minute, without personal data', () => {
    const told = kept.lines.filter(({ msg }) => msg === 'visits not counted');
    expect(told).toHaveLength(1);
    expect(kept.text()).not.toMatch(/Browser|example\.org|127\.0\.0\.1/);
  });
});
