import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { safeHeaders } from './safe-headers.ts';

async function headersOf(path: string, https = true) {
  const app = new Hono();
  app.use(safeHeaders({ https }));
  app.get('*', (context) => context.text('x'));
  return (await app.request(path)).headers;
}

describe('headers that keep browsers safe', () => {
  it('are sent with every page and call', async () => {
    for (const path of ['/', '/shop', '/api/shop/prices', '/assets']) {
      const headers = await headersOf(path);
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(headers.get('permissions-policy'), path).toContain('camera=()');
      expect(headers.get('referrer-policy'), path).toBe('strict-origin');
      expect(headers.get('strict-transport-security'), path).toContain('max-age');
    }
  });

  it('allow the microphone on two pages, and on no other [row D507]', async () => {
    for (const path of ['/', '/listen', '/measure/x', '/your-guitar', '/api/shop/prices', '/workshop'])
      expect((await headersOf(path)).get('permissions-policy'), path).toContain('microphone=()');
    for (const path of ['/measure', '/your-recording'])
      expect((await headersOf(path)).get('permissions-policy'), path).toContain('microphone=(self)');
  });

  it('leave out HTTPS rules without HTTPS', async () => {
    expect((await headersOf('/', false)).has('strict-transport-security')).toBe(false);
  });

  it('are few on static files, to save bytes', async () => {
    for (const path of ['/assets/shop-1.css', '/generated/fonts/archivo.woff2'])
      expect(Object.fromEntries(await headersOf(path))).toEqual({
        'content-type': expect.any(String),
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      });
  });
});
