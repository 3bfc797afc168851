import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Context } from 'hono';
import { productBySlug, readProductQuery } from '#domain/catalogue.ts';
import { listenPath, readPicks } from '#domain/listen-choice.ts';

type Bytes = Uint8Array<ArrayBuffer>;

interface Page {
  readonly status: number;
  readonly location: string | null;
  readonly plain: Bytes;
  readonly brotli: Bytes;
  readonly gzip: Bytes;
  readonly etag: string;
  readonly policy: string;
}

/** Hosts beyond our own that the checkout page may talk to; empty with the sandbox. */
export interface PaymentHosts {
  readonly script: readonly string[];
  readonly frame: readonly string[];
  readonly connect: readonly string[];
}

const NO_HOSTS: PaymentHosts = { script: [], frame: [], connect: [] };

/** As Stripe's integration security guide lists them. */
export const STRIPE_HOSTS: PaymentHosts = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
};

/** Room for every product in every flavor, bundle and colour, twice over. */
const MAX_PAGES = 600;
/** Choices of two or three pickups are beyond counting: the last ones asked for, on a shelf of their own. */
const MAX_LISTENING = 100;
const LISTENING = '/listen';

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('base64');

/** Content-Security-Policy of one page: its own inline scripts by hash, nothing else inline. */
export function policyFor(html: string, hosts: PaymentHosts): string {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  const hashes = Array.from(scripts, ([, code = '']) => `'sha256-${sha256(code)}'`);
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes, ...hosts.script].join(' '),
    "style-src 'self'",
    "img-src 'self' data:",
    ["frame-src 'self'", ...hosts.frame].join(' '),
    ["connect-src 'self'", ...hosts.connect].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

async function toPage(response: Response, hosts: PaymentHosts): Promise<Page> {
  const plain = new Uint8Array(await response.arrayBuffer());
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
  return {
    status: response.status,
    location: response.headers.get('location'),
    plain,
    brotli: new Uint8Array(brotliCompressSync(plain, quality)),
    gzip: new Uint8Array(gzipSync(plain)),
    etag: `"${sha256(plain).slice(0, 22)}"`,
    policy: policyFor(new TextDecoder().decode(plain), hosts),
  };
}

function send(context: Context, page: Page, cacheControl: string): Response {
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': page.policy,
    'cache-control': cacheControl,
    vary: 'accept-encoding',
    etag: page.etag,
  });
  if (page.location) headers.set('location', page.location);
  if (context.req.header('if-none-match')?.includes(page.etag))
    return new Response(null, { status: 304, headers });
  const accepted = context.req.header('accept-encoding') ?? '';
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
  if (encoding) headers.set('content-encoding', encoding);
  const body = encoding === 'br' ? page.brotli : encoding === 'gzip' ? page.gzip : page.plain;
  return new Response(body, { status: page.status, headers });
}

/**
 * The address under which a page is kept: its path and, on product pages and where pickups are listened to, the
 * choice that its query makes. Every other query value is the same page, so no visitor can fill the cache with
 * nonsense.
 */
export function cacheKey(url: URL): string {
  if (url.pathname === LISTENING) return listenPath(readPicks(url.searchParams));
  const slug = /^\/shop\/([^/]+)$/.exec(url.pathname)?.[1];
  const product = slug === undefined ? undefined : productBySlug(slug);
  if (!product) return url.pathname;
  const { flavor, bundle, colour } = readProductQuery(product, url.searchParams);
  return `${url.pathname} ${flavor} ${bundle} ${colour}`;
}

const isCheckout = (path: string) => path === '/checkout';

export interface PageServer {
  /** Answers a page from memory, or renders and keeps it. */
  answer(context: Context): Promise<Response>;
  /** Forgets every page, because the prices on them have changed. */
  forget(): void;
}

/**
 * Serves pages rendered once and kept compressed. A page is rendered without the visitor's cookies, so nothing
 * personal can be kept. The checkout is never kept: with a session in its address it answers one shopper.
 */
export function createPageServer(
  render: (request: Request) => Promise<Response>,
  paymentHosts: PaymentHosts,
  developing = false,
): PageServer {
  const shelves = { pages: new Map<string, Page>(), listening: new Map<string, Page>() };
  const underWay = new Map<string, Promise<Page>>();

  const shelfOf = (url: URL) => (url.pathname === LISTENING ? shelves.listening : shelves.pages);

  async function renderFor(url: URL): Promise<Page> {
    const hosts = isCheckout(url.pathname) ? paymentHosts : NO_HOSTS;
    return toPage(await render(new Request(url)), hosts);
  }

  async function keep(key: string, url: URL): Promise<Page> {
    const page = await renderFor(url);
    if (page.status === 200) {
      const kept = shelfOf(url);
      const [oldest] = kept.keys();
      const room = kept === shelves.listening ? MAX_LISTENING : MAX_PAGES;
      if (kept.size >= room && oldest !== undefined) kept.delete(oldest);
      kept.set(key, page);
    }
    return page;
  }

  return {
    async answer(context) {
      // Vite brings inline styles and a socket of its own, and every save must show.
      if (developing) return render(new Request(context.req.url));
      const url = new URL(context.req.url);
      if (isCheckout(url.pathname)) return send(context, await renderFor(url), 'no-store');
      const key = cacheKey(url);
      let page = shelfOf(url).get(key);
      if (!page) {
        let rendering = underWay.get(key);
        if (!rendering) {
          rendering = keep(key, url).finally(() => underWay.delete(key));
          underWay.set(key, rendering);
        }
        page = await rendering;
      }
      return send(context, page, 'public, max-age=0, must-revalidate');
    },
    forget() {
      for (const shelf of Object.values(shelves)) shelf.clear();
    },
  };
}
