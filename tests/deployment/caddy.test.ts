import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DeployedCaddy, startDeployedCaddy } from '../fixtures/deployed-caddy.ts';
import { HOST } from '../fixtures/deployed-proxy.ts';
import { eventually } from '../fixtures/eventually.ts';
import { freePort } from '../fixtures/free-port.ts';
import { needing } from '../fixtures/machine.ts';
import { RUDE_REQUESTS } from '../fixtures/rude-requests.ts';
import { openTestShop, type TestShop } from '../fixtures/test-shop.ts';

it('Caddy logs requests without what opens an order [case A3] [row D761]', needing('caddy'), async () => {
  const proxy = await startDeployedCaddy([await freePort()]);
  for (const path of [
    '/order/opens-the-order/invoice',
    '/DE/Order/opens-the-order',
    '/data?link=opens-the-order',
  ])
    expect((await proxy.get(path)).status).toBe(503);
  await eventually(async () => proxy.log().includes('"uri":"/data"'), 'the faults in its log');
  await proxy.stop();
  expect(proxy.log()).toContain('"uri":"/order"');
  expect(proxy.log()).not.toContain('opens-the-order');
});

/** Requirements on the proxy of `compose.yaml`, like those on nginx in `proxy.test.ts`. */
describe('Caddy in front of two instances, one of them away', needing('caddy'), () => {
  let upstream: Server;
  let heard: IncomingHttpHeaders = {};
  let isReady = true;
  let proxy: DeployedCaddy;
  beforeAll(async () => {
    upstream = createServer(async (request, response) => {
      if (request.url !== '/readyz') heard = request.headers;
      let bytes = 0;
      for await (const part of request) bytes += part.length;
      const json = request.url === '/api/docs';
      response.writeHead(isReady ? 200 : 503, {
        'content-type': json ? 'application/json' : 'text/html',
        'x-content-type-options': 'nosniff',
      });
      response.end(json ? JSON.stringify('word '.repeat(500)) : String(bytes));
    });
    await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
    proxy = await startDeployedCaddy([(upstream.address() as AddressInfo).port, await freePort()]);
    // It has checked both once.
    await eventually(async () => (await proxy.get('/')).status === 200, 'the one that is there');
  });
  afterAll(async () => {
    await proxy?.stop();
    upstream.closeAllConnections();
    await new Promise((resolve) => upstream.close(resolve));
  });

  it('has a valid configuration', () => {
    expect(proxy.judged.said).toMatch(/Valid configuration/);
    expect(proxy.judged.status).toBe(0);
    // The redirecting server has no TLS on purpose.
    const against = proxy.judged.said.split('\n').filter((line) => /"level":"(warn|error)"/.test(line));
    expect(against.filter((line) => !line.includes('listening only on the HTTP port'))).toEqual([]);
  });

  it('redirects pages from http to https, and refuses calls over http', async () => {
    const path = '/shop/humbucker?color=cream';
    expect(await proxy.get(path, { plain: true })).toMatchObject({
      status: 301,
      headers: { location: `https://${HOST}${path}` },
    });
    const call = await proxy.get('/api/shop/prices', { plain: true });
    expect([call.status, call.headers.location]).toEqual([403, undefined]);
  });

  it('uses the running instance, and replaces forwarded addresses of visitors', async () => {
    const forged = {
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-proto': 'http',
      'x-real-ip': '203.0.113.9',
      forwarded: 'for=203.0.113.9',
      'x-request-id': 'of-a-visitor',
    };
    for (let turn = 0; turn < 4; turn++)
      expect((await proxy.get('/shop', { headers: forged })).status).toBe(200);
    expect(heard).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https', host: HOST });
    expect(heard['x-real-ip']).toBeUndefined();
    expect(heard.forwarded).toBeUndefined();
    expect(heard['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('compresses uncompressed responses, and hides metrics and readiness', async () => {
    const headers = { 'accept-encoding': 'gzip' };
    const description = await proxy.get('/api/docs', { headers });
    expect(description.headers).toMatchObject({
      'content-encoding': 'gzip',
      'x-content-type-options': 'nosniff',
    });
    for (const path of ['/metrics', '/readyz']) expect((await proxy.get(path)).status, path).toBe(404);
  });

  it('passes photographs of stamped lists at a phone’s size', async () => {
    const body = Buffer.alloc(16 * 1024 * 1024);
    const sent = await proxy.get('/api/workshop/keep-stamped-list', { method: 'POST', body });
    expect(sent).toMatchObject({ status: 200, text: String(body.length) });
  });

  it('answers itself while the shop is away, with security headers', async () => {
    isReady = false;
    await eventually(
      async () => (await proxy.get('/')).text.includes('Nothing that you have paid is lost'),
      'nobody left to ask',
    );
    expect(await proxy.get('/shop/humbucker')).toMatchObject({
      status: 503,
      headers: {
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'retry-after': '5',
        'strict-transport-security': 'max-age=63072000; includeSubDomains',
        'x-content-type-options': 'nosniff',
      },
    });
  });
});

it(
  'Caddy asks the other instance where one says that it opens or closes, and leaves none out for a thing that cannot be had [row D401]',
  needing('caddy'),
  async () => {
    const asked: string[] = [];
    const instance = async (name: string, statusOf: (path: string) => number) => {
      const server = createServer((request, response) => {
        asked.push(`${name} ${request.url}`);
        response.writeHead(statusOf(request.url ?? '')).end(name);
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      return server;
    };
    let isClosing = false;
    const without = (path: string) => (path === '/api/shop/checkout-status' ? 503 : 200);
    const servers = [
      await instance('one', (path) => (isClosing && path !== '/readyz' ? 502 : without(path))),
      await instance('two', without),
    ];
    const proxy = await startDeployedCaddy(servers.map((server) => (server.address() as AddressInfo).port));
    try {
      await eventually(async () => (await proxy.get('/')).status === 200, 'both');
      for (let times = 0; times < 6; times++) {
        expect((await proxy.get('/api/shop/checkout-status')).status).toBe(503);
        for (const turn of [1, 2]) expect([turn, (await proxy.get('/shop')).status]).toEqual([turn, 200]);
      }
      for (const line of ['one /shop', 'two /shop']) expect(asked).toContain(line);
      isClosing = true;
      for (let times = 0; times < 6; times++)
        expect(await proxy.get('/blog')).toMatchObject({ status: 200, text: 'two' });
      expect(asked).toContain('one /blog');
    } finally {
      await proxy.stop();
      for (const server of servers) {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
    }
  },
);

describe('Caddy in front of a shop', needing('caddy'), () => {
  let shop: TestShop;
  let proxy: DeployedCaddy;
  beforeAll(async () => {
    shop = await openTestShop({ TRUST_PROXY: 'true', TEST_MODE_OPEN_TO_NETWORK: 'true' });
    proxy = await startDeployedCaddy([Number(new URL(shop.publicUrl).port), await freePort()]);
    await eventually(async () => (await proxy.get('/healthz')).status === 200, 'the one that is there');
  });
  afterAll(async () => {
    await proxy?.stop();
    await shop?.close();
  });

  it('has no instance left out because somebody sends too much, however often [row D400]', async () => {
    const body = Buffer.alloc(2 * 1024 * 1024, '1');
    // Also chunked, without a known length.
    for (const [name, value] of [
      ['content-length', String(body.length)],
      ['transfer-encoding', 'chunked'],
    ] as const)
      for (let times = 0; times < 5; times++) {
        const headers = { 'content-type': 'application/json', [name]: value };
        const sent = { method: 'POST', headers, body };
        // A client that keeps sending may be cut off before it reads the answer.
        const answer = await proxy.get('/api/shop/checkout', sent).catch(() => undefined);
        expect(answer?.status ?? 413).toBe(413);
        expect((await proxy.get('/healthz')).status).toBe(200);
      }
  });

  it.each(Object.entries(RUDE_REQUESTS))(
    'does not disable an instance because of %s',
    async (_, [path, how]) => {
      for (let times = 0; times < 3; times++) {
        const answer = await proxy.get(path, how).catch(() => undefined);
        expect(answer?.text ?? '').not.toContain('The shop cannot answer just now');
        expect((await proxy.get('/healthz')).status).toBe(200);
      }
    },
  );
});
