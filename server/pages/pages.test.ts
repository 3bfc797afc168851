import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { STRIPE_HOSTS } from '../http/content-policy.ts';
import type { PageRule } from '../http/page-rule.ts';
import { createResponseCache } from '../http/response-cache.ts';
import { createPageServer, type PageServerOptions } from './pages.ts';

const RULES: Record<string, PageRule> = {
  '/shop': { kept: { room: 1 } },
  '/listen': {
    kept: {
      room: 2,
      query: (query) => new URLSearchParams({ a: query.get('a') ?? 'none' }),
      isForm: (query) => query.has('form'),
    },
  },
  '/checkout': { pays: true },
  '/silent': {},
  '/feed.xml': { kept: { room: 1 } },
};

/** A site whose pages show their own address. */
function site(options: Partial<PageServerOptions> = {}) {
  const rendered: string[] = [];
  const cache = createResponseCache();
  const pages = createPageServer({
    cache,
    find: (path) => {
      const rule = RULES[path];
      return rule && { route: path, params: {}, rule };
    },
    list: () => Object.keys(RULES),
    async render({ url }) {
      rendered.push(url.replace('http://shop.example', ''));
      const status = /\/not-found(\?|$)/.test(url) ? 404 : 200;
      return new Response(`<!doctype html><title>${url}</title><script>go()</script>`, { status });
    },
    publicUrl: 'http://shop.example',
    paymentHosts: STRIPE_HOSTS,
    ...options,
  });
  const app = new Hono();
  app.onError((_, context) => context.text('failed', 500));
  app.get('*', (context): Promise<Response> => {
    const { pathname, search } = new URL(context.req.url);
    return pages.answer(context, pathname, search);
  });
  const ask = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });
  return { ask, cache, rendered };
}

/** A render that waits for the test. */
function gate() {
  const waiting: (() => void)[] = [];
  const begun = () => expect.poll(() => waiting.length).toBeGreaterThan(0);
  return { pass: () => new Promise<void>((go) => waiting.push(go)), begun, open: () => waiting.shift()?.() };
}

describe('a cacheable page', () => {
  it('is rendered once for any query and headers, until prices change', async () => {
    const { ask, cache, rendered } = site();
    await Promise.all([ask('/shop'), ask('/shop?utm=x'), ask('/shop', { host: 'evil.example' })]);
    expect(rendered).toEqual(['/shop']);
    cache.invalidate();
    await ask('/shop');
    expect(rendered).toEqual(['/shop', '/shop']);
  });

  it('is rendered from the part of the query that its route reads', async () => {
    const { ask, rendered } = site();
    const answers = await Promise.all(['/listen?a=1&x=2', '/listen?x=3&a=1'].map((path) => ask(path)));
    expect(rendered).toEqual(['/listen?a=1']);
    for (const answer of answers)
      expect(await answer.text()).toContain('<title>http://shop.example/listen?a=1</title>');
  });

  it('redirects to the page that a form asks for, without rendering the form’s address', async () => {
    const { ask, rendered } = site();
    const answer = await ask('/listen?form=1&a=2&x=3');
    expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([
      303,
      '/listen?a=2',
      'no-store',
    ]);
    expect(rendered).toEqual([]);
  });

  it('never evicts pages of another route', async () => {
    const { ask, rendered } = site();
    await ask('/shop');
    for (let choice = 0; choice < 700; choice++) await ask(`/listen?a=${choice}`);
    rendered.length = 0;
    for (const path of ['/shop', '/listen?a=699', '/listen?a=698', '/listen?a=0']) await ask(path);
    expect(rendered).toEqual(['/listen?a=0']);
  });

  it('is not cached if prices change while it renders, and no later visitor gets that rendering', async () => {
    const { pass, begun, open } = gate();
    let price = 1;
    const { ask, cache } = site({
      async render() {
        const shown = price;
        await pass();
        return new Response(`${shown} euro`);
      },
    });
    const early = ask('/shop');
    await begun();
    price = 2;
    cache.invalidate();
    const late = ask('/shop');
    open();
    expect(await (await early).text()).toBe('1 euro');
    await begun();
    open();
    expect(await (await late).text()).toBe('2 euro');
    expect(await (await ask('/shop')).text()).toBe('2 euro');
  });

  it('is not cached if it fails', async () => {
    let attempts = 0;
    const { ask } = site({
      async render() {
        attempts += 1;
        if (attempts === 1) throw new Error('database gone');
        return new Response('page', { status: attempts === 2 ? 500 : 200 });
      },
    });
    const statuses: number[] = [];
    for (let time = 0; time < 4; time++) statuses.push((await ask('/shop')).status);
    expect(statuses).toEqual([500, 500, 200, 200]);
    expect(attempts).toBe(3);
  });

  it('is compressed as the browser prefers, and not sent again to a browser that has it', async () => {
    const { ask } = site();
    const packed = async (accepted: string) => {
      const answer = await ask('/shop', { 'accept-encoding': accepted });
      const body = new Uint8Array(await answer.arrayBuffer());
      expect(answer.headers.get('vary')).toBe('accept-encoding');
      const encoding = answer.headers.get('content-encoding');
      const plain = encoding === 'br' ? brotliDecompressSync(body) : encoding ? gunzipSync(body) : body;
      expect(new TextDecoder().decode(plain)).toContain('<title>http://shop.example/shop</title>');
      return encoding;
    };
    expect(await packed('gzip, deflate, br')).toBe('br');
    expect(await packed('br;q=0, gzip;q=0.1')).toBe('gzip');
    expect(await packed('gzip;q=0')).toBeNull();
    expect(await packed('brr, xgzip')).toBeNull();

    const tag = (await ask('/shop')).headers.get('etag') ?? '';
    for (const header of [tag, tag.replace('W/', ''), `"x", ${tag}`, '*']) {
      const answer = await ask('/shop', { 'if-none-match': header });
      expect(answer.status, header).toBe(304);
      for (const name of ['etag', 'cache-control', 'vary', 'content-security-policy'])
        expect(answer.headers.has(name), name).toBe(true);
    }
    for (const header of ['"x"', tag.slice(0, -3), `"x${tag.slice(3)}`])
      expect((await ask('/shop', { 'if-none-match': header })).status, header).toBe(200);
  });
});

it('a feed keeps its content type', async () => {
  const headers = { 'content-type': 'application/rss+xml; charset=utf-8' };
  const { ask } = site({ render: async () => new Response('<rss/>', { headers }) });
  expect((await ask('/feed.xml')).headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  const again = await ask('/feed.xml');
  expect(again.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  expect(await again.text()).toBe('<rss/>');
});

describe('a page of a route without cache rules', () => {
  it('is rendered for each request, with the whole query, and never cached', async () => {
    const { ask, rendered } = site();
    for (const path of ['/silent', '/checkout']) {
      rendered.length = 0;
      for (const query of ['?session_id=cs_1', '?session_id=cs_1', '']) {
        const { headers } = await ask(path + query);
        expect(headers.get('cache-control')).toBe('no-store');
        expect(headers.has('etag')).toBe(false);
      }
      expect(rendered).toEqual([`${path}?session_id=cs_1`, `${path}?session_id=cs_1`, path]);
    }
  });

  it('contacts the payment provider only if the route says so', async () => {
    const { ask } = site();
    const policyOf = async (path: string) => (await ask(path)).headers.get('content-security-policy');
    expect(await policyOf('/checkout')).toContain('https://js.stripe.com');
    expect(await policyOf('/shop')).not.toContain('stripe');
    expect(await policyOf('/silent')).not.toContain('stripe');
  });
});

it('all unknown addresses share one page, rendered once', async () => {
  const { ask, rendered } = site();
  for (let page = 0; page < 50; page++) {
    const answer = await ask(`/nothing/${page}?x=${page}`, { 'if-none-match': '*' });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  }
  expect(rendered).toEqual(['/not-found']);
});

it('one not-found page is cached for each suggestion, however many unknown paths are requested', async () => {
  const { ask, rendered } = site();
  for (let turn = 0; turn < 3; turn++)
    for (const path of ['/shp', '/shopp', '/sohp', '/lissten', '/chekout', '/banjo', `/${'x'.repeat(500)}`])
      expect((await ask(path)).status).toBe(404);
  expect(rendered).toEqual([
    '/not-found?near=%2Fshop',
    '/not-found?near=%2Flisten',
    '/not-found?near=%2Fcheckout',
    '/not-found',
  ]);
  expect(await (await ask('/not-found?near=%2Fsilent')).text()).toContain('/not-found</title>');
});

it('only rendering a page counts towards a visitor’s limit', async () => {
  let counted = 0;
  const { ask } = site({
    refuse: async (context) => {
      counted += 1;
      return counted > 4 ? context.text('wait', 429) : undefined;
    },
  });
  for (const path of ['/shop', '/shop', '/nothing', '/nowhere', '/listen?a=1', '/checkout'])
    expect((await ask(path)).status, path).not.toBe(429);
  for (const path of ['/listen?a=2', '/checkout']) expect((await ask(path)).status, path).toBe(429);
  for (const path of ['/shop', '/listen?a=1', '/nothing'])
    expect((await ask(path)).status, path).not.toBe(429);
});

describe('a signed-in visitor', () => {
  const signedIn = (email: string) => ({ email, onItsWay: 0, hasNews: false, pickups: 0, builds: 0 });
  const greeting = () =>
    site({
      // Like the shop, from the cookie alone.
      visitor: async (context) => {
        const name = /session=(\w+)/.exec(context.req.header('cookie') ?? '')?.[1];
        return name ? signedIn(`${name}@example.org`) : undefined;
      },
      render: async (_, extras) =>
        new Response(`<!doctype html><p>${extras?.visitor?.email ?? 'Log in'}`, { status: 200 }),
    });

  it('gets each page rendered afresh, cached neither by browsers nor by the shop', async () => {
    const { ask } = greeting();
    expect(await (await ask('/shop')).text()).toContain('Log in');
    const own = await ask('/shop', { cookie: 'session=jonas' });
    expect([own.headers.get('cache-control'), own.headers.get('etag')]).toEqual(['no-store', null]);
    expect(await own.text()).toContain('jonas@example.org');
    const after = await ask('/shop');
    expect(after.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(await after.text()).toContain('Log in');
  });

  it('never gets another visitor’s page, however many ask at the same time', async () => {
    const { ask } = greeting();
    const names = Array.from({ length: 30 }, (_, index) => (index % 3 === 0 ? undefined : `who${index}`));
    const paths = ['/shop', '/listen?a=1', '/silent', '/nowhere'];
    const answers = await Promise.all(
      names.flatMap((name) =>
        paths.map(async (path) => ({
          expected: name ? `${name}@example.org` : 'Log in',
          text: await (await ask(path, name ? { cookie: `session=${name}` } : {})).text(),
        })),
      ),
    );
    for (const { expected, text } of answers) expect(text).toBe(`<!doctype html><p>${expected}`);
  });

  it('gets a new page after logging in, although the browser has the public one', async () => {
    const { ask } = greeting();
    const etag = (await ask('/shop')).headers.get('etag') ?? '';
    expect((await ask('/shop', { 'if-none-match': etag })).status).toBe(304);
    const own = await ask('/shop', { 'if-none-match': etag, cookie: 'session=jonas' });
    expect([own.status, await own.text()]).toEqual([200, '<!doctype html><p>jonas@example.org']);
  });
});
