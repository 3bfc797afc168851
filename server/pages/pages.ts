import type { Context } from 'hono';
import { type Language, languageOf, prefixOf } from '#domain/languages.ts';
import { rememberNearest } from '#domain/pages/nearest-page.ts';
import { sessionHeader, tokenHeader } from '../accounts/index.ts';
import { checkoutHeader } from '../checkout/index.ts';
import { NO_HOSTS, type PaymentHosts } from '../http/content-policy.ts';
import type { FoundPage } from '../http/page-rule.ts';
import { type RenderedPage, SAME_FOR_ALL, sendPage, toPage } from '../http/rendered-page.ts';
import type { ResponseCache } from '../http/response-cache.ts';
import type { PageExtras, PageServices } from './open-page-services.ts';

/** No route has this address, so the 404 route answers it. */
const nowhere = (language: Language) => `${prefixOf(language)}/not-found`;

export interface PageServerOptions {
  readonly cache: ResponseCache;
  /** The page at a path; undefined if there is none. */
  readonly find: (path: string) => FoundPage | undefined;
  /** Paths of all pages, to suggest one on the 404 page. */
  readonly list: () => readonly string[];
  readonly render: (request: Request, extras?: PageExtras) => Promise<Response>;
  /** Base address of rendered pages, independent of the request's host; without a trailing slash. */
  readonly publicUrl: string;
  readonly paymentHosts: PaymentHosts;
  /** The signed-in visitor; undefined for others, without a query. */
  readonly visitor?: (context: Context, token?: string) => Promise<PageServices['visitor']>;
  /** Refuses clients over a limit instead of rendering. */
  readonly refuse?: (context: Context) => Promise<Response | undefined>;
  /** Disables the cache for Vite: every save must show. */
  readonly developing?: boolean;
}

export interface PageServer {
  isPage(path: string): boolean;
  /** The loggable name of a page. */
  nameOf(path: string): string;
  /** Serves a page by its canonical address, from the cache or rendered; the 404 page if there is none. */
  answer(context: Context, path: string, query: string): Promise<Response>;
  /**
   * Renders a page for a single response: a submitted form, an order; for the session of `token` if the page is personal.
   */
  show(context: Context, path: string, extras: PageExtras, status: number, token?: string): Promise<Response>;
  /** Serves the 404 page with a suggestion, cached per suggestion. */
  missing(context: Context): Promise<Response>;
  /** Cache key of the 404 page for a target. */
  missingAt(target: string): string;
}

/**
 * Serves pages, cached and compressed as their route allows (`page-rule.ts`). Pages are rendered without the visitor's
 * headers, cached ones with the normalized query only, so no visitor's data can reach another. Signed-in visitors get
 * uncached pages with their name in the head.
 */
export function createPageServer(options: PageServerOptions): PageServer {
  const {
    cache,
    find,
    list,
    render,
    publicUrl,
    paymentHosts,
    refuse = async () => undefined,
    visitor: visitorOf,
  } = options;
  async function make(
    { rule }: FoundPage,
    request: Request,
    visitor?: PageServices['visitor'],
  ): Promise<RenderedPage> {
    const hosts = rule.pays ? paymentHosts : NO_HOSTS;
    return toPage(await render(request, { visitor }), hosts, rule.kept !== undefined && !visitor);
  }

  async function serve(
    context: Context,
    found: FoundPage,
    { path, query, status, to }: { path: string; query: string; status: 200 | 404; to?: string },
  ): Promise<Response> {
    const { kept } = found.rule;
    const read = kept ? (kept.query?.(new URLSearchParams(query), found.params) ?? '') : query.slice(1);
    const address = path + `?${read}`.replace(/\?$/, '');
    if (kept?.isForm?.(new URLSearchParams(query))) {
      // Redirect to the normalized query, which can be shared.
      context.header('Cache-Control', 'no-store');
      return context.redirect(address, 303);
    }
    const url = publicUrl + address;
    // Only personal pages and checkouts get the visitor's cookies.
    const cookies = context.req.header('cookie');
    const cookie = found.rule.personal
      ? sessionHeader(cookies, { publicUrl })
      : found.rule.pays
        ? checkoutHeader(cookies, publicUrl)
        : undefined;
    const request = new Request(url, cookie ? { headers: { cookie } } : {});
    const visitor = await visitorOf?.(context);
    if (options.developing) return render(request, { visitor });
    if (!kept || visitor) {
      return (await refuse(context)) ?? sendPage(context, await make(found, request, visitor), 'no-store');
    }

    const key = { route: found.route, url, room: kept.room, status };
    const refusal = cache.has(key) ? undefined : await refuse(context);
    if (refusal) return refusal;
    const page = await cache.get(key, () => make(found, new Request(url)));
    return sendPage(context, page, page.status === 200 ? SAME_FOR_ALL : 'no-store', to);
  }

  const nearest = rememberNearest();
  /** The space cannot occur in a target. */
  const nameOfMissing = (target: string, near: string | undefined) =>
    `nowhere ${languageOf(target)} ${near ?? ''}`;

  /** The number of 404 pages is limited: per language, one for each suggestion and one without. */
  function missing(context: Context): Promise<Response> {
    const pages = list();
    const target: string = context.env?.incoming?.url ?? context.req.path;
    const near = nearest(target, pages);
    const rule = {
      kept: { room: 2 * (pages.length + 1), query: () => new URLSearchParams(near && { near }) },
    };
    return serve(
      context,
      { route: 'not-found', params: {}, rule },
      { path: nowhere(languageOf(target)), query: '', status: 404, to: nameOfMissing(target, near) },
    );
  }

  return {
    isPage: (path) => find(path) !== undefined,
    nameOf: (path) => find(path)?.pattern ?? path,
    answer(context, path, query) {
      const found = find(path);
      return found ? serve(context, found, { path, query, status: 200 }) : missing(context);
    },
    async show(context, path, extras, status, token) {
      const rule = find(path)?.rule;
      const cookie = token && rule?.personal ? tokenHeader(token, { publicUrl }) : undefined;
      const request = new Request(publicUrl + path, cookie ? { headers: { cookie } } : {});
      const response = await render(request, { ...extras, visitor: await visitorOf?.(context, token) });
      if (options.developing) return new Response(response.body, { status, headers: response.headers });
      return sendPage(
        context,
        { ...(await toPage(response, rule?.pays ? paymentHosts : NO_HOSTS, false)), status },
        'no-store',
      );
    },
    missing,
    missingAt: (target) => nameOfMissing(target, nearest(target, list())),
  };
}
