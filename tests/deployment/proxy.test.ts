import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type SecureVersion } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltShop, startBuiltShop } from '../fixtures/built-shop.ts';
import { type DeployedProxy, HOST, startDeployedProxy } from '../fixtures/deployed-proxy.ts';
import { freePort } from '../fixtures/free-port.ts';
import { needing } from '../fixtures/machine.ts';
import { figureOf } from '../fixtures/metrics.ts';
import { RUDE_REQUESTS } from '../fixtures/rude-requests.ts';

const TOKEN = 'a-token-of-thirty-two-letters-or-more';

describe('nginx in front of a shop', needing('nginx'), () => {
  let shop: BuiltShop;
  let address: string;
  let proxy: DeployedProxy;
  let dataDir: string;
  beforeAll(async () => {
    const port = await freePort();
    dataDir = mkdtempSync(join(tmpdir(), 'gewitter-proxied-'));
    shop = await startBuiltShop({
      DATA_DIR: dataDir,
      PORT: String(port),
      // Configured as behind TLS, on this computer, so that no real account is used.
      PUBLIC_URL: 'https://localhost',
      TRUST_PROXY: 'true',
      TEST_MODE_OPEN_TO_NETWORK: 'true',
      METRICS_TOKEN: TOKEN,
    });
    address = `http://127.0.0.1:${port}`;
    proxy = await startDeployedProxy([port]);
  });
  afterAll(async () => {
    await proxy?.stop();
    await shop?.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('has a valid configuration', () => {
    expect(proxy.judged).toMatch(/syntax is ok[\s\S]*test is successful/);
    expect(proxy.judged).not.toMatch(/warn|error|emerg/);
  });

  it('redirects pages from http to https, refuses calls over http, and forwards nothing', async () => {
    const path = '/shop/humbucker?color=cream';
    expect(await proxy.get(path, { plain: true })).toMatchObject({
      status: 301,
      headers: { location: `https://${HOST}${path}` },
    });
    // Clients without TLS must be told, not served.
    const call = await proxy.get('/api/shop/prices', { plain: true });
    expect(call.status).toBe(403);
    expect(call.headers.location).toBeUndefined();
  });

  it('speaks TLS 1.2 and 1.3, and nothing older', async () => {
    const speaks = (version: SecureVersion) =>
      new Promise<string>((resolve) => {
        const socket = connect({
          host: '127.0.0.1',
          port: proxy.port,
          servername: HOST,
          rejectUnauthorized: false,
          minVersion: version,
          maxVersion: version,
          ciphers: 'DEFAULT@SECLEVEL=0',
        });
        socket.once('secureConnect', () => {
          resolve(`${socket.getProtocol()} ${socket.getCipher().name}`);
          socket.destroy();
        });
        socket.once('error', () => resolve('no'));
      });
    expect(await speaks('TLSv1.3')).toMatch(/^TLSv1\.3 TLS_(AES|CHACHA)/);
    // Any negotiated cipher is forward secret and authenticated.
    expect(await speaks('TLSv1.2')).toMatch(/^TLSv1\.2 ECDHE-\w+-(AES\d+-GCM|CHACHA20)/);
    for (const old of ['TLSv1.1', 'TLSv1'] as const) expect(await speaks(old)).toBe('no');
  });

  it('passes on compressed responses, and compresses others', async () => {
    const headers = { 'accept-encoding': 'gzip, br' };
    const page = await proxy.get('/shop/humbucker', { headers });
    expect(page).toMatchObject({ status: 200, headers: { 'content-encoding': 'br' } });
    const description = await proxy.get('/api/docs', { headers });
    expect(description).toMatchObject({
      status: 200,
      headers: { 'content-encoding': 'gzip', vary: expect.stringContaining('Accept-Encoding') },
    });
    // ETags pass through, so unchanged content is not sent again.
    const tagged = { ...headers, 'if-none-match': String(page.headers.etag) };
    expect((await proxy.get('/shop/humbucker', { headers: tagged })).status).toBe(304);
  });

  it('neither adds headers to the shop’s nor removes any', async () => {
    const through = await proxy.get('/shop/humbucker');
    const direct = await fetch(`${address}/shop/humbucker`);
    for (const name of [
      'content-security-policy',
      'strict-transport-security',
      'x-content-type-options',
      'referrer-policy',
      'permissions-policy',
      'cross-origin-opener-policy',
      'cache-control',
    ])
      expect(through.headers[name], name).toBe(direct.headers.get(name) ?? undefined);
    expect(through.headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
    expect(through.headers.server).toBe('nginx');
    expect(through.headers['x-powered-by']).toBeUndefined();
  });

  it('hides metrics and readiness', async () => {
    for (const path of ['/metrics', '/readyz']) {
      const headers = { authorization: `Bearer ${TOKEN}` };
      expect((await proxy.get(path, { headers })).status, path).toBe(404);
    }
    expect((await proxy.get('/healthz')).status).toBe(200);
  });

  it('answers no TRACE, lists no folder and names no version', async () => {
    expect((await proxy.get('/', { method: 'TRACE' })).status).toBe(405);
    for (const path of ['/assets/', '/generated/', '/generated/pictures/', '/.git/config'])
      expect((await proxy.get(path)).status, path).toBe(404);
  });

  it.each(Object.entries(RUDE_REQUESTS))(
    'does not disable an instance because of %s',
    async (_, [path, how]) => {
      for (let times = 0; times < 3; times++) {
        const answer = await proxy.get(path, how).catch(() => undefined);
        // The proxy's own error page cannot be requested.
        expect(answer?.text ?? '').not.toContain('Back in a moment');
        expect((await proxy.get('/healthz')).status).toBe(200);
      }
    },
  );

  it('counts cached answers in the shop', async () => {
    const hits = async () => {
      const headers = { authorization: `Bearer ${TOKEN}` };
      return (
        figureOf(
          await (await fetch(`${address}/metrics`, { headers })).text(),
          'gewitter_cache_hits_total',
        ) ?? 0
      );
    };
    const before = await hits();
    for (let times = 0; times < 5; times++) await fetch(`${address}/shop/jazz-bass`);
    expect(await hits()).toBe(before + 4);
  });

  it('writes a line a request that leads to the shop’s own lines, and names nobody and no secret [case A3] [row D761]', async () => {
    await proxy.get('/checkout?session_id=cs_secret_of_jonas');
    for (const path of [
      '/order/of-jonas',
      '/de/order/of-jonas/invoice',
      '/ORDER/of-jonas',
      '//order/of-jonas',
    ])
      await proxy.get(path);
    expect(proxy.log()).toContain('"path":"/de/order"');
    expect(proxy.log()).toMatch(/"request":"[0-9a-f]{32}"/);
    expect(proxy.log()).not.toMatch(/jonas|127\.0\.0\.1:\d+"[^}]*"client/);
  });
});

describe('nginx in front of any shop', needing('nginx'), () => {
  let upstream: Server;
  let heard: IncomingHttpHeaders = {};
  /** A temporarily unavailable response, for example from the payment provider. */
  let refuses: string | undefined;
  let port: number;
  beforeAll(async () => {
    upstream = createServer(async (request, response) => {
      heard = request.headers;
      let bytes = 0;
      for await (const part of request) bytes += part.length;
      response.statusCode = request.url === refuses ? 503 : 200;
      response.end(String(bytes));
    });
    port = await freePort();
    await new Promise<void>((resolve) => upstream.listen(port, '127.0.0.1', resolve));
  });
  afterAll(() => new Promise((resolve) => upstream.close(resolve)));

  it('replaces forwarded addresses of visitors', async () => {
    const proxy = await startDeployedProxy([port]);
    const forged = {
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-proto': 'http',
      'x-real-ip': '203.0.113.9',
      forwarded: 'for=203.0.113.9',
      'x-request-id': 'of-a-visitor',
    };
    await proxy.get('/', { headers: forged });
    expect(heard).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https', host: HOST });
    expect(heard['x-real-ip']).toBeUndefined();
    expect(heard.forwarded).toBeUndefined();
    expect(heard['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
    await proxy.stop();
  });

  it('lets photographs of stamped lists through as telephones take them, and nothing else of that size [row D400]', async () => {
    const proxy = await startDeployedProxy([port]);
    const send = (path: string, megabytes: number) =>
      proxy.get(path, { method: 'POST', body: Buffer.alloc(megabytes * 1024 * 1024) });
    expect(await send('/api/workshop/keep-stamped-list', 16)).toMatchObject({
      status: 200,
      text: String(16 * 1024 * 1024),
    });
    expect((await send('/api/workshop/keep-stamped-list', 17)).status).toBe(413);
    expect((await send('/api/shop/stripe-webhook', 1)).status).toBe(200);
    expect((await send('/api/shop/checkout', 2)).status).toBe(413);
    await proxy.stop();
  });

  it('answers itself while the shop is away, with security headers', async () => {
    const proxy = await startDeployedProxy([await freePort(), await freePort()]);
    const away = await proxy.get('/shop/humbucker');
    expect(away).toMatchObject({
      status: 503,
      headers: {
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'content-type': 'text/html',
        'retry-after': '5',
        'strict-transport-security': 'max-age=63072000; includeSubDomains',
        'x-content-type-options': 'nosniff',
      },
    });
    expect(away.text).toContain('Back in a moment');
    await proxy.stop();
  });

  it('goes on asking both for everything else where they say that one thing cannot be had [row D401]', async () => {
    const proxy = await startDeployedProxy([port, port]);
    refuses = '/api/shop/checkout-status';
    const statusOf = async (path: string) => (await proxy.get(path)).status;
    for (let times = 0; times < 6; times++) {
      expect(await statusOf('/api/shop/checkout-status')).toBe(503);
      expect(await statusOf('/shop/humbucker')).toBe(200);
    }
    refuses = undefined;
    await proxy.stop();
  });

  it('asks the other instance if one is away', async () => {
    const proxy = await startDeployedProxy([await freePort(), port]);
    const statuses = await Promise.all(Array.from({ length: 6 }, async () => (await proxy.get('/')).status));
    expect(statuses).toEqual(Array(6).fill(200));
    await proxy.stop();
  });
});
