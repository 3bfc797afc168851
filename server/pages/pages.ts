import type { Context } from 'hono';
import { type Language, languageOf, prefixOf } from '#domain/languages.ts';
import { rememberNearest } from '#domain/pages/nearest-page.ts';
import { sessionHeader, tokenHeader } from '../accounts/index.ts';
import { checkoutHeader } from '../checkout/index.ts';
import { NO_HOSTS, type PaymentHosts } from '../http/content-policy.ts';
import type { FoundPage } from '../http/page-rule.ts';
import { type RenderedPage, SAME_FOR_ALL, sendPage, toPage } from '../http/rendered-page.ts';
import type { ResponseCache } from '../http/response-cache.ts';
import type { PageExtras, PageServices } from './page-services.ts';

/** No route has this address, so the table's last one answers it. */
const nowhere = (language: Language) => `${prefixOf(language)}/not-found`;

export interface PageServerOptions {
  readonly cache: ResponseCache;
  /** The page at a path; undefined where there is none. */
  readonly find: (path: string) => FoundPage | undefined;
  /** Paths of all pages; one of them may be what was meant by a path that leads nowhere. */
  readonly list: () => readonly string[];
  readonly render: (request: Request, extras?: PageExtras) => Promise<Response>;
  /** The shop's address without a trailing slash: pages are made for it, whatever a visitor calls the host. */
  readonly publicUrl: string;
  /** Hosts for pages that pay. */
  readonly paymentHosts: PaymentHosts;
  /** Who is signed in; undefined, without asking the database, for everybody else. */
  readonly visitor?: (context: Context, token?: string) => Promise<PageServices['visitor']>;
  /** Answers instead of rendering where a visitor asks for too much. */
  readonly refuse?: (context: Context) => Promise<Response | undefined>;
  /** Nothing is kept: Vite brings inline styles and a socket of its own, and every save must show. */
  readonly developing?: boolean;
}

export interface PageServer {
  isPage(path: string): boolean;
  /** What a log may call the page at a path. */
  nameOf(path: string): string;
  /** Answers a page by its one address, from memory or rendered; the not-found page where there is none. */
  answer(context: Context, path: string, query: string): Promise<Response>;
  /**
   * Answers with a page made for this one answer: a form as it stands, somebody's order; to the session of a token where
   * the page is personal.
   */
  show(context: Context, path: string, extras: PageExtras, status: number, token?: string): Promise<Response>;
  /** Answers the not-found page, which names the page that was perhaps meant: kept once for each of them. */
  missing(context: Context): Promise<Response>;
  /** Which of these pages answers a target that leads nowhere: whoever has it need not ask for it. */
  missingAt(target: string): string;
}

/**
 * Serves pages, cached and packed where their route says so (`page-rule.ts`). A page is rendered without the visitor's
 * headers, and one that is kept from the part of the query alone under which it is kept: so nothing of one visitor
 * can reach another. Whoever is signed in gets every page anew, with their name in its head, and no browser keeps it.
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
      // The address bar shows what can be sent to a friend, not how a form spells its fields.
      context.header('Cache-Control', 'no-store');
      return context.redirect(address, 303);
    }
    const url = publicUrl + address;
    // Nothing of the visitor reaches a page, except on pages that are made for someone signed in or for one checkout.
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
  /** No target has a space in it. */
  const nameOfMissing = (target: string, near: string | undefined) =>
    `nowhere ${languageOf(target)} ${near ?? ''}`;

  /** However many paths lead nowhere, there is one such page a language for each that could be meant, and one for none. */
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
