import { globSync, readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { languageOf } from '#domain/languages.ts';
import routes from '../app/routes.ts';
import { safeHeaders } from '../server/http/safe-headers.ts';

/** Public parts of a page's address; everything else counts as secret. */
const PUBLIC = /:(slug|build|serial|number|piece)$|^p\/:token$/;

/** Every address with a token, found in the declared routes: pages, their resources, and calls. */
const paths = [
  ...new Set([
    ...routes.flatMap(({ path = '' }) =>
      languageOf(`/${path}`) === 'en' ? (/^.*\/:\w+/.exec(path)?.[0] ?? []) : [],
    ),
    ...globSync('server/{pages,api,main}/**/*.ts').flatMap((file) =>
      Array.from(
        readFileSync(file, 'utf8').matchAll(/\/([a-z][\w/-]*\/:(?:token|secret|link|key))\b/g),
        ([, path = '']) => (file.endsWith('user-api.ts') ? `api/userservice/${path}` : path),
      ),
    ),
  ]),
].filter((path) => !PUBLIC.test(path));

const TOKEN = 'cf83e135-7eef-4c1e-9a3b-2f9f0f3f7d11.0.q3b-XyZ';
const nginx = readFileSync('deploy/nginx/gewitter.conf', 'utf8');
const caddy = readFileSync('deploy/caddy/Caddyfile', 'utf8');
const logged = {
  nginx: new RegExp(/\$logged_path \{\s*~\*(\S+) \$1;/.exec(nginx)?.[1] ?? 'none', 'i'),
  Caddy: new RegExp(/request>uri regexp "\(\?i\)(.+)" \$1/.exec(caddy)?.[1] ?? 'none', 'i'),
};
const silent = new RegExp(/location ~\* (\S+) \{\s*error_log \/dev\/null/.exec(nginx)?.[1] ?? 'none', 'i');

describe('an address with a token', () => {
  it('is known: of an order, of an account, of the first maker', () => {
    expect(paths.toSorted()).toEqual([
      'api/userservice/verify/:token',
      'order/:token',
      'reset/:token',
      'verify/:token',
      'workshop/first/:token',
    ]);
  });

  it.each(paths)(
    '/%s is logged without it by nginx and by Caddy, and told to no other page [case A3] [row D761]',
    async (path) => {
      // `strict-origin` sends only the host, and lets forms report their origin.
      const app = new Hono().use(safeHeaders({ https: true })).get('*', (context) => context.text(''));
      const { headers } = await app.request(`/${path.replace(/:\w+/, TOKEN)}`);
      expect(headers.get('referrer-policy')).toMatch(/^(no-referrer|strict-origin)$/);
      for (const start of ['', '/de', '/DE'])
        for (const end of ['', '/invoice', '?x=1']) {
          const address = `${start}/${path.replace(/:\w+/, TOKEN)}${end}`;
          for (const [by, pattern] of Object.entries(logged)) {
            expect(pattern.exec(address)?.[1], `${address} by ${by}`).toBe(
              `${start}/${path.replace(/\/:\w+/, '')}`,
            );
          }
          expect(silent.test(address), address).toBe(true);
        }
    },
  );

  it('in a query is never logged', () => {
    expect('/data?link=x'.replace(logged.Caddy, '$1')).toBe('/data');
    expect(nginx).not.toMatch(/\$(request|request_uri|args|query_string|http_referer)\b.*',/);
    for (const page of ['/data', '/de/withdraw', '/checkout']) expect(silent.test(page)).toBe(true);
  });

  it('is matched completely: pages with a similar path are logged unchanged', () => {
    for (const path of [
      '/orders',
      '/order',
      '/reset',
      '/workshop/first',
      '/shop/order/x',
      '/workshop/orders/GW-1',
    ])
      for (const [by, pattern] of Object.entries(logged))
        expect(pattern.test(path), `${path} by ${by}`).toBe(false);
  });
});
