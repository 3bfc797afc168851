import { brotliDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { cacheKey, createPageServer, policyFor, STRIPE_HOSTS } from './pages.ts';

const NO_HOSTS = { script: [], frame: [], connect: [] };
const key = (path: string) => cacheKey(new URL(path, 'http://localhost'));

function pageApp() {
  let rendered = 0;
  const pages = createPageServer(async (request) => {
    rendered += 1;
    const { pathname } = new URL(request.url);
    const status = pathname === '/missing' ? 404 : 200;
    return new Response(`<!doctype html><title>${pathname}</title><script>go()</script>`, { status });
  }, STRIPE_HOSTS);
  const app = new Hono();
  app.get('*', (context): Promise<Response> => pages.answer(context));
  return { app, pages, count: () => rendered };
}

describe('pages', () => {
  it('are rendered once and kept, until prices change', async () => {
    const { app, pages, count } = pageApp();
    await Promise.all([app.request('/shop'), app.request('/shop'), app.request('/shop?utm=x')]);
    expect(count()).toBe(1);
    pages.forget();
    await app.request('/shop');
    expect(count()).toBe(2);
  });

  it('are not kept when missing, and never at the checkout', async () => {
    const { app, count } = pageApp();
    for (const path of ['/missing', '/missing', '/checkout', '/checkout']) await app.request(path);
    expect(count()).toBe(4);
    expect((await app.request('/missing')).status).toBe(404);
    expect((await app.request('/checkout')).headers.get('cache-control')).toBe('no-store');
  });

  it('are compressed, and not sent again when the browser has them', async () => {
    const { app } = pageApp();
    const response = await app.request('/shop', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(response.headers.get('content-encoding')).toBe('br');
    const body = brotliDecompressSync(new Uint8Array(await response.arrayBuffer())).toString();
    expect(body).toContain('<title>/shop</title>');
    const etag = response.headers.get('etag') ?? '';
    expect((await app.request('/shop', { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  it('have one address per choice, whatever else the query says', () => {
    expect(key('/shop/humbucker?flavor=HOT&x=1')).toBe(key('/shop/humbucker?flavor=hot'));
    expect(key('/shop/humbucker?color=zebra black-cream')).toBe(
      key('/shop/humbucker?color=zebra-black-cream'),
    );
    expect(key('/shop/humbucker?flavor=nonsense')).toBe(key('/shop/humbucker'));
    expect(key('/shop/humbucker?flavor=hot')).not.toBe(key('/shop/humbucker?flavor=modern'));
    expect(key('/shop?a=1')).toBe(key('/shop?a=2'));
    expect(key('/listen?a=Humbucker.HOT.neck&x=1')).toBe(key('/listen?a=humbucker.hot.neck'));
    expect(key('/listen?a=banjo')).toBe(key('/listen'));
    expect(key('/listen?a=humbucker.hot.neck')).not.toBe(key('/listen?a=humbucker.hot.bridge'));
  });

  it('of pickups to listen to never push out others', async () => {
    const { app, count } = pageApp();
    await app.request('/shop');
    const types = ['humbucker', 'telecaster', 'stratocaster', 'p90-dogear', 'p90-soapbar', 'jazz-bass'];
    const picks = types.flatMap((slug) => ['hot', 'vintage'].map((flavor) => `${slug}.${flavor}.neck`));
    for (const a of picks) for (const b of picks) await app.request(`/listen?a=${a}&b=${b}`);
    expect(count()).toBe(1 + picks.length ** 2);
    await app.request('/shop');
    await app.request(`/listen?a=${picks.at(-1)}&b=${picks.at(-1)}`);
    expect(count()).toBe(1 + picks.length ** 2);
    await app.request(`/listen?a=${picks[0]}&b=${picks[0]}`);
    expect(count()).toBe(2 + picks.length ** 2);
  });

  it('allow their own inline scripts by hash and the payment provider on the checkout alone', async () => {
    expect(policyFor('<p>none</p>', NO_HOSTS)).toContain("script-src 'self';");
    expect(policyFor('<script>a</script><script src="/x.js"></script>', NO_HOSTS)).toMatch(
      /script-src 'self' 'sha256-[^']+';/,
    );
    const { app } = pageApp();
    const policyOf = async (path: string) => (await app.request(path)).headers.get('content-security-policy');
    expect(await policyOf('/checkout')).toContain('https://js.stripe.com');
    expect(await policyOf('/shop')).not.toContain('stripe');
  });
});
