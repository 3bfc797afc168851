import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { mayBeSignedIn } from '../accounts/visitor.ts';
import { NO_HOSTS } from './content-policy.ts';
import { sendPage, toPage } from './rendered-page.ts';
import { createResponseCache } from './response-cache.ts';

interface Ask {
  readonly method?: string;
  readonly url: string;
  readonly headers?: Record<string, string>;
}

function site(mayAsk: (incoming: IncomingMessage) => boolean = () => true) {
  const cache = createResponseCache(mayAsk, (target) => (target.startsWith('/no') ? 'all alike' : undefined));
  let whileAnswering = () => {};
  const app = new Hono();
  app.use(cache.index);
  app.use(async (context, next) => {
    await next();
    context.header('x-frame-options', 'DENY');
  });
  app.get('/shop', async (context) => {
    const q = context.req.query('q') ?? '';
    const key = { route: 'shop', url: `/shop?q=${q}`, room: 2, status: 200 };
    const page = await cache.get(key, () => toPage(new Response(`page ${q}`), NO_HOSTS, true));
    const answer = await sendPage(context, page, 'public');
    whileAnswering();
    return answer;
  });
  app.get('/checkout', (context) => context.text('yours'));
  app.get('/no/*', async (context) => {
    const key = { route: 'lost', url: '/lost', room: 1, status: 404 };
    const page = await cache.get(key, () => toPage(new Response('lost', { status: 404 }), NO_HOSTS, true));
    return sendPage(context, page, 'no-store', 'all alike');
  });
  const incomingOf = ({ method = 'GET', url, headers = {} }: Ask) =>
    ({ method, url, headers }) as unknown as IncomingMessage;

  return {
    cache,
    during(act: () => void) {
      whileAnswering = act;
    },
    /** Renders, like the first request of a page. */
    async first(ask: Ask) {
      const { method = 'GET', url, headers = {} } = ask;
      const request = new Request(new URL(url, 'http://shop.example'), { method, headers });
      return app.fetch(request, { incoming: incomingOf(ask) });
    },
    /** Answers from the index, before the framework. */
    again(ask: Ask) {
      let head: { status: number; headers: string[] } | undefined;
      let body = '';
      const outgoing = {
        writeHead: (status: number, headers: string[]) => (head = { status, headers }),
        end: (bytes: Uint8Array) => {
          const isPacked = head?.headers.includes('br');
          body = new TextDecoder().decode(isPacked ? brotliDecompressSync(bytes) : bytes);
        },
      } as unknown as ServerResponse;
      return cache.answer(incomingOf(ask), outgoing) ? { ...head, body } : undefined;
    },
  };
}

describe('a page in the cache', () => {
  it('is served again with every header it had', async () => {
    const { first, again } = site();
    expect(again({ url: '/shop' })).toBeUndefined();
    await first({ url: '/shop' });
    const { status, headers, body } = again({ url: '/shop' }) ?? {};
    expect({ status, body }).toEqual({ status: 200, body: 'page ' });
    for (const part of ['x-frame-options', 'DENY', 'cache-control', 'public', 'content-length', '5'])
      expect(headers).toContain(part);
    expect(headers?.[headers.indexOf('etag') + 1]).toMatch(/^W\/"/);
  });

  it('is served for the identical request only', async () => {
    const { first, again } = site();
    await first({ url: '/shop?q=1', headers: { 'accept-encoding': 'br' } });
    expect(again({ url: '/shop?q=1', headers: { 'accept-encoding': 'br' } })?.body).toBe('page 1');
    const others: Ask[] = [
      { url: '/shop' },
      { url: '/shop?q=1' },
      { url: '/Shop?q=1', headers: { 'accept-encoding': 'br' } },
      { url: '/shop?q=1', headers: { 'accept-encoding': 'gzip' } },
      { url: '/shop?q=1', headers: { 'accept-encoding': 'br', 'if-none-match': '"1"' } },
      { url: '/shop?q=1', headers: { 'accept-encoding': 'br', 'content-length': '3' } },
      { url: '/shop?q=1', headers: { 'accept-encoding': 'br' }, method: 'POST' },
      { url: '/shop?q=1', headers: { 'accept-encoding': 'br' }, method: 'HEAD' },
    ];
    for (const other of others) expect(again(other), JSON.stringify(other)).toBeUndefined();
  });

  it('is not served to requests that the shop refuses', async () => {
    const { first, again } = site(({ headers }) => headers.host === 'localhost');
    await first({ url: '/shop', headers: { host: 'localhost' } });
    expect(again({ url: '/shop', headers: { host: 'evil.example' } })).toBeUndefined();
    expect(again({ url: '/shop', headers: { host: 'localhost' } })).toBeDefined();
  });

  it('is not served to visitors who may be signed in, because their pages greet them', async () => {
    const { first, again } = site((incoming) => !mayBeSignedIn(incoming.headers.cookie));
    await first({ url: '/shop' });
    for (const cookie of ['session=x', 'a=1; session=x', '__cookie_consent=true; __Host-session=x; b=2'])
      expect(again({ url: '/shop', headers: { cookie } }), cookie).toBeUndefined();
    for (const cookie of ['', '__cookie_consent=true', 'session=', 'my-session=x', 'a=session=x'])
      expect(again({ url: '/shop', headers: { cookie } }), cookie).toBeDefined();
  });

  it('is removed with its entry', async () => {
    const { first, again } = site();
    const urls = ['/shop?q=1', '/shop?q=2', '/shop?q=3'];
    for (const url of urls) await first({ url });
    expect(urls.map((url) => again({ url })?.body)).toEqual([undefined, 'page 2', 'page 3']);
    await first({ url: '/shop?q=1' });
    expect(urls.map((url) => again({ url })?.body)).toEqual(['page 1', undefined, 'page 3']);
  });

  it('is removed in a new generation, even if it was rendered in the previous one', async () => {
    const { first, again, cache, during } = site();
    await first({ url: '/shop' });
    cache.invalidate();
    expect(again({ url: '/shop' })).toBeUndefined();
    during(() => cache.invalidate());
    await first({ url: '/shop' });
    expect(again({ url: '/shop' })).toBeUndefined();
  });
});

it('responses that depend on the visitor are never cached', async () => {
  const { first, again } = site();
  await first({ url: '/checkout' });
  expect(again({ url: '/checkout' })).toBeUndefined();
});

it('a response for many targets is served again for each of them, with its status', async () => {
  const { first, again, cache } = site();
  expect(again({ url: '/no/1' })).toBeUndefined();
  await first({ url: '/no/1' });
  const { status, headers, body } = again({ url: '/no/2?a' }) ?? {};
  expect({ status, body }).toEqual({ status: 404, body: 'lost' });
  expect(headers).toContain('no-store');
  expect(again({ url: '/no/2', headers: { 'if-none-match': '*' } })).toBeUndefined();
  expect(again({ url: '/lost' })).toBeUndefined();
  cache.invalidate();
  expect(again({ url: '/no/2' })).toBeUndefined();
});
