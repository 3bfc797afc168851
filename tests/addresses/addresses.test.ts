import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ARTICLE_LINKS } from '#app/content/article-texts.ts';
import { lineFor } from '#domain/cart/cart-line.ts';
import { CONFIGURATORS } from '#domain/configurator/tables.ts';
import { PRODUCTS } from '#domain/products/products.ts';
import routes from '../../app/routes.ts';
import { ADDRESSES } from '../fixtures/addresses.ts';
import { type BuiltShop, startBuiltShop } from '../fixtures/built-shop.ts';
import { freePort } from '../fixtures/free-port.ts';
import { payBySandbox } from '../fixtures/pay-by-sandbox.ts';
import { type RawAnswer, rawRequest } from '../fixtures/raw-request.ts';
import { spellings } from './spellings.ts';

const EMAIL = 'jonas@example.org';

/** Values of the routes' parameters. */
const MANY: Readonly<Record<string, readonly string[]>> = {
  '/shop/:slug': PRODUCTS.map(({ slug }) => `/shop/${slug}`),
  '/blog/:slug': ARTICLE_LINKS.map(({ slug }) => `/blog/${slug}`),
  '/configurator/:build': Object.values(CONFIGURATORS).map(({ path }) => path),
};

const PATHS = routes
  .map(({ path }) => `/${path ?? ''}`)
  .filter((path) => path !== '/*')
  .flatMap((path) => {
    const [, language = '', own = ''] = /^(\/de)?(\/.*)?$/.exec(path) ?? [];
    return MANY[own]?.map((one) => language + one) ?? [path];
  });
/** The last part is a secret, a serial or a number that only the shop knows. */
const OPEN = PATHS.filter((path) => path.includes(':'));
const PAGES = PATHS.filter((path) => !path.includes(':'));
/** Without "/workshop/orders/new", of which another spelling is the address of an order. */
const SPELLED = PAGES.filter((path) => !OPEN.some((open) => open.startsWith(path.replace(/[^/]+$/, ':'))));
/** Strangers are sent to the log-in, or before the first maker to a page that says so. */
const GUARDED = /^(\/de)?\/(account|workshop)\b(?!\/first)/;
/** Personal, containing input, or only for test mode. */
const KEPT_NOWHERE =
  /^(\/de)?\/(checkout|login|register|reset|workshop\/first|sandbox\/kit)$|\/(withdraw|data|repair)$/;
const CALLS = ['/api/shop/prices', '/api/shop/allowed-countries', '/api/docs'];
const OTHERS = [
  '/healthz',
  '/readyz',
  '/sandbox/mailbox.json',
  '/sandbox/visits',
  '/sandbox/stripe.js',
  '/favicon.svg',
  '/favicon.ico',
  '/apple-touch-icon.png',
  '/sitemap.xml',
  '/robots.txt',
  '/manifest.webmanifest',
];

let shop: BuiltShop;
let dataDir: string;
let log = '';
/** Session of a paid order, and the order's number. */
let sessionId: string;
/** Cookie of the browser that paid; no other one sees the order. */
let cookie = '';
let orderNumber: string;

const ask = (target: string, options?: Parameters<typeof rawRequest>[2]) =>
  rawRequest(shop.url, target, { ...options, headers: { cookie, ...options?.headers } });

async function post<Data>(path: string, body: unknown): Promise<Data> {
  const response = await fetch(shop.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
  return ((await response.json()) as { data: Data }).data;
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'gewitter-addresses-'));
  shop = await startBuiltShop({ DATA_DIR: dataDir, PORT: String(await freePort()), LOG_LEVEL: 'debug' });
  for (const stream of [shop.process.stdout, shop.process.stderr])
    stream?.on('data', (chunk: Buffer) => {
      log += chunk.toString();
    });
  const line = lineFor({ pickupType: 'JAZZ_BASS', bundleType: 'SET', pickupFlavor: 'HOT', color: 'black' });
  const clientSecret = await post<string>('/api/shop/checkout', [line]);
  sessionId = clientSecret.split('_secret_')[0] ?? '';
  await post('/api/shop/calculate-shipping', {
    checkoutSessionId: sessionId,
    shippingDetails: ADDRESSES.DE,
  });
  await payBySandbox({ baseUrl: shop.url, clientSecret, email: EMAIL });
  const paid = await ask(`/checkout?session_id=${sessionId}`);
  expect(paid.body).toContain(EMAIL);
  orderNumber = /GW-\w+/.exec(paid.body)?.[0] ?? '';
  expect(orderNumber).not.toBe('');
});
afterAll(async () => {
  await shop?.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** The answer forbids caching, or Node refused the target before there was a request. */
function isKeptNowhere({ status, headers, body }: RawAnswer, what: string) {
  if (status === 400 && body === '') expect(headers, what).toEqual({ connection: 'close' });
  else expect(headers['cache-control'], what).toBe('no-store');
}

/** The answer contains nothing of the paid order and leads to no place outside the shop. */
function isNobodys({ headers, body }: RawAnswer, what: string) {
  expect(body, what).not.toContain(EMAIL);
  expect(body, what).not.toContain(orderNumber);
  expect(headers['set-cookie'], what).toBeUndefined();
}

/** One target of each kind, because the same code handles all; `LONG=1` takes them all. */
const some = (paths: readonly string[], ...few: readonly string[]) => (process.env.LONG ? paths : few);

describe('a page', () => {
  it('is public or behind the log-in, and is cached only if its route says so', async () => {
    expect(PAGES.length).toBeGreaterThan(50);
    for (const path of some(PAGES, ...PAGES.filter((path) => !path.startsWith('/de')))) {
      const isGuarded = GUARDED.test(path);
      const { status, headers } = await ask(path);
      expect([path, status]).toEqual([path, isGuarded ? 302 : 200]);
      if (isGuarded)
        expect(headers.location, path).toMatch(
          /^(\/de)?\/workshop/.test(path) ? /^(\/de)?\/workshop\/first$/ : /^(\/de)?\/login/,
        );
      const isKept = !isGuarded && !KEPT_NOWHERE.test(path);
      expect([path, headers['cache-control']]).toEqual([
        path,
        isKept ? 'public, max-age=0, must-revalidate' : 'no-store',
      ]);
    }
  });

  it.each(some(SPELLED, '/shop/humbucker', '/de/account'))(
    '%s has one address: every other spelling leads there or nowhere',
    async (path) => {
      const known = await ask(path);
      const spelled = spellings(path);
      expect(spelled.length).toBeGreaterThanOrEqual(20);
      for (const target of spelled) {
        const what = JSON.stringify(target);
        const answer = await ask(`${target}?session_id=${sessionId}&x=%0d%0a`);
        expect([301, 400, 403, 404], what).toContain(answer.status);
        isKeptNowhere(answer, what);
        if (answer.status === 301)
          expect(answer.headers.location, what).toBe(`${path}?session_id=${sessionId}&x=%0d%0a`);
        else expect(answer.headers.location, what).toBeUndefined();
        if (answer.status === 404)
          expect(answer.body, what).toMatch(/lang="en".*No signal on this page\.|lang="de".*Kein Signal/s);
        isNobodys(answer, what);
        isNobodys(await ask(target), `${what} without the session`);
      }
      const noise = await ask(`${path}?utm_source=x&_=1&x=%00&%ff&a[]=1&&==`);
      expect(noise.status).toBe(known.status);
      expect(noise.headers['cache-control']).toBe(known.headers['cache-control']);
    },
  );

  it('with a secret address cannot be guessed, and is never cached', async () => {
    const guesses = OPEN.map((path) => path.replace(/:\w+/g, 'nothing'));
    const [first = ''] = guesses;
    for (const target of [...guesses, ...some(guesses, first).flatMap(spellings)]) {
      const answer = await ask(target);
      expect(['200', '301', '302', '400', '403', '404', '410'], target).toContain(String(answer.status));
      isKeptNowhere(answer, target);
      isNobodys(answer, target);
    }
  });

  it('of a payment shows its order to the browser that paid alone [case A2] [case B6] [row D760]', async () => {
    const stranger = { headers: { cookie: '' } };
    const seen = await ask(`/checkout?session_id=${sessionId}`, stranger);
    isNobodys(seen, 'a stranger');
    expect(seen.body).toContain('We have e-mailed you the link to your order');
    expect(seen.body).toContain('Thanks for ordering');
    expect(seen.body).not.toContain('/order/');
  });

  it('with a shopper’s session in its address is never kept, however it is spelled [row 158]', async () => {
    for (const path of ['/checkout', ...spellings('/checkout')]) {
      const mine = await ask(`${path}?session_id=${sessionId}`);
      isKeptNowhere(mine, path);
      isNobodys(await ask(path), path);
      isNobodys(await ask(`${path}?session_id=cs_test_other`), path);
    }
    const { status, headers } = await ask(`/checkout/?session_id=${sessionId}`);
    expect([status, headers.location]).toEqual([301, `/checkout?session_id=${sessionId}`]);
  });

  it('of a product shows each visitor their own choice', async () => {
    const choice = async (target: string) => {
      const { headers, body, status } = await ask(target);
      if (status === 301) return choice(headers.location ?? '');
      return [...body.matchAll(/chosen&quot;:\{&quot;flavor&quot;:(?:&quot;)?(\w+)/g)].map(
        ([, flavor]) => flavor,
      );
    };
    expect(await choice('/Shop/humbucker?flavor=hot')).toEqual(['HOT']);
    expect(await choice('/Shop/humbucker?flavor=vintage')).toEqual(['VINTAGE']);
    expect(await choice('/shop/humbucker?flavor=vintage&bundleType=bridge')).toEqual(['VINTAGE']);
    expect(await choice('/shop/humbucker')).toEqual(['null']);
  });

  it('answers only reading methods', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND']) {
      const answer = await ask('/shop', { method });
      expect(answer.status, method).toBe(405);
      expect(answer.headers.allow, method).toBe('GET, HEAD');
      expect(answer.headers['cache-control'], method).toBe('no-store');
      expect((await ask('/nothing', { method })).status, method).toBe(404);
    }
    const [got, head] = [await ask('/shop'), await ask('/shop', { method: 'HEAD' })];
    expect(head.status).toBe(200);
    expect(head.body).toBe('');
    for (const name of ['etag', 'cache-control', 'content-security-policy', 'vary'])
      expect(head.headers[name]).toBe(got.headers[name]);
  });

  it('that does not exist is the one not-found page, at every address', async () => {
    const unknown = [
      '/nothing',
      '/shop/banjo',
      '/blog/none',
      '/shop.data',
      '/__manifest',
      '/_root.data',
      '/.env',
    ];
    const bodies = new Set<string>();
    for (const target of unknown) {
      const { status, headers, body } = await ask(`${target}?x=1`);
      expect([status, headers['cache-control']], target).toEqual([404, 'no-store']);
      bodies.add(body);
    }
    expect(bodies.size).toBe(1);
  });

  it('does not depend on the request’s Host header', async () => {
    const plain = await ask('/shop/humbucker');
    const other = await ask('/shop/humbucker', { headers: { host: 'evil.localhost' } });
    expect(other.body).toBe(plain.body);
    const absolute = await ask(`${shop.url}/shop/humbucker`);
    expect(absolute.body).toBe(plain.body);
  });
});

describe('a call', () => {
  const statusCall = () => `/api/shop/checkout-status?session_id=${sessionId}`;

  it.each(CALLS)('%s has one spelling', async (path) => {
    const known = await ask(path);
    expect(known.status).toBe(200);
    // Prices are the same for everybody, and revalidated each time.
    const isSame = path === '/api/shop/prices';
    expect(known.headers['cache-control']).toBe(isSame ? 'public, max-age=0, must-revalidate' : 'no-store');
    expect((await ask(`${path}?x=1&_=%00`)).body).toBe(known.body);
    for (const target of some(CALLS, '/api/shop/prices').includes(path) ? spellings(path) : []) {
      const answer = await ask(`${target}?session_id=${sessionId}`);
      expect([400, 403, 404], target).toContain(answer.status);
      isKeptNowhere(answer, target);
      expect(answer.body, target).not.toContain('"data"');
      if (/^\/api\b/i.test(target) && answer.status === 404)
        expect(answer.body, target).toBe('{"error":"There is no such call."}');
    }
  });

  it('for a checkout’s state is never cached and has one spelling', async () => {
    const known = await ask(statusCall());
    expect(known.body).toContain(EMAIL);
    expect(known.headers['cache-control']).toBe('no-store');
    for (const target of spellings('/api/shop/checkout-status'))
      isNobodys(await ask(`${target}?session_id=${sessionId}`), target);
  });

  it.each(
    some(
      [
        '/api/shop/checkout',
        '/api/shop/calculate-shipping',
        '/api/shop/express-checkout',
        '/api/shop/stripe-webhook',
      ],
      '/api/shop/checkout',
      '/api/shop/stripe-webhook',
    ),
  )('%s is accepted at its one address only', async (path) => {
    const headers = { 'content-type': 'application/json', 'content-length': '0' };
    for (const target of spellings(path)) {
      const answer = await ask(target, { method: 'POST', headers });
      expect([400, 403, 404, 405], target).toContain(answer.status);
      isKeptNowhere(answer, target);
    }
    expect((await ask(path)).headers['cache-control']).toBe('no-store');
  });
});

it('a file has one spelling', async () => {
  for (const path of OTHERS) expect([path, (await ask(path)).status]).toEqual([path, 200]);
  // One of the sandbox, one of the site and one of a folder: three rows of routes serve them.
  for (const target of some(OTHERS, '/sandbox/mailbox.json', '/robots.txt', '/favicon.svg').flatMap(
    spellings,
  )) {
    const answer = await ask(target);
    expect([400, 403, 404], target).toContain(answer.status);
    isKeptNowhere(answer, target);
  }
});

it('no part of a session reaches the log, not even from a path', async () => {
  for (const target of [
    `/checkout?session_id=${sessionId}`,
    `/${sessionId}`,
    `/shop/${sessionId}`,
    `/api/shop/${sessionId}`,
    `/sandbox/mailbox/${sessionId}/html`,
    `/v1/checkout/sessions/${sessionId}`,
    `/generated/${sessionId}`,
    `/%63heckout/${sessionId}`,
  ])
    await ask(target);
  await expect.poll(() => log.match(/"path":/g)?.length).toBeGreaterThan(8);
  expect(log).toContain('"path":"/checkout"');
  expect(log).not.toContain(sessionId);
  expect(log).not.toContain(EMAIL);
});
